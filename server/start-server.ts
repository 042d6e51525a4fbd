import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type BackendParts, openBackend } from "./backend.ts";
import { createHttpServer, createMetricsServer, listen, metricsHost } from "./http/listen.ts";
import { metricsContentType } from "./http/metrics.ts";
import type { Log } from "./log.ts";

export type RunningServer = {
  port: number;
  metricsPort: number | undefined;
  /** Answers what is in flight, finishes the outbox' step, closes the database; within ten seconds. */
  stop(): Promise<void>;
};

/** How long requests in flight may take once the server stops, and how long the whole stop may. */
const requestGrace = 7_000;
const stopDeadline = 9_000;

/** Starts the shop. Throws a `StartError` with a sentence when something outside it is in the way. */
export async function startServer(parts: BackendParts): Promise<RunningServer> {
  const { settings, log } = parts;
  const backend = await openBackend(parts);
  const server = createHttpServer(backend.app);
  try {
    const port = await listen(server, settings.port, settings.host);
    const metrics = createMetricsServer(backend.metrics.text, metricsContentType);
    const metricsPort = await listenForMetrics(metrics, settings.metricsPort, log);
    const finish = async () => {
      await Promise.all([closeServer(server), backend.stopOutbox()]);
      await closeServer(metrics);
      await backend.close();
    };
    const stop = async () => {
      backend.prepareToStop();
      // A database that hangs must not hold us: what was answered is stored, and what wasn't will be asked again.
      await Promise.race([finish(), wait(stopDeadline, undefined, { ref: false })]);
    };
    let stopped: Promise<void> | undefined;
    return {
      port,
      metricsPort,
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

/** A second shop on this machine finds the port taken; it sells as well without. */
async function listenForMetrics(server: Server, port: number | "off", log: Log): Promise<number | undefined> {
  if (port === "off") return undefined;
  try {
    return await listen(server, port, metricsHost);
  } catch (error) {
    log.warn({ err: error }, "the metrics are not served");
    return undefined;
  }
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), requestGrace);
  await closed;
  clearTimeout(timer);
}
