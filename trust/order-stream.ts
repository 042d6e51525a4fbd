import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { newOrderRequest, type OrderOutcome, orderNumberIn, sendOrder } from "./order-client.ts";

/** Clients that place one order after the other, and repeat each under its key until it is acknowledged. */
export type OrderStream = {
  /** Key → number of every acknowledged order. */
  acknowledged: Map<string, string>;
  /** Answers that are neither an order nor a 503 with Retry-After. */
  wrong: string[];
  answers: OrderOutcome[];
  /** Milliseconds from the first attempt to the acknowledgement. */
  waits: number[];
  /** How often each order was sent until it was acknowledged. */
  attempts: number[];
  /** Settles when so many more orders are acknowledged. */
  more(count: number): Promise<void>;
  /** Settles when every order that was begun is acknowledged. */
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

  /** A double click, or a lost answer: one in five is sent again although it was acknowledged. */
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

/** Counts outcomes: "201 ×340, 503 ×12, ECONNRESET ×3". */
export function tally(answers: readonly OrderOutcome[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const name = answer.kind === "answer" ? String(answer.status) : answer.reason;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(", ");
}
