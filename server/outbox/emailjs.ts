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

/** Sends the seller a list of the orders whose mails wait. */
export type ListMailer = (orders: readonly WaitingOrder[], stop: AbortSignal) => Promise<Delivery>;

/** Tells the seller, or whoever looks after the shop, what is wrong with its machine. */
export type AlertMailer = (mail: { title: string; text: string }, stop: AbortSignal) => Promise<Delivery>;

/** Tells the shopper or the seller of a change to an order. */
export type NewsMailer = (news: { kind: NewsKind; order: NewsOrder }, stop: AbortSignal) => Promise<Delivery>;

/** How the shop signs its mails; `newLink` makes a link to the order's page with a key of its own. */
export type NewsShop = { name: string; email: string; newLink(number: string): Promise<string> };

export type Delivery =
  | { outcome: "accepted" }
  /** A 4xx: somebody has to fix a setting. `problem` is the service's answer. */
  | { outcome: "refused"; problem: string }
  /** The recipient's address is wrong: never sent again. */
  | { outcome: "undeliverable"; problem: string }
  /** A 429, a 5xx or no answer. */
  | { outcome: "unavailable"; problem: string }
  /** Aborted because the server stops. */
  | { outcome: "stopped" };

/** The version of EmailJS' client for Node whose wire format this is. */
const libraryVersion = "5.0.2";
const timeout = 10_000;
const longestAnswer = 300;

/** The same sentences as EmailJS' own client; empty when mails can be sent. */
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

/** Undefined without keys or template; the recipient is in the template. */
export function createAlertMailer(settings: EmailSettings, sellerName: () => string): AlertMailer | undefined {
  if (!settings.alertTemplateId || missingKeys(settings).length > 0) return undefined;
  const ownTemplate = { ...settings, templateId: settings.alertTemplateId };
  return ({ title, text }, stop) =>
    post(settings, wireBody(ownTemplate, { name: title, email: "" }, sellerName(), text), stop, []);
}

/**
 * `typed`: what customers typed, which is removed from the answer before it is logged. `recipient`: of a mail to a
 * shopper; the seller's address is in the EmailJS template.
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

/** EmailJS has no subject field. Templates put the sender's name into the subject, so a large order is marked there. */
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

/** As above, with the recipient's address: it differs with each mail, so it can't be in the template. */
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
    // The service has accepted the mail, even if the rest of its answer gets lost.
    await response.body?.cancel().catch(() => undefined);
    return { outcome: "accepted" };
  }
  const text = await readText(response);
  const words = withoutCustomer(text, typed);
  const problem = words === "" ? String(status) : `${status} ${words}`;
  if (status === 429 || status >= 500) return { outcome: "unavailable", problem };
  const isFinal = recipient !== undefined && status >= 400 && namesRecipient(text, recipient);
  return { outcome: isFinal ? "undeliverable" : "refused", problem };
}

/**
 * EmailJS' own words, or the SMTP server's enhanced status codes: 5.1.1 to 5.1.3 and 5.1.6 are permanent errors of the
 * recipient, 4.x.x are temporary. "Empty" means that the template lacks `{{to_email}}`.
 */
function namesRecipient(text: string, recipient: string): boolean {
  if (/\bempty\b|\b4\.\d+\.\d+\b/i.test(text)) return false;
  const isNamed = text.toLowerCase().includes(recipient.trim().toLowerCase());
  return isNamed || /\brecipients?\b|\b5\.1\.[1236]\b/i.test(text);
}

/** The beginning of the answer on one line; an endless or broken answer costs no more than that. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let words = "";
  try {
    for await (const chunk of response.body ?? []) {
      words += decoder.decode(chunk, { stream: true });
      if (words.length >= longestAnswer) break;
    }
  } catch {
    // The connection broke: report what came before.
  }
  return words
    .slice(0, longestAnswer)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** EmailJS may quote what it was sent, which must not be logged. */
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
