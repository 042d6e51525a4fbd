import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import type { OutboxStatus } from "../outbox/outbox-store.ts";
import { tryAgain } from "./problem.ts";

export type HealthParts = {
  ping: () => Promise<void>;
  outboxStatus: () => Promise<OutboxStatus>;
  /** True once the server has been told to stop: it does its work but wants no more. */
  isLeaving: () => boolean;
};

const longestWait = 2_000;

const noStore = { "Cache-Control": "no-store" };

/**
 * `/healthz` answers whether the shop lives, for whoever watches it; `/readyz` whether it wants requests, for what
 * shares them out. Neither mails that wait nor a database that is away make it unready: pages are served without, and
 * every other server has the same database.
 */
export function healthRoutes({ ping, outboxStatus, isLeaving }: HealthParts): Hono {
  const routes = new Hono();
  routes.get("/healthz", async (context) => {
    const answered = await within(longestWait, ping());
    return answered.ok ? context.json({ status: "ok" }, 200, noStore) : databaseAway();
  });
  routes.get("/readyz", async (context) => {
    if (isLeaving()) return tryAgain(503, "The server is stopping.", 5);
    const outbox = await within(longestWait, outboxStatus());
    if (!outbox.ok) return context.json({ status: "ok", database: "away" }, 200, noStore);
    const { waiting, oldestMs } = outbox.value;
    const mails = { waiting, oldestSeconds: Math.round(oldestMs / 1000) };
    return context.json({ status: "ok", database: "ok", outbox: mails }, 200, noStore);
  });
  return routes;
}

function databaseAway(): Response {
  return tryAgain(503, "The database doesn't answer.", 5);
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
