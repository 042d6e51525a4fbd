import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { orderNumber } from "../shop/order/number.ts";
import { findOrderPath, orderPath, proofPath } from "../shop/paths.ts";
import { newOrderRequest, sendOrder } from "./order-client.ts";

/** The build's PUBLIC_URL: forms of order pages are only accepted from there. */
export const shopUrl = "http://localhost:3000";

/** What finds and opens an order's page. */
export type OrderAccess = { number: string; key: string; phone: string };

/** Places an order paid by wallet. */
export async function placeOnlineOrder(origin: string): Promise<OrderAccess> {
  const asked = newOrderRequest({ payment: "online", screenshotSent: true });
  const answer = await sendOrder(origin, asked);
  if (answer.kind !== "answer" || answer.status !== 201) throw new Error("An order was not taken.");
  const { number, key } = JSON.parse(answer.body);
  return { number, key, phone: asked.customer.phone };
}

/** A valid number and key that no order has. */
export function unknownOrder(): OrderAccess {
  return { number: orderNumber(randomInt), key: randomKey(), phone: "0321 0000000" };
}

export const randomKey = () => randomUUID().replaceAll("-", "").slice(0, 22);

export type OrderPageAnswer = { status: number; body: string; location: string; ms: number };

type Asked = { path: string; address?: string; agent?: Agent; type?: string; body?: Uint8Array | string };

/** Requests a page as a browser does; with a body, as a form. Nonces are removed from the answer. */
export async function fetchOrderPage(origin: string, { path, address = "192.0.2.9", agent, type, body }: Asked) {
  const started = performance.now();
  const form = type ?? "application/x-www-form-urlencoded";
  const headers = {
    host: "localhost:3000",
    accept: "text/html",
    "x-forwarded-for": address,
    ...(body !== undefined && { origin: shopUrl, "content-type": form, "content-length": Buffer.byteLength(body) }),
  };
  const asking = request(origin, {
    path,
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(agent && { agent }),
  });
  // The server may answer and close while the body is still being sent.
  asking.on("error", () => undefined);
  asking.end(body);
  const [answer] = await once(asking, "response");
  const text = (await buffer(answer)).toString();
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"]))?.[1];
  return {
    status: answer.statusCode,
    location: String(answer.headers.location ?? ""),
    body: nonce ? text.replaceAll(nonce, "") : text,
    ms: performance.now() - started,
  } as OrderPageAnswer;
}

export function openOrderPage(
  origin: string,
  { number, key }: Pick<OrderAccess, "number" | "key">,
  more: Partial<Asked> = {},
) {
  return fetchOrderPage(origin, { path: orderPath(number, key), ...more });
}

export function findOrderPage(
  origin: string,
  { number, phone }: Pick<OrderAccess, "number" | "phone">,
  more: Partial<Asked>,
) {
  const body = new URLSearchParams({ number, phone }).toString();
  return fetchOrderPage(origin, { path: findOrderPath, body, ...more });
}

export function cancelOrder(origin: string, { number, key }: OrderAccess, revision: number) {
  const body = new URLSearchParams({ intent: "cancel", seen: String(revision), reason: "In 16 instead" }).toString();
  return fetchOrderPage(origin, { path: orderPath(number, key), body });
}

export function sendScreenshot(origin: string, { number, key }: OrderAccess, file: Uint8Array, fileType = "image/png") {
  const boundary = `----${randomUUID()}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="paid.png"\r\nContent-Type: ${fileType}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return fetchOrderPage(origin, {
    path: proofPath(number, key),
    body,
    type: `multipart/form-data; boundary=${boundary}`,
  });
}
