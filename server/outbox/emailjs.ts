import { isLarge, type MessageOrder, orderMessage } from "../../shop/messages/order-message.ts";
import {
  isForShopper,
  type NewsKind,
  type NewsOrder,
  sellerMessage,
  shopperMessage,
} from "../../shop/messages/order-news.ts";
import { type WaitingOrder, waitingOrdersMessage } from "../../shop/messages/waiting-orders-message.ts";
import type { EmailSettings } from "../environment.ts";

export type Mailer = (order: MessageOrder, stop: AbortSignal) => Promise<Delivery>;

/** Sends the list of orders that wait. */
export type ListMailer = (orders: readonly WaitingOrder[], stop: AbortSignal) => Promise<Delivery>;

/** Sends the news of an order, to the shopper or to the seller. */
export type NewsMailer = (news: { kind: NewsKind; order: NewsOrder }, stop: AbortSignal) => Promise<Delivery>;

/** The shop as it signs its mails, and how the link of one is made. */
export type NewsShop = { name: string; email: string; newLink(number: string): Promise<string> };

export type Delivery =
  | { outcome: "accepted" }
  /** The service says no, so somebody has to mend something: `problem` is its own words. */
  | { outcome: "refused"; problem: string }
  /** It will never send this one, because of whom it is to. */
  | { outcome: "undeliverable"; problem: string }
  /** Down, busy or out of reach. */
  | { outcome: "unavailable"; problem: string }
  /** We are stopping and didn't wait for the answer. */
  | { outcome: "stopped" };

/** The service's own client for Node whose wire format this is. */
const libraryVersion = "5.0.2";
const timeout = 10_000;
const longestAnswer = 300;

/** What the service's library says of missing keys, in its words; empty when mails can be sent. */
export function missingKeys({ publicKey, serviceId, templateId }: EmailSettings): string[] {
  const site = "Visit https://dashboard.emailjs.com/admin";
  return [
    ...(publicKey ? [] : [`The public key is required. ${site}/account`]),
    ...(serviceId ? [] : [`The service ID is required. ${site}`]),
    ...(templateId ? [] : [`The template ID is required. ${site}/templates`]),
  ];
}

export function createMailer(settings: EmailSettings, sellerName: string): Mailer {
  return (order, stop) =>
    post(settings, emailBody(settings, order, sellerName), stop, [...Object.values(order.customer), order.notes]);
}

export function createListMailer(settings: EmailSettings, sellerName: string): ListMailer {
  return (orders, stop) => {
    const message = waitingOrdersMessage(orders);
    const body = wireBody(settings, { name: sellerName, email: "" }, sellerName, message);
    return post(
      settings,
      body,
      stop,
      orders.flatMap(({ name, city }) => [name, city]),
    );
  };
}

export function createNewsMailer(settings: EmailSettings, shop: () => NewsShop): NewsMailer {
  return async ({ kind, order }, stop) => {
    const { name, email, newLink } = shop();
    const typed = [...Object.values(order.customer), order.notes, order.reason ?? ""];
    if (!isForShopper(kind))
      return post(settings, wireBody(settings, order.customer, name, sellerMessage(kind, order)), stop, typed);
    const link = await newLink(order.number);
    const message = shopperMessage(kind, order, name, link);
    const body = shopperBody(settings, { name, email }, order.customer, message);
    return post(settings, body, stop, [...typed, link], order.customer.email);
  };
}

/**
 * What the customers typed must not come back in what is logged of the answer. `recipient` is only given where we chose
 * it; the seller's stands in her template.
 */
async function post(
  settings: EmailSettings,
  body: string,
  stop: AbortSignal,
  typed: string[],
  recipient?: string,
): Promise<Delivery> {
  try {
    const response = await fetch(`${settings.origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
    });
    return await readDelivery(response, typed, recipient);
  } catch (error) {
    return stop.aborted ? { outcome: "stopped" } : { outcome: "unavailable", problem: describeFailure(error) };
  }
}

/** The wire has no subject: templates name there who wrote, so that is where a large order says so. */
export function emailBody(settings: EmailSettings, order: MessageOrder, sellerName: string): string {
  const { name, email } = order.customer;
  const sender = { name: isLarge(order) ? `A large order: ${name}` : name, email };
  return wireBody(settings, sender, sellerName, orderMessage(order));
}

type Sender = { name: string; email: string };

function wireBody(settings: EmailSettings, { name, email }: Sender, sellerName: string, message: string): string {
  return JSON.stringify({
    lib_version: libraryVersion,
    user_id: settings.publicKey,
    accessToken: settings.privateKey,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: {
      from_name: name,
      from_email: email,
      to_name: sellerName,
      message,
      reply_to: email,
    },
  });
}

/** The same wire; the template needs her address besides, since no two shoppers share one. */
function shopperBody(settings: EmailSettings, shop: Sender, { name, email }: Sender, message: string): string {
  return JSON.stringify({
    lib_version: libraryVersion,
    user_id: settings.publicKey,
    accessToken: settings.privateKey,
    service_id: settings.serviceId,
    template_id: settings.shopperTemplateId,
    template_params: {
      from_name: shop.name,
      from_email: shop.email,
      to_name: name,
      to_email: email,
      message,
      reply_to: shop.email,
    },
  });
}

async function readDelivery(
  response: Response,
  typed: readonly string[],
  recipient: string | undefined,
): Promise<Delivery> {
  const { status } = response;
  if (status === 200) {
    // Whatever becomes of the rest of the answer, the service has taken the mail.
    await response.body?.cancel().catch(() => undefined);
    return { outcome: "accepted" };
  }
  const said = await readWords(response);
  const words = withoutCustomer(said, typed);
  const problem = words === "" ? String(status) : `${status} ${words}`;
  if (status === 429 || status >= 500) return { outcome: "unavailable", problem };
  const isFinal = recipient !== undefined && status >= 400 && namesRecipient(said, recipient);
  return { outcome: isFinal ? "undeliverable" : "refused", problem };
}

/**
 * In the service's own words or in those of the mailbox behind it, whose codes 5.1.1 to 5.1.3 and 5.1.6 are about the
 * recipient for good and 4.x.x about anything for a while. An empty recipient is a template without `{{to_email}}`.
 */
function namesRecipient(said: string, recipient: string): boolean {
  if (/\bempty\b|\b4\.\d+\.\d+\b/i.test(said)) return false;
  const isNamed = said.toLowerCase().includes(recipient.trim().toLowerCase());
  return isNamed || /\brecipients?\b|\b5\.1\.[1236]\b/i.test(said);
}

/** The beginning of the answer in one line; an answer without end or cut half way costs no more than that. */
async function readWords(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let words = "";
  try {
    for await (const chunk of response.body ?? []) {
      words += decoder.decode(chunk, { stream: true });
      if (words.length >= longestAnswer) break;
    }
  } catch {
    // What came before the cut is all there is to report.
  }
  return words
    .slice(0, longestAnswer)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** The service may repeat what it was sent; a log must not. */
function withoutCustomer(words: string, typed: readonly string[]): string {
  const secrets = typed.map((text) => text.trim()).filter((text) => text.length > 2);
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, "…"), words);
  return hidden.replace(/[^\s@]+@[^\s@]+/g, "…");
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer within ${timeout / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause && cause.code ? String(cause.code) : cause.message;
  return error.message;
}
