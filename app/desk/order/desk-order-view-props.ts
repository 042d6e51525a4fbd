import type { ReadyMessageShop } from "../../../shop/messages/ready-message.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import type { Courier } from "../../../shop/order/courier.ts";
import type { OrderRefusal } from "./answer-form.ts";
import type { DescribedOrder } from "./describe-order.ts";
import type { Thread } from "./describe-thread.ts";
import type { SheetName } from "./sheets.ts";

/** What the sheet that changes the order needs of the shop. */
export type Editing = { pieces: readonly OfferPiece[]; shopDelivery: Rupees };

export type DeskOrderViewProps = DescribedOrder & {
  sheet: SheetName | undefined;
  editing: Editing | undefined;
  /** What can go out in place of a piece that comes back. */
  returning: { pieces: readonly OfferPiece[] } | undefined;
  lastCourier: Courier | undefined;
  me: string;
  mayGiveBack: boolean;
  messageShop: ReadyMessageShop;
  /** Of the list that it was opened from. */
  thread: Thread | undefined;
  isDone: boolean;
  /** The step just done asked for WhatsApp to open. */
  opensWhatsapp: boolean;
  /** What was just done about an undeliverable e-mail. */
  mailDone: "retried" | "given-up" | undefined;
  /** The shopper's link, if it was made just now. */
  link: string | undefined;
  refusal: (OrderRefusal & { now: number }) | undefined;
};
