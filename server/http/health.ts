import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import type { OutboxStatus } from "../outbox/outbox-store.ts";
import { tryAgain } from "./problem.ts";

export type HealthParts = {
  /** Rejects when the database takes no writing. */
  tryWriting: () => Promise<void>;
  outboxStatus: () => Promise<OutboxStatus>;
  /** True once the server has been told to stop: it still answers, but wants no new requests. */
  isLeaving: () => boolean;
};

const probeTimeout = 2_000;

/** Asked by proxies and monitors for themselves, on behalf of no shopper. */
export function isProbe(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}

const noStore = { "Cache-Control": "no-store" };

/**
 * `/healthz` is for monitoring, and true only if an order could be stored; `/readyz` for load balancers. Neither waiting mails nor a database that is down make a
 * server unready: it serves pages without, and every other server has the same database.
 */
export function healthRoutes({ tryWriting, outboxStatus, isLeaving }: HealthParts): Hono {
  const routes = new Hono();
  routes.get("/healthz", async (context) => {
    const written = await within(probeTimeout, tryWriting());
    return written.ok ? context.json({ status: "ok" }, 200, noStore) : databaseDown();
  });
  routes.get("/readyz", async (context) => {
    if (isLeaving()) return tryAgain(503, "The server is stopping.", 5);
    const outbox = await within(probeTimeout, outboxStatus());
    if (!outbox.ok) return context.json({ status: "ok", database: "away" }, 200, noStore);
    const { waiting, oldestMs } = outbox.value;
    const mails = { waiting, oldestSeconds: Math.round(oldestMs / 1000) };
    return context.json({ status: "ok", database: "ok", outbox: mails }, 200, noStore);
  });
  return routes;
}

function databaseDown(): Response {
  return tryAgain(503, "The database takes no orders.", 5);
}

type Answer<Value> = { ok: true; value: Value } | { ok: false };

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Answer<Value>> {
  const timer = new AbortController();
  const late = wait(milliseconds, { ok: false } as const, { signal: timer.signal, ref: false });
  const asked = work.then(
    (value) => ({ ok: true, value }) as const,
    () => ({ ok: false }) as const,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
