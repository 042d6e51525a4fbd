import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { newOrderRequest, type OrderOutcome, orderNumberIn, sendOrder } from "./order-client.ts";

/** Shoppers who order one piece after the other and repeat each order, under its key, until the shop has taken it. */
export type OrderStream = {
  /** Key → number, of every order that the shop has said it took. */
  acknowledged: Map<string, string>;
  /** Answers that a shopper must never see: neither the order nor "try again later" with a time. */
  wrong: string[];
  answers: OrderOutcome[];
  /** Milliseconds from a shopper's first attempt to the order. */
  waits: number[];
  /** How often each order was sent until it was taken. */
  attempts: number[];
  /** Settles when so many more orders have been taken. */
  more(count: number): Promise<void>;
  /** Settles when every order that was begun has been taken. */
  stop(): Promise<void>;
};

type Options = { clients?: number; pause?: number; retryPause?: number };

const givenUpAfter = 90_000;

export function startStream(origin: string, { clients = 8, pause = 20, retryPause = 50 }: Options = {}): OrderStream {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const stream = { acknowledged: new Map<string, string>(), wrong: [] as string[], answers: [] as OrderOutcome[] };
  const waits: number[] = [];
  const attempts: number[] = [];
  let isOver = false;

  async function ask(body: unknown): Promise<OrderOutcome> {
    const answer = await sendOrder(origin, body, { agent });
    stream.answers.push(answer);
    const complaint = complain(answer);
    if (complaint) stream.wrong.push(complaint);
    return answer;
  }

  async function order(): Promise<void> {
    const body = newOrderRequest();
    const start = performance.now();
    for (let attempt = 1; performance.now() < start + givenUpAfter; attempt++) {
      const number = orderNumberIn(await ask(body));
      if (number) {
        stream.acknowledged.set(body.key, number);
        waits.push(performance.now() - start);
        attempts.push(attempt);
        return repeatSometimes(body, number);
      }
      await wait(retryPause);
    }
    stream.wrong.push("an order was not taken for 90 s");
  }

  /** A double click, or an answer that got lost: one in five is sent again although it was taken. */
  async function repeatSometimes(body: unknown, number: string): Promise<void> {
    if (waits.length % 5 !== 0) return;
    const again = await ask(body);
    const repeated = orderNumberIn(again);
    if (repeated !== undefined && repeated !== number) stream.wrong.push(`repeated as ${repeated}`);
    if (again.kind === "answer" && again.status === 201) stream.wrong.push("stored twice");
  }

  const running = Array.from({ length: clients }, async () => {
    while (!isOver) {
      await order();
      await wait(pause);
    }
  });

  return {
    ...stream,
    waits,
    attempts,
    async more(count) {
      const goal = stream.acknowledged.size + count;
      const deadline = performance.now() + givenUpAfter;
      while (stream.acknowledged.size < goal) {
        if (performance.now() > deadline) throw new Error("No more orders are taken.");
        await wait(5);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

function complain(answer: OrderOutcome): string | undefined {
  if (answer.kind === "no-answer") return undefined;
  const { status, retryAfter, body } = answer;
  if (status === 200 || status === 201) return undefined;
  if (status === 503) return retryAfter ? undefined : "503 without Retry-After";
  return `${status} ${body.slice(0, 80)}`;
}

/** How often each outcome came, such as "201 ×340, 503 ×12, ECONNRESET ×3". */
export function tally(answers: readonly OrderOutcome[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const name = answer.kind === "answer" ? String(answer.status) : answer.reason;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(", ");
}
