import type { ReadyMessageShop } from "../../../shop/messages/ready-message.ts";
import type { Courier } from "../../../shop/order/courier.ts";
import type { Refusal } from "./answer-form.ts";
import type { DescribedOrder } from "./describe-order.ts";
import type { Sheet } from "./sheets.ts";

export type OrderViewProps = DescribedOrder & {
  sheet: Sheet | undefined;
  lastCourier: Courier | undefined;
  me: string;
  telling: ReadyMessageShop;
  isDone: boolean;
  /** WhatsApp is to open with what was just done. */
  isToBeTold: boolean;
  /** What was just done about an e-mail that doesn't get through. */
  mailDone: "retried" | "given-up" | undefined;
  /** To her order's own page, if one was made just now. */
  link: string | undefined;
  refusal: (Refusal & { now: number }) | undefined;
};
