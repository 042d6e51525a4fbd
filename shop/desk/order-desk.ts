import type { ProofPicture } from "../follow/order-follower.ts";
import type { MailTrouble } from "../messages/mail-trouble.ts";
import type { MessageTexts } from "../messages/ready-message.ts";
import type { Rupees } from "../money/rupees.ts";
import type { OfferPiece } from "../offer/offer-desk.ts";
import type { Courier, Parcel } from "../order/courier.ts";
import type { OrderEvent } from "../order/event.ts";
import type { PhoneMark } from "../order/known-number.ts";
import type { Shortage } from "../order/let-go.ts";
import type { StoredEntry } from "../order/money-entries.ts";
import type { Order } from "../order/order.ts";
import type { MoneyState } from "../order/payment-state.ts";
import type { Stage } from "../order/stage.ts";
import type { Day } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { Invoice } from "./invoice.ts";
import type {
  AskedChange,
  AskedCorrection,
  AskedEdit,
  AskedExchange,
  AskedParcel,
  ChangeAnswer,
  CorrectionAnswer,
  EditOrderAnswer,
  ExchangeAnswer,
  MarkAnswer,
} from "./order-changes.ts";
import type { ChoiceFilter, OrderFilter, OrderKey, Work } from "./order-filter.ts";
import type { OwedMoney, TakingsNumbers, WaitingNumbers } from "./today-numbers.ts";

/** The desk's port for orders; the server implements it for the person who is signed in. */
export type OrderDesk = {
  shop: OrderShop;
  waiting(): Promise<WaitingNumbers>;
  /** What is to be given back, and what couriers have. */
  owed(): Promise<OwedMoney>;
  takings(): Promise<TakingsNumbers>;
  /** Fifty at a time; `before` is the last of the previous page. */
  list(filter: OrderFilter, before?: OrderKey): Promise<OrderPage>;
  /** Where this order stands in the filter's list; undefined for an unknown one. */
  placeIn(filter: OrderFilter, number: string): Promise<OrderPlace | undefined>;
  /** The current rows of these orders; unknown numbers are left out. */
  rows(numbers: readonly string[]): Promise<readonly OrderRow[]>;
  counts(): Promise<StageCounts>;
  /** What a filter finds in each stage, whichever stage it names. */
  sums(filter: OrderFilter): Promise<OrderSums>;
  /** How many orders each choice of a filter would show beside all other filters. */
  choices(choice: ChoiceFilter, filter: OrderFilter): Promise<readonly FilterChoice[]>;
  /** The newest order of all. */
  newest(): Promise<OrderKey | undefined>;
  /** How many pieces are being made, and the day by which the next is due. */
  inTheMaking(): Promise<{ pieces: number; next: Day } | undefined>;
  /** How many orders came in after this one, counted up to `mostArrivals` + 1. */
  arrivals(after: OrderKey | undefined): Promise<number>;
  find(number: string): Promise<DeskOrder | undefined>;
  /** The number of the order's latest event; 0 before the first. */
  latestEvent(number: string): Promise<number>;
  change(number: string, asked: AskedChange): Promise<ChangeAnswer>;
  correct(number: string, asked: AskedCorrection): Promise<CorrectionAnswer>;
  /** Adds or changes courier and tracking number after it was sent. */
  setParcel(number: string, asked: AskedParcel): Promise<CorrectionAnswer>;
  /** Changes lines, delivery charge and discount, until it is sent. */
  edit(number: string, asked: AskedEdit): Promise<EditOrderAnswer>;
  /** Pieces of a sent or delivered order came back, for others in their place. */
  exchange(number: string, asked: AskedExchange): Promise<ExchangeAnswer>;
  /** All pieces that are sold, with their counts of now. */
  pieces(): Promise<readonly OfferPiece[]>;
  /** `after` is how many notes the page showed: a newer one with the same text is this one, sent twice. */
  note(number: string, text: string, after: number): Promise<void>;
  /** Gives the order an invoice, if it has none. */
  makeInvoice(number: string): Promise<void>;
  /** Marks the phone number of this order for the desk's people; "" takes the mark off. */
  mark(number: string, asked: { text: string; was: number }): Promise<MarkAnswer>;
  /** Of a list, or of these numbers. */
  csv(of: OrderFilter | readonly string[]): ReadableStream<Uint8Array>;
  forget(number: string): Promise<boolean>;
  /** Retries an undelivered e-mail, or gives it up. */
  settleMail(number: string, mail: string, how: "retry" | "give-up"): Promise<void>;
  /** A new link to the order's own page, for the shopper; undefined where the customer's details were removed. */
  newLink(number: string): Promise<string | undefined>;
  /** The payment screenshot. */
  proof(number: string): Promise<ProofPicture | undefined>;
  /** The courier of the last parcel, as the default. */
  lastCourier(): Promise<Courier | undefined>;
};

/** What orders need of the shop's settings. */
export type OrderShop = {
  name: string;
  delivery: Rupees;
  makingDays: MakingDays;
  /** Within how many days money is promised back, and a courier has to bring cash. */
  refundDays: number;
  courierDays: number;
  wallet: { name: string; accountNumber: string };
  messages: MessageTexts;
  /** The sender on slips, line by line; and the phone. */
  sender: readonly string[];
  phone: string;
  /** Tax numbers, for invoices. */
  ntn: string | undefined;
  strn: string | undefined;
  publicUrl: string;
};

/** Tabs count up to here, and show a plus beyond. */
export const mostCounted = 9999;

/** "295", or "9,999+". */
export function formatCounted(count: number): string {
  return count > mostCounted ? `${mostCounted.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
}

/** More new orders than this are "100+". */
export const mostArrivals = 100;

export function arrivalCount(count: number): string {
  return count > mostArrivals ? `${mostArrivals}+` : String(count);
}

export type StageCounts = Readonly<Record<Stage, number>>;

/** `due` is what hasn't come yet, `toGiveBack` what came and is to go back. */
export type OrderSum = { count: number; total: Rupees; due: Rupees; toGiveBack: Rupees };
export type OrderSums = Readonly<Record<Stage, OrderSum>>;

/** So many orders fit all of these values. An order is counted in one of them: what is ticked adds up. */
export type FilterChoice = { values: readonly string[]; count: number };

export type OrderRow = {
  number: string;
  createdAt: number;
  name: string;
  city: string;
  total: Rupees;
  /** The sum of its entries. */
  received: Rupees;
  advance: Rupees;
  /** Making waits for the advance. */
  advanceFirst: boolean;
  payment: Order["payment"];
  money: MoneyState;
  stage: Stage;
  revision: number;
  makeBy: Day | null;
  neededBy: Day | null;
  parcel: Parcel | undefined;
  /** Four at most, of pieces that are still sold. */
  pictures: readonly PictureRef[];
  saidYesAt: number | null;
  letGoAt: number | null;
  /** What its phone number did before, in words; "" where nothing, or where it wasn't asked for. */
  known: string;
  isMarked: boolean;
  /** Why a search found it, where the row doesn't show that: a note, an e-mail, a parcel. */
  hit?: string;
};

export type ThreadNeighbour = { number: string; name: string };

/** Where an order stands in a list. */
export type OrderPlace = {
  /** From 1; counted up to `mostCounted` + 1, as `count` is. */
  position: number;
  /** With this order, also if it has left the list since. */
  count: number;
  isListed: boolean;
  previous: ThreadNeighbour | undefined;
  next: ThreadNeighbour | undefined;
  /** Where it was the last one: the next kind of work that has orders. */
  onward: { work: Work; count: number } | undefined;
};

export type OrderPage = { rows: readonly OrderRow[]; next: OrderKey | undefined };

/** An order line with the piece's current picture, making and stock. */
export type DeskLine = Order["lines"][number] & {
  picture: PictureRef | undefined;
  isMade: boolean;
  /** How many are in stock; undefined where they aren't counted. */
  left: number | undefined;
  /** Of an order that let go of its pieces: too few are left to take them again. */
  short: Shortage | undefined;
};

/** Orders that the same phone number placed before. */
export type EarlierOrders = {
  words: string;
  count: number;
  /** The latest ones, newest first. */
  latest: readonly { number: string; createdAt: number; stage: Stage; total: Rupees; pieces: string }[];
};

export type DeskOrder = Omit<Order, "lines"> & {
  stage: Stage;
  money: MoneyState;
  /** The sum of `entries`. */
  received: Rupees;
  /** Oldest first. */
  entries: readonly StoredEntry[];
  /** What couriers took for bringing it, or bringing it back. */
  charges: Rupees;
  revision: number;
  makeBy: Day | null;
  parcel: Parcel | undefined;
  forgottenAt: number | null;
  saidYesAt: number | null;
  letGoAt: number | null;
  earlier: EarlierOrders | undefined;
  mark: PhoneMark | undefined;
  lines: readonly DeskLine[];
  /** Oldest first. */
  events: readonly OrderEvent[];
  /** When the e-mail to the seller was sent. */
  mailedAt: number | null;
  mailTroubles: readonly MailTrouble[];
  canTakeBack: boolean;
  /** When the current screenshot was added. */
  proofAt: number | undefined;
  invoice: Invoice | undefined;
};
