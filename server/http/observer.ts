import { deskPath } from "../../shop/desk/desk-paths.ts";
import { ordersApiPath, productsApiPath } from "../../shop/paths.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "./metrics.ts";

/** In any spelling: requests that are redirected to the canonical address are logged, too. */
const hasAKey = /^\/+(order|offer|offer-pictures)\//i;

export type Answered = { method: string; path: string; status: number; milliseconds: number };

const measuredRoutes = new Set<string>([ordersApiPath, productsApiPath, "/healthz", "/readyz"]);

/** Counts and logs an answer. Paths come without their query, which may hold search terms. */
export function createObserver(log: Log, metrics: Metrics): (answered: Answered) => void {
  return ({ method, path, status, milliseconds }) => {
    const route = measuredRoutes.has(path) ? path : path.startsWith("/api/") ? "/api" : "page";
    metrics.request(route, method, status, milliseconds / 1000);
    const level = status >= 500 ? "warn" : route === ordersApiPath ? "info" : "debug";
    if (log.isLevelEnabled(level))
      log[level]({ method, path: loggedPath(path), status, ms: Math.round(milliseconds) }, "request");
  };
}

/** Paths of the desk may hold the secret of an invitation, those of orders and offers a key. */
export function loggedPath(path: string): string {
  const [, word] = hasAKey.exec(path) ?? [];
  if (word) return `/${word.toLowerCase()}/…`;
  return path.startsWith(`${deskPath}/`) ? `${deskPath}/…` : path.slice(0, 200);
}
