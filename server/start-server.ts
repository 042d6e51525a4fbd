import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Backend, type BackendParts, openBackend } from "./backend.ts";
import { createHttpServer, createMetricsServer, listen, metricsHost } from "./http/listen.ts";
import { metricsContentType } from "./http/metrics.ts";
import type { Log } from "./log.ts";
import { drain, stopListening } from "./shutdown.ts";

export type RunningServer = {
  port: number;
  metricsPort: number | undefined;
  countDeskPeople: Backend["countDeskPeople"];
  /**
   * `/readyz` answers 503 while the server goes on for `STOP_DELAY`; then it answers the requests in flight, finishes
   * the mail that is being sent and closes the database, within ten seconds.
   */
  stop(): Promise<void>;
};

const stopDeadlineMs = 9_000;
const metricsRetryMs = 5_000;

/** Opens the backend and listens. Throws a `StartError` for what whoever starts the shop can mend. */
export async function startServer(parts: BackendParts): Promise<RunningServer> {
  const { settings, log } = parts;
  const backend = await openBackend(parts);
  const server = createHttpServer(backend.app, backend.inFront);
  try {
    const port = await listen(server, settings.port, settings.host);
    const metrics = createMetricsServer(backend.metrics.text, metricsContentType);
    const metricsPort = await listenForMetrics(metrics, settings.metricsPort, log);
    let stopped: Promise<void> | undefined;
    return {
      port,
      metricsPort,
      countDeskPeople: backend.countDeskPeople,
      stop: () => {
        stopped ??= stop(backend, server, metrics, settings.stopDelay * 1000);
        return stopped;
      },
    };
  } catch (error) {
    await backend.stopOutbox();
    await backend.close();
    throw error;
  }
}

async function stop(backend: Backend, server: Server, metrics: Server, delayMs: number): Promise<void> {
  backend.announceStop();
  await wait(delayMs);
  const finish = async () => {
    await stopListening(server);
    // Not before: a client whose connection is closed connects again.
    backend.stopKeepAlive();
    metrics.close();
    await Promise.all([drain(server), backend.stopOutbox()]);
    await backend.close();
  };
  // A database that hangs must not delay the end: what was answered is stored, the rest will be sent again.
  await Promise.race([finish(), wait(stopDeadlineMs, undefined, { ref: false })]);
}

/** A second shop on the same machine finds the port taken: it runs without metrics, and tries again. */
async function listenForMetrics(server: Server, port: number | "off", log: Log): Promise<number | undefined> {
  if (port === "off") return undefined;
  try {
    return await listen(server, port, metricsHost);
  } catch (error) {
    log.warn({ err: error }, "the metrics are not served, as long as another has their port");
    const retry = () => listen(server, port, metricsHost).then(() => clearInterval(timer), ignore);
    const timer = setInterval(retry, metricsRetryMs);
    timer.unref();
    server.once("close", () => clearInterval(timer));
    return undefined;
  }
}

function ignore(): void {}
