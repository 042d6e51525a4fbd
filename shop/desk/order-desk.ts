import type { ProofPicture } from "../follow/order-follower.ts";
import type { MailTrouble } from "../messages/mail-trouble.ts";
import type { MessageTexts } from "../messages/ready-message.ts";
import type { Rupees } from "../money/rupees.ts";
import type { OrderChange } from "../order/change.ts";
import type { Courier, Parcel } from "../order/courier.ts";
import type { OrderEvent } from "../order/event.ts";
import type { Order } from "../order/order.ts";
import type { MoneyState } from "../order/payment-state.ts";
import type { Stage } from "../order/stage.ts";
import type { Day } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { OrderFilter, OrderKey, Work } from "./order-filter.ts";
import type { DayTakings } from "./takings.ts";

/** What the desk's screens may ask about orders, and do with them. The server implements it for whoever is signed in. */
export type OrderDesk = {
  shop: OrderShop;
  today(): Promise<TodayNumbers>;
  /** Fifty at a time; `before` is where the page before ended. */
  list(filter: OrderFilter, before?: OrderKey): Promise<OrderPage>;
  /** Of these orders, as they are now; one that isn't there is left out. */
  rows(numbers: readonly string[]): Promise<readonly OrderRow[]>;
  counts(): Promise<StageCounts>;
  /** Where the newest order of all stands. */
  newest(): Promise<OrderKey | undefined>;
  /** What is in the making: how many pieces, and the day by which the next is due. */
  inTheMaking(): Promise<{ pieces: number; next: Day } | undefined>;
  /** How many orders came in after this one; one more than `mostArrivals` where there are more. */
  arrivals(after: OrderKey | undefined): Promise<number>;
  find(number: string): Promise<DeskOrder | undefined>;
  /** The number of the order's latest event; 0 before the first. */
  latestEvent(number: string): Promise<number>;
  change(number: string, asked: AskedChange): Promise<ChangeAnswer>;
  correct(number: string, asked: AskedCorrection): Promise<CorrectionAnswer>;
  /** `after` is how many of her notes were on the screen: one since then with the same words is this one, sent twice. */
  note(number: string, text: string, after: number): Promise<void>;
  /** Notes that slips were printed. */
  printed(numbers: readonly string[]): Promise<void>;
  csv(filter: OrderFilter): ReadableStream<Uint8Array>;
  forget(number: string): Promise<boolean>;
  /** Tries an e-mail that doesn't get through again, or gives it up. */
  settleMail(number: string, mail: string, how: "retry" | "give-up"): Promise<void>;
  /** One more link to the order's own page, for her; a customer who was forgotten gets none. */
  newLink(number: string): Promise<string | undefined>;
  /** The screenshot of the payment. */
  proof(number: string): Promise<ProofPicture | undefined>;
  /** The courier of the parcel that was sent last, to begin with. */
  lastCourier(): Promise<Courier | undefined>;
};

/** Of the shop itself, as far as orders need it. */
export type OrderShop = {
  name: string;
  makingDays: MakingDays;
  wallet: { name: string; accountNumber: string };
  messages: MessageTexts;
  /** On slips: who sends it and from where, line by line; and the number to ring. */
  sender: readonly string[];
  phone: string;
  publicUrl: string;
};

/** A tab with more than this says so and counts no further. */
export const mostCounted = 9999;

/** Of more new orders than this a page says "100+". */
export const mostArrivals = 100;

export function arrivalCount(count: number): string {
  return count > mostArrivals ? `${mostArrivals}+` : String(count);
}

export type StageCounts = Readonly<Record<Stage, number>>;

export type OrderRow = {
  number: string;
  createdAt: number;
  name: string;
  city: string;
  total: Rupees;
  payment: Order["payment"];
  money: MoneyState;
  stage: Stage;
  revision: number;
  makeBy: Day | null;
  /** Four at most; a piece that isn't sold any more has none. */
  pictures: readonly PictureRef[];
};

export type OrderPage = { rows: readonly OrderRow[]; next: OrderKey | undefined };

/** A line of an order with what the catalogue knows of the piece now. */
export type DeskLine = Order["lines"][number] & {
  picture: PictureRef | undefined;
  isMade: boolean;
  /** How many lie on the shelf; nothing where they aren't counted. */
  left: number | undefined;
};

export type DeskOrder = Omit<Order, "lines"> & {
  stage: Stage;
  money: MoneyState;
  revision: number;
  makeBy: Day | null;
  parcel: Parcel | undefined;
  forgottenAt: number | null;
  lines: readonly DeskLine[];
  /** Oldest first. */
  events: readonly OrderEvent[];
  /** When its e-mail to the seller went out. */
  mailedAt: number | null;
  mailTroubles: readonly MailTrouble[];
  canTakeBack: boolean;
  /** When the screenshot that is there now was added. */
  proofAt: number | undefined;
};

/** `revision` is the one that the form was made from: an order changed since then answers with a conflict. */
export type AskedChange = {
  change: OrderChange;
  revision: number;
  courier?: Courier;
  tracking?: string;
  reason?: string;
};

export type ChangeAnswer =
  | { outcome: "done" | "repeated" | "unknown" }
  | { outcome: "conflict"; since: readonly OrderEvent[] }
  | { outcome: "refused"; reason: "not-from-here" | "nothing-to-take-back" }
  | { outcome: "sold-out"; pieces: readonly string[] };

export type AskedCorrection = { revision: number; address: string; city: string; phone: string };

export type CorrectionAnswer =
  | { outcome: "done" | "unchanged" | "unknown" | "too-late" }
  | { outcome: "conflict"; since: readonly OrderEvent[] };

/** A row of "Waiting for you". */
export type WaitingWork = {
  work: Work;
  count: number;
  total: Rupees;
  /** The one that has waited longest; for a mail, the first that doesn't get through. */
  first: { number: string; name: string; createdAt: number; total: Rupees; makeBy: Day | null } | undefined;
  pictures: readonly PictureRef[];
  /** Of what is to be sent: how many still have to be packed. */
  toPack: number;
};

export type SoldPiece = { id: number; name: string; count: number; total: Rupees; picture: PictureRef | undefined };

export type RunningOutPiece = {
  id: number;
  name: string;
  left: number;
  /** The last one went today. */
  isSoldOutToday: boolean;
  picture: PictureRef | undefined;
};

export type TodayNumbers = {
  /** Whether there ever was an order. */
  hasOrders: boolean;
  waiting: readonly WaitingWork[];
  days: readonly DayTakings[];
  pieces: readonly SoldPiece[];
  cities: readonly { city: string; count: number }[];
  runningOut: readonly RunningOutPiece[];
};
