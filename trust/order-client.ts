import { randomUUID } from "node:crypto";
import { type Agent, request } from "node:http";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import type { CartLine } from "../shop/cart/cart.ts";
import { priceCart, shopDelivery } from "../shop/cart/pricing.ts";
import type { OrderRequest } from "../shop/order/request.ts";
import { ordersApiPath } from "../shop/paths.ts";
import type { Choices, Product } from "../shop/pieces/product.ts";

const { catalogue, settings } = fileEdition;

export type OrderOutcome =
  | { kind: "answer"; status: number; retryAfter: string | undefined; body: string; ms: number }
  | { kind: "no-answer"; reason: string; ms: number };

export const linesPerOrder = 2;

function firstChoices({ sizes, scents, kilos }: Product): Choices {
  return {
    ...(sizes?.[0] !== undefined && { size: sizes[0] }),
    ...(scents?.[0] !== undefined && { scent: scents[0] }),
    ...(kilos?.[0] !== undefined && { kilos: kilos[0] }),
  };
}

const lines: CartLine[] = catalogue.products
  .filter(({ inStock }) => inStock)
  .slice(0, linesPerOrder)
  .map((product, index) => ({ id: product.id, quantity: index + 1, ...firstChoices(product) }));

const { total } = priceCart(lines, (id) => catalogue.product(id), shopDelivery(settings));

let counter = 0;

/** A valid order of real products, with a new key. */
export function newOrderRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  counter++;
  return {
    key: randomUUID(),
    lines,
    customer: {
      name: `Ayesha Rahman ${counter}`,
      email: `ayesha.${counter}@example.com`,
      address: `House ${counter}, Street 7, Phase 5, DHA`,
      city: "Lahore",
      phone: `0321 ${String(counter).padStart(7, "0")}`,
    },
    payment: "cod",
    screenshotSent: false,
    notes: "",
    total,
    ...changes,
  };
}

const timeout = 20_000;

type Options = { agent?: Agent; headers?: Record<string, string> };

/** Never throws: a connection that is refused, cut or timed out is an outcome too. */
export function sendOrder(origin: string, body: unknown, { agent, headers = {} }: Options = {}): Promise<OrderOutcome> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const start = performance.now();
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ kind: "no-answer", reason: error.code ?? error.message, ms: performance.now() - start });
    const options = {
      method: "POST",
      ...(agent && { agent }),
      signal: AbortSignal.timeout(timeout),
      headers: { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text), ...headers },
    };
    const sending = request(`${origin}${ordersApiPath}`, options, (response) => {
      let answered = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        answered += chunk;
      });
      response.on("error", fail);
      response.on("end", () =>
        resolve({
          kind: "answer",
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          body: answered,
          ms: performance.now() - start,
        }),
      );
    });
    sending.on("error", fail);
    sending.end(text);
  });
}

export function orderNumberIn(answer: OrderOutcome): string | undefined {
  if (answer.kind !== "answer" || (answer.status !== 201 && answer.status !== 200)) return undefined;
  return String(JSON.parse(answer.body).number);
}
