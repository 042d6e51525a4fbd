import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { manyWaiting } from "../../shop/messages/waiting-orders-message.ts";
import type { OutboxStatus } from "../outbox/outbox-store.ts";
import type { ProxyDoubt } from "./proxy-watch.ts";

/** `repeated`: the same request again. `key-reused`: another order under a key that is taken. */
export type OrderOutcome = "placed" | "repeated" | "key-reused" | "refused" | "too-many" | "unavailable";
export type MailOutcome = "accepted" | "refused" | "undeliverable" | "unavailable";
export type PushOutcome = "accepted" | "gone" | "refused" | "unavailable";

export type Metrics = {
  request(route: string, method: string, status: number, seconds: number): void;
  order(outcome: OrderOutcome): void;
  mail(outcome: MailOutcome): void;
  push(outcome: PushOutcome): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
};

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

const methods = new Set(["GET", "HEAD", "POST"]);

export const proxyDoubtMetric = "proxy_setting_doubted";

export function createMetrics(
  outboxStatus: () => Promise<OutboxStatus>,
  renderFailures = () => 0,
  proxyDoubts: () => ReadonlySet<ProxyDoubt> = () => new Set(),
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request headers to response headers",
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
  const pushes = new Counter({
    name: "push_messages_total",
    help: "Requests to push services by outcome",
    labelNames: ["outcome"],
    registers,
  });
  new Gauge({
    name: "page_renderings_failed",
    help: "Pages of a new edition that could not be rendered since the start",
    registers,
    collect() {
      this.set(renderFailures());
    },
  });
  new Gauge({
    name: proxyDoubtMetric,
    help: "1 for each reason to doubt TRUST_PROXY, since the start",
    labelNames: ["doubt"],
    registers,
    collect() {
      for (const doubt of proxyDoubts()) this.set({ doubt }, 1);
    },
  });
  const readOutbox = outboxGauges(registers, outboxStatus);
  return {
    // A client can invent methods; each would become a time series.
    request: (route, method, status, seconds) =>
      requests.observe({ route, method: methods.has(method) ? method : "other", status }, seconds),
    order: (outcome) => orders.inc({ outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    push: (outcome) => pushes.inc({ outcome }),
    text: async () => {
      await readOutbox();
      return registry.metrics();
    },
  };
}

/** Read on each scrape. If the database can't be read, the gauges are NaN, not the last values. */
function outboxGauges(registers: Registry[], status: () => Promise<OutboxStatus>): () => Promise<void> {
  const depth = new Gauge({ name: "outbox_depth", help: "Order e-mails that wait", registers });
  const alarm = new Gauge({
    name: "outbox_alarm",
    help: `1 while more than ${manyWaiting} order e-mails wait`,
    registers,
  });
  const age = new Gauge({ name: "outbox_age_seconds", help: "Age of the oldest order e-mail that waits", registers });
  return async () => {
    const { waiting, oldestMs } = await status().catch(() => ({ waiting: Number.NaN, oldestMs: Number.NaN }));
    depth.set(waiting);
    alarm.set(waiting > manyWaiting ? 1 : 0);
    age.set(oldestMs / 1000);
  };
}
