import { onTestFinished } from "vitest";
import type { BackendParts } from "../backend.ts";
import { parseEnvironment, type ServerSettings } from "../environment.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { silent } from "./databases.ts";
import { smallShop } from "./orders.ts";

export type TestServer = RunningServer & { origin: string };

export function testSettings(env: Record<string, string> = {}): ServerSettings {
  const parsed = parseEnvironment({ PORT: "0", METRICS_PORT: "off", ...env });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  return parsed.settings;
}

/** The small shop behind real HTTP, without pages; stopped when the test ends. */
export async function startTestServer(
  settings: ServerSettings,
  parts: Partial<BackendParts> = {},
): Promise<TestServer> {
  const server = await startServer({
    settings,
    selling: smallShop,
    pages: () => new Response("a page"),
    log: silent,
    ...parts,
  });
  onTestFinished(() => server.stop());
  return { ...server, origin: `http://127.0.0.1:${server.port}` };
}

/** No keep-alive: it would delay the server's stop. */
const once = { Connection: "close" };

export function get(address: string): Promise<Response> {
  return fetch(address, { headers: once });
}

export function postOrder(origin: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/api/orders`, {
    method: "POST",
    headers: { ...once, "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
