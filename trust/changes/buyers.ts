import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../server/database/open-database.ts";
import type { CartAnswer } from "../../shop/cart/cart-product.ts";
import type { OrderProblem } from "../../shop/order/answer.ts";
import { newOrderRequest, type OrderOutcome, orderNumberIn, sendOrder } from "../order-client.ts";
import { type EditionPrices, watchedPieces } from "./edition-log.ts";
import { productsAddress } from "./watchers.ts";

/** The prices that were shown, and the answer. */
type Press = { saw: EditionPrices; number?: string; refusedWith?: EditionPrices };

export type Buyers = {
  presses: Press[];
  /** Answers that are neither an order nor a refusal with the new prices. */
  failed: string[];
  stop(): Promise<void>;
};

/** Longest time between seeing the prices and ordering, in milliseconds. */
const longestThought = 600;

/** Shoppers who order one of each piece at the prices that they were shown, each time at any of the servers. */
export function startBuying(origins: readonly string[], connections: number): Buyers {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const presses: Press[] = [];
  const failed: string[] = [];
  let isOver = false;
  const anyOrigin = () => origins[Math.floor(Math.random() * origins.length)] ?? "";

  async function buy(): Promise<void> {
    const saw = await fetchPrices(anyOrigin());
    await wait(Math.random() * longestThought);
    const total = saw.first + saw.second + saw.delivery;
    const answer = await sendOrder(anyOrigin(), newOrderRequest({ lines: linesAt(saw), total }), { agent });
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

async function fetchPrices(origin: string): Promise<EditionPrices> {
  const answer = await fetch(origin + productsAddress);
  const { products, delivery } = (await answer.json()) as CartAnswer;
  const priceOf = (id: number) => products.find((product) => product.id === id)?.price ?? Number.NaN;
  return { first: priceOf(watchedPieces.first), second: priceOf(watchedPieces.second), delivery };
}

const linesAt = ({ first, second }: EditionPrices) => [
  { id: watchedPieces.first, quantity: 1, price: first },
  { id: watchedPieces.second, quantity: 1, price: second },
];

function newPricesIn(answer: OrderOutcome): EditionPrices | undefined {
  if (answer.kind !== "answer" || answer.status !== 422) return undefined;
  const { errors, priced } = JSON.parse(answer.body) as OrderProblem;
  if (!priced || !errors?.every(({ reason }) => reason === "price-changed")) return undefined;
  return pricesOf(priced.lines, priced.delivery);
}

function pricesOf(lines: readonly { id: number; price: number }[], delivery: number): EditionPrices {
  const priceOf = (id: number) => lines.find((line) => line.id === id)?.price ?? Number.NaN;
  return { first: priceOf(watchedPieces.first), second: priceOf(watchedPieces.second), delivery };
}

function describe(answer: OrderOutcome): string {
  return answer.kind === "answer" ? `${answer.status} ${answer.body.slice(0, 200)}` : answer.reason;
}

/** What is stored under each order's number. */
export async function storedPrices({ db }: Pick<Database, "db">): Promise<ReadonlyMap<string, EditionPrices>> {
  const orders = await db.selectFrom("orders").select(["number", "delivery"]).execute();
  const lines = await db.selectFrom("order_lines").select(["order_number", "product_id as id", "price"]).execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_number);
  return new Map(orders.map(({ number, delivery }) => [number, pricesOf(byOrder.get(number) ?? [], delivery)]));
}
