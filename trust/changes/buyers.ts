import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../server/database/open-database.ts";
import type { CartAnswer } from "../../shop/cart/cart-product.ts";
import type { OrderProblem } from "../../shop/order/answer.ts";
import { type Answer, newOrderRequest, orderNumberIn, postOrder } from "../order-client.ts";
import { type Prices, pieces } from "./edition-book.ts";
import { productsAddress } from "./watchers.ts";

/** What she saw when she pressed, and what the shop said. */
type Press = { saw: Prices; number?: string; refusedWith?: Prices };

export type Buyers = {
  presses: Press[];
  /** Answers that are neither the order nor a refusal with the new sums. */
  failed: string[];
  stop(): Promise<void>;
};

/** The longest that she thinks about the price she sees. */
const longestThought = 600;

/** Shoppers who order one of each piece at the prices that they saw, at whichever server they reach. */
export function startBuying(origins: readonly string[], connections: number): Buyers {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const presses: Press[] = [];
  const failed: string[] = [];
  let isOver = false;
  const anyOrigin = () => origins[Math.floor(Math.random() * origins.length)] ?? "";

  async function buy(): Promise<void> {
    const saw = await look(anyOrigin());
    await wait(Math.random() * longestThought);
    const total = saw.first + saw.second + saw.delivery;
    const answer = await postOrder(anyOrigin(), newOrderRequest({ lines: linesAt(saw), total }), { agent });
    const number = orderNumberIn(answer);
    const refusedWith = newPricesIn(answer);
    if (number === undefined && !refusedWith) failed.push(describe(answer));
    else presses.push({ saw, ...(number && { number }), ...(refusedWith && { refusedWith }) });
  }

  const running = Array.from({ length: connections }, async () => {
    while (!isOver) await buy().catch((error: unknown) => failed.push(String(error)));
  });

  return {
    presses,
    failed,
    async stop() {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

async function look(origin: string): Promise<Prices> {
  const answer = await fetch(origin + productsAddress);
  const { products, delivery } = (await answer.json()) as CartAnswer;
  const priceOf = (id: number) => products.find((product) => product.id === id)?.price ?? Number.NaN;
  return { first: priceOf(pieces.first), second: priceOf(pieces.second), delivery };
}

const linesAt = ({ first, second }: Prices) => [
  { id: pieces.first, quantity: 1, price: first },
  { id: pieces.second, quantity: 1, price: second },
];

function newPricesIn(answer: Answer): Prices | undefined {
  if (answer.kind !== "answer" || answer.status !== 422) return undefined;
  const { errors, priced } = JSON.parse(answer.body) as OrderProblem;
  if (!priced || !errors?.every(({ reason }) => reason === "price-changed")) return undefined;
  return pricesOf(priced.lines, priced.delivery);
}

function pricesOf(lines: readonly { id: number; price: number }[], delivery: number): Prices {
  const priceOf = (id: number) => lines.find((line) => line.id === id)?.price ?? Number.NaN;
  return { first: priceOf(pieces.first), second: priceOf(pieces.second), delivery };
}

function describe(answer: Answer): string {
  return answer.kind === "answer" ? `${answer.status} ${answer.body.slice(0, 200)}` : answer.reason;
}

/** What is stored under each order's number. */
export async function storedPrices({ db }: Pick<Database, "db">): Promise<ReadonlyMap<string, Prices>> {
  const orders = await db.selectFrom("orders").select(["number", "delivery"]).execute();
  const lines = await db.selectFrom("order_lines").select(["order_number", "product_id as id", "price"]).execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_number);
  return new Map(orders.map(({ number, delivery }) => [number, pricesOf(byOrder.get(number) ?? [], delivery)]));
}
