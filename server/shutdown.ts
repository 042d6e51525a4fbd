import { once } from "node:events";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as afterPendingInput, setTimeout as wait } from "node:timers/promises";

/** Connections that wait to be accepted get this long in all; without a new one for `quietMs` there are none left. */
const acceptMs = 1_000;
const quietMs = 50;

/** How long requests in flight may take, and how long an idle connection may still send one. */
const requestGraceMs = 6_000;
const idleGraceMs = 1_000;

/**
 * Accepts the connections that the kernel has already made, which would be reset otherwise, and then no more. Not
 * `server.close()`: it would also cut connections whose request hasn't been read yet.
 */
export async function stopListening(server: Server): Promise<void> {
  const deadline = performance.now() + acceptMs;
  let hasAccepted = true;
  server.on("connection", () => {
    hasAccepted = true;
  });
  while (hasAccepted && performance.now() < deadline) {
    hasAccepted = false;
    await wait(quietMs);
    await afterPendingInput();
  }
  NetServer.prototype.close.call(server);
}

/** Settles when every connection is closed: idle ones after a grace period, the others once answered. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, "close").then(() => "closed" as const);
  const deadline = performance.now() + requestGraceMs;
  while ((await Promise.race([closed, wait(idleGraceMs)])) !== "closed") {
    await afterPendingInput();
    if (performance.now() < deadline) server.closeIdleConnections();
    else server.closeAllConnections();
  }
}
