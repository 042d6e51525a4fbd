import { deskAddress, deskOrderPath, deskOrdersPath } from "../desk/desk-paths.ts";
import type { OrderChange } from "../order/change.ts";
import type { Actor, Stage } from "../order/stage.ts";

/**
 * What a notification shows, as the push worker hands it to the browser. On a locked screen anybody reads it: an order's
 * number and what happened, never a name, an address or a sum.
 */
export type PushMessage = {
  title: string;
  body: string;
  /** A newer notification with the same tag takes the older one's place. */
  tag: string;
  /** Sounds again when it takes an older one's place. */
  renotify: boolean;
  /** What a tap opens. A shopper's own page is known to her browser alone; see app/service-worker/push-worker.ts. */
  path?: string;
};

/** What the seller is told of. */
export const deskNews = ["placed", "offer", "paid", "yes", "cancelled"] as const;
export type DeskNews = (typeof deskNews)[number];

const deskTitles: Readonly<Record<DeskNews, string>> = {
  placed: "New order",
  offer: "Offer taken",
  paid: "Payment to check",
  yes: "She said yes",
  cancelled: "Cancelled by her",
};

export function deskMessage(news: DeskNews, number: string): PushMessage {
  return {
    title: deskTitles[news],
    body: number,
    tag: number,
    renotify: true,
    path: deskAddress(deskOrderPath(number)),
  };
}

/** What a shopper is told of, where she asked to be. There is nothing else. */
export const shopperPushes = ["confirmed", "sent", "delivered", "changed"] as const;
export type ShopperPush = (typeof shopperPushes)[number];

const shopperTitles: Readonly<Record<ShopperPush, string>> = {
  confirmed: "Your order is confirmed",
  sent: "Your order is on its way",
  delivered: "Your order is delivered",
  changed: "Your order was changed",
};

export function shopperPushMessage(news: ShopperPush, number: string): PushMessage {
  return { title: shopperTitles[news], body: number, tag: number, renotify: true };
}

/** Which of them a change of an order is. */
export function pushesOf(change: OrderChange, actor: Actor): { desk?: DeskNews; shopper?: ShopperPush } {
  if (actor === "shopper") {
    if (change.kind === "money" && change.step === "claim") return { desk: "paid" };
    return change.kind === "step" && change.step === "cancel" ? { desk: "cancelled" } : {};
  }
  if (change.kind !== "step") return {};
  const told = { confirm: "confirmed", send: "sent", deliver: "delivered" } as const;
  const shopper = change.step in told ? told[change.step as keyof typeof told] : undefined;
  return shopper ? { shopper } : {};
}

/** Whether there is anything left to tell a shopper. */
export function canBeTold(stage: Stage): boolean {
  return ["new", "confirmed", "making", "packed", "sent"].includes(stage);
}

/** The first message that a phone gets, so that its owner sees how it will look. */
export const testMessage: PushMessage = {
  title: "This phone is told",
  body: "New orders will look like this.",
  tag: "test",
  renotify: true,
  path: deskAddress(deskOrdersPath),
};

/** A warning of the desk, the newest of its kind alone and without a sound. `about` names the kind. */
export type DeskAlert = { about: string; title: string; body: string; path: string };

export function alertMessage({ about, title, body, path }: DeskAlert): PushMessage {
  return { title, body, tag: `alert ${about}`, renotify: false, path: deskAddress(path) };
}

export function mailAlert(number: string): DeskAlert {
  return {
    about: "mail",
    title: "An e-mail isn’t getting through",
    body: number,
    path: `${deskOrdersPath}?work=mail`,
  };
}
