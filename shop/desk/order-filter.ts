import { type OrderSource, parseSource } from "../order/source.ts";
import { parseStage, type Stage } from "../order/stage.ts";
import { type Day, dayToText, parseDay } from "../pakistan-days.ts";
import { cleanText } from "../typed-text.ts";
import { maxSearch } from "./order-search.ts";

/** The rows of "Waiting for you", in the seller's order of work. */
export const workKinds = ["large", "confirm", "let-go", "proof", "make", "send", "mail"] as const;
export type Work = (typeof workKinds)[number];

export const workNames: Readonly<Record<Work, string>> = {
  large: "Large orders",
  confirm: "To confirm",
  "let-go": "Let go of its pieces",
  proof: "Proof to check",
  make: "To make",
  send: "To send",
  mail: "E-mail not getting through",
};

/** A mail counts as not getting through after this many attempts. */
export const stuckAfter = 2;

/** How an order's money stands, to filter by. */
export const moneyFilters = [
  "cash",
  "proof",
  "unpaid",
  "part",
  "paid",
  "with-courier",
  "give-back",
  "refunded",
] as const;
export type MoneyFilter = (typeof moneyFilters)[number];

/** How far orders of some days have come, as Today's takings count them. */
export const reachedFilters = ["confirmed", "sent", "paid"] as const;
export type ReachedFilter = (typeof reachedFilters)[number];

/** Which orders a list shows. It lives in the address, so that every number on Today can link to what it counts. */
export type OrderFilter = {
  stage?: Stage;
  work?: Work;
  /** Placed on these days, both included. */
  from?: Day;
  to?: Day;
  city?: string;
  piece?: number;
  source?: OrderSource;
  /** Only orders that are neither cancelled nor returned. */
  standing?: true;
  search?: string;
};

function filled(text: string | null): string | undefined {
  // PostgreSQL refuses text with a NUL.
  const clean = cleanText(text?.trim().slice(0, maxSearch) ?? "", "one");
  return clean ? clean : undefined;
}

/** Invalid values are ignored: an address may be old, or typed by hand. */
export function parseOrderFilter(params: URLSearchParams): OrderFilter {
  const stage = parseStage(params.get("stage"));
  const work = workKinds.find((kind) => kind === params.get("work"));
  const from = parseDay(params.get("from"));
  const to = parseDay(params.get("to"));
  const city = filled(params.get("city"));
  const piece = params.get("piece");
  const source = parseSource(params.get("source"));
  const search = filled(params.get("q"));
  return {
    ...(stage && { stage }),
    ...(work && { work }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(city && { city }),
    ...(piece && /^[1-9]\d{0,8}$/.test(piece) && { piece: Number(piece) }),
    ...(source && { source }),
    ...(params.get("standing") === "yes" && { standing: true as const }),
    ...(search && { search }),
  };
}

export function orderFilterQuery(filter: OrderFilter): URLSearchParams {
  const query = new URLSearchParams();
  const { stage, work, from, to, city, piece, source, standing, search } = filter;
  if (stage) query.set("stage", stage);
  if (work) query.set("work", work);
  if (from !== undefined) query.set("from", dayToText(from));
  if (to !== undefined) query.set("to", dayToText(to));
  if (city) query.set("city", city);
  if (piece) query.set("piece", String(piece));
  if (source) query.set("source", source);
  if (standing) query.set("standing", "yes");
  if (search) query.set("q", search);
  return query;
}

/** A cursor of the list: the page after it has older orders. */
export type OrderKey = { createdAt: number; number: string };

export function formatOrderKey({ createdAt, number }: OrderKey): string {
  return `${createdAt}.${number}`;
}

export function parseOrderKey(text: string | null | undefined): OrderKey | undefined {
  const match = /^(\d{1,15})\.(NQ-[0-9A-Z]{4}-[0-9A-Z]{2})$/.exec(text ?? "");
  return match?.[1] && match[2] ? { createdAt: Number(match[1]), number: match[2] } : undefined;
}
