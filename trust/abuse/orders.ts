import { Agent } from "node:http";
import fc from "fast-check";
import { hostileBody } from "../../server/testing/hostile-bodies.ts";
import { audit } from "../order-audit.ts";
import { newOrderRequest, type OrderOutcome, sendOrder } from "../order-client.ts";
import { type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

const atOnce = 8;

/** Invalid bodies: always 4xx, never a stored order. */
export async function hostileBodies(database: string, count: number): Promise<Finding[]> {
  const shop = await startShop({ database });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const wrong: string[] = [];
  const statusCounts = new Map<number, number>();
  const judge = (answer: OrderOutcome, body: string) => {
    const status = answer.kind === "answer" ? answer.status : 0;
    statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
    if (status < 400 || status >= 500)
      wrong.push(`${answer.kind === "answer" ? status : answer.reason} ${body.slice(0, 80)}`);
  };
  const bodies = fc.sample(hostileBody, count);
  const send = async (from: number) => {
    for (let index = from; index < bodies.length; index += atOnce) {
      const body = bodies[index] ?? "";
      judge(await sendOrder(shop.origin, body, { agent }), body);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => send(index)));
  const enormous = " ".repeat(10_000_000);
  judge(await sendOrder(shop.origin, enormous), "10 MB");
  agent.destroy();
  // Control: the same shop accepts a valid order.
  const taken = await sendOrder(shop.origin, newOrderRequest());
  await shop.end("SIGTERM");
  const { orders } = await audit(database, new Map());
  const statuses = [...statusCounts].sort(([a], [b]) => a - b).map(([status, times]) => `${status} ×${times}`);
  return [
    nothing(`answers that are not 4xx (${statuses.join(", ")})`, wrong, bodies.length + 1),
    none("rows made by them", orders - 1),
    isTrue("an honest order is taken", taken.kind === "answer" && taken.status === 201),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

type Attempt = [name: string, expected: number, headers: Record<string, string>];

/** Origin, content type, size and rate limits of the order API. */
export async function orderApiLimits(database: string): Promise<Finding[]> {
  const shop = await startShop({ database, env: { RATE_LIMIT: "40" } });
  const attempts: Attempt[] = [
    ["another site's page", 403, { "Sec-Fetch-Site": "cross-site" }],
    ["a sister site's page", 403, { "Sec-Fetch-Site": "same-site" }],
    ["another origin", 403, { Origin: "https://evil.example" }],
    ["no origin worth the name", 403, { Origin: "null" }],
    ["a form", 415, { "Content-Type": "application/x-www-form-urlencoded" }],
    ["plain text", 415, { "Content-Type": "text/plain" }],
    ["another charset", 415, { "Content-Type": "application/json; charset=utf-16" }],
    ["compressed", 415, { "Content-Encoding": "gzip" }],
    ["our own page", 201, { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" }],
  ];
  const wrong: string[] = [];
  for (const [name, expected, headers] of attempts) {
    const answer = await sendOrder(shop.origin, newOrderRequest(), { headers });
    if (answer.kind !== "answer" || answer.status !== expected) wrong.push(`${name}: ${describe(answer)}`);
  }
  const tooLong = await sendOrder(shop.origin, JSON.stringify(newOrderRequest()).padEnd(64 * 1024 + 1));
  const phone = newOrderRequest().customer;
  const fromPhone = await repeat(12, () => sendOrder(shop.origin, newOrderRequest({ customer: phone })));
  const flood = await repeat(40, () => sendOrder(shop.origin, {}, { headers: { "X-Forwarded-For": "198.51.100.7" } }));
  await shop.end("SIGTERM");
  return [
    nothing("callers who were not told apart", wrong, attempts.length),
    isTrue("64 kB and one byte: 413", describe(tooLong) === "413", describe(tooLong)),
    isTrue("the eleventh order from one phone: 429 with a time", limited(fromPhone, 10), summary(fromPhone)),
    isTrue("too many from one address: 429 with a time", limited(flood, undefined), summary(flood)),
  ];
}

async function repeat(times: number, work: () => Promise<OrderOutcome>): Promise<OrderOutcome[]> {
  const answers: OrderOutcome[] = [];
  for (let count = 0; count < times; count++) answers.push(await work());
  return answers;
}

/** The last is a 429 with Retry-After; before that, exactly `taken` were accepted, if given. */
function limited(answers: readonly OrderOutcome[], taken: number | undefined): boolean {
  const last = answers.at(-1);
  const stored = answers.filter((answer) => answer.kind === "answer" && answer.status === 201).length;
  const isRefused = last?.kind === "answer" && last.status === 429 && Number(last.retryAfter) > 0;
  return isRefused && (taken === undefined || stored === taken);
}

function describe(answer: OrderOutcome): string {
  return answer.kind === "answer" ? String(answer.status) : answer.reason;
}

function summary(answers: readonly OrderOutcome[]): string {
  const statuses = answers.map(describe);
  return [...new Set(statuses)].map((status) => `${status} ×${statuses.filter((s) => s === status).length}`).join(", ");
}
