import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OutboxStatus } from "../outbox/outbox-store.ts";

export type OrderOutcome = "placed" | "repeated" | "key-reused" | "refused" | "too-many" | "unavailable";
export type MailOutcome = "accepted" | "refused" | "unavailable";

export type Metrics = {
  request(route: string, method: string, status: number, seconds: number): void;
  order(outcome: OrderOutcome): void;
  mail(outcome: MailOutcome): void;
  /** Where the outbox' depth and age come from when somebody asks for the metrics. */
  watchOutbox(status: () => Promise<OutboxStatus>): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
};

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

const methods = new Set(["GET", "HEAD", "POST"]);

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to its answer's head",
    labelNames: ["route", "method", "status"] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const orders = new Counter({ name: "orders_total", help: "Orders by outcome", labelNames: ["outcome"], registers });
  const mails = new Counter({
    name: "order_mails_total",
    help: "Requests to the e-mail service by outcome",
    labelNames: ["outcome"],
    registers,
  });
  return {
    // Whatever a client invents as a method must not become a series of its own.
    request: (route, method, status, seconds) =>
      requests.observe({ route, method: methods.has(method) ? method : "other", status }, seconds),
    order: (outcome) => orders.inc({ outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    watchOutbox: (status) => watchOutbox(registry, status),
    text: () => registry.metrics(),
  };
}

function watchOutbox(registry: Registry, status: () => Promise<OutboxStatus>): void {
  const depth = new Gauge({ name: "outbox_depth", help: "Order e-mails that wait", registers: [registry] });
  new Gauge({
    name: "outbox_age_seconds",
    help: "Age of the oldest order e-mail that waits",
    registers: [registry],
    async collect() {
      const { waiting, oldestMs } = await status();
      depth.set(waiting);
      this.set(oldestMs / 1000);
    },
  });
}
