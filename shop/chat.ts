import { formatListing, type Rupees } from "./money/rupees.ts";
import { toWellFormed } from "./typed-text.ts";

export const chatOrigin = "https://wa.me";

/** Opens a chat with the seller, with the text already typed. `phone` is in international form, digits only. */
export function chatLink(phone: string, text?: string): string {
  const link = `${chatOrigin}/${phone}`;
  return text ? `${link}?text=${encodeURIComponent(toWellFormed(text))}` : link;
}

/** Lets the shopper choose whom to send the text to. */
export function sendLink(text: string): string {
  return `${chatOrigin}/?text=${encodeURIComponent(toWellFormed(text))}`;
}

/** GET BEST PRICE on cards; the price as the card shows it. */
export function listingChatText(name: string, price: Rupees): string {
  return `Hello, I am interested in the "${name}" (Price: ${formatListing(price)}). Can you give me the best price?`;
}

/** GET BEST PRICE on the product page; the page's full address follows. */
export function productChatText(name: string, url: string): string {
  return `Hello! I'm interested in "${name}". Please share the best price. ${url}`;
}

/** Asks for what search didn't find. */
export function wantedChatText(wanted: string): string {
  return `Hello! I am looking for "${wanted}". Do you have it, or could you make it?`;
}

/** A question about a placed order, which the seller finds by its number. */
export function orderQuestionText(number: string): string {
  return `Hello! I have a question about my order ${number}.`;
}

/** Sent with the payment screenshot of a placed order. */
export function orderPaymentText(number: string): string {
  return `Hi, I've made a payment for my order ${number}. Here's the screenshot:`;
}

/** The same before there is an order number. */
export const paymentChatText = "Hi, I've made a payment for my order. Here's the screenshot:";
