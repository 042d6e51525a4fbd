import { once } from "node:events";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as afterWaitingInput, setTimeout as wait } from "node:timers/promises";
import { type Backend, type BackendParts, openBackend } from "./backend.ts";
import { createHttpServer, createMetricsServer, listen, metricsHost } from "./http/listen.ts";
import { metricsContentType } from "./http/metrics.ts";
import type { Log } from "./log.ts";

export type RunningServer = {
  port: number;
  metricsPort: number | undefined;
  keys: Backend["keys"];
  /**
   * Says at `/readyz` that it wants no more requests and serves on for the time that is set; then answers what is in
   * flight, finishes the outbox' step and closes the database, within ten seconds.
   */
  stop(): Promise<void>;
};

/** How long requests in flight may take once the server stops, and how long the whole stop may. */
const requestGrace = 6_000;
const stopDeadline = 9_000;
/** A client that is kept waiting by its own machine still gets its next request in. */
const lastCall = 1_000;
const longestQueue = 1_000;
const quietMoment = 50;

/** Starts the shop. Throws a `StartError` with a sentence when something outside it is in the way. */
export async function startServer(parts: BackendParts): Promise<RunningServer> {
  const { settings, log } = parts;
  const backend = await openBackend(parts);
  const server = createHttpServer(backend.app, backend.inFront);
  try {
    const port = await listen(server, settings.port, settings.host);
    const metrics = createMetricsServer(backend.metrics.text, metricsContentType);
    const metricsPort = await listenForMetrics(metrics, settings.metricsPort, log);
    const finish = async () => {
      await stopListening(server);
      // Not before: an answer that closes its connection makes the client connect again.
      backend.prepareToStop();
      metrics.close();
      await Promise.all([drain(server), backend.stopOutbox()]);
      await backend.close();
    };
    const stop = async () => {
      backend.announceStop();
      await wait(settings.stopDelay * 1000);
      // A database that hangs must not hold us: what was answered is stored, and what wasn't will be asked again.
      await Promise.race([finish(), wait(stopDeadline, undefined, { ref: false })]);
    };
    let stopped: Promise<void> | undefined;
    return {
      port,
      metricsPort,
      keys: backend.keys,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await backend.stopOutbox();
    await backend.close();
    throw error;
  }
}

/** A second shop on this machine finds the port taken, and sells as well without; it may get it when that one ends. */
async function listenForMetrics(server: Server, port: number | "off", log: Log): Promise<number | undefined> {
  if (port === "off") return undefined;
  try {
    return await listen(server, port, metricsHost);
  } catch (error) {
    log.warn({ err: error }, "the metrics are not served, as long as another has their port");
    const again = setInterval(() => listen(server, port, metricsHost).then(() => clearInterval(again), ignore), 5_000);
    again.unref();
    server.once("close", () => clearInterval(again));
    return undefined;
  }
}

function ignore(): void {}

/**
 * Lets in whoever has connected, then nobody else: a connection that the system has made but we haven't accepted
 * would be reset. Not `server.close()`, which would also cut connections whose request hasn't been read yet.
 */
async function stopListening(server: Server): Promise<void> {
  const deadline = performance.now() + longestQueue;
  let hasArrived = true;
  server.on("connection", () => {
    hasArrived = true;
  });
  while (hasArrived && performance.now() < deadline) {
    hasArrived = false;
    await wait(quietMoment);
    await afterWaitingInput();
  }
  NetServer.prototype.close.call(server);
}

/** Settles when every connection is closed: those that stay silent after a last call, the others once answered. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, "close").then(() => "closed" as const);
  const deadline = performance.now() + requestGrace;
  while ((await Promise.race([closed, wait(lastCall)])) !== "closed") {
    await afterWaitingInput();
    if (performance.now() < deadline) server.closeIdleConnections();
    else server.closeAllConnections();
  }
}
