import type { BrowserSubscription } from "../push/subscription.ts";

/** The port by which this device, as long as its session lasts, is told of orders. */
export type PhoneNews = {
  /** The shop's public key, for the browser to subscribe with. */
  key(): Promise<string>;
  isOn(): Promise<boolean>;
  /** A first message follows. "refused" where the browser's push service isn't known. */
  begin(subscription: BrowserSubscription): Promise<"told" | "refused">;
  /** The browser's subscription is another one: nothing is sent for that. */
  renew(subscription: BrowserSubscription): Promise<void>;
  test(): Promise<void>;
  end(): Promise<void>;
};
