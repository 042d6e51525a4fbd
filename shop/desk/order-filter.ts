import { type Courier, parseCourier } from "../order/courier.ts";
import { type OrderSource, orderSources } from "../order/source.ts";
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

/** Filters with several values, chosen in a sheet. */
export const choiceFilters = ["money", "source", "city"] as const;
export type ChoiceFilter = (typeof choiceFilters)[number];

/** Which orders a list shows. It lives in the address, so that every number on Today can link to what it counts. */
export type OrderFilter = {
  stage?: Stage;
  work?: Work;
  /** Placed on these days, both included. */
  from?: Day;
  to?: Day;
  piece?: number;
  /** Only orders that are neither cancelled nor returned. */
  standing?: true;
  reached?: ReachedFilter;
  /** Any of these; never empty. */
  money?: readonly MoneyFilter[];
  source?: readonly OrderSource[];
  city?: readonly string[];
  courier?: Courier;
  /** Past its day to be made. */
  late?: true;
  /** There is a day by which it is needed; the nearest first. */
  needed?: true;
  search?: string;
};

/** More cities at once come from no form of ours. */
const mostCities = 30;

function filled(text: string | null): string | undefined {
  // PostgreSQL refuses text with a NUL.
  const clean = cleanText(text?.trim().slice(0, maxSearch) ?? "", "one");
  return clean ? clean : undefined;
}

/** Undefined where none is known. */
function several<Value extends string>(values: readonly Value[], asked: readonly string[]): Value[] | undefined {
  const known = values.filter((value) => asked.includes(value));
  return known.length > 0 ? known : undefined;
}

function severalCities(asked: readonly string[]): string[] | undefined {
  const cities = new Set(asked.slice(0, mostCities).flatMap((city) => filled(city) ?? []));
  return cities.size > 0 ? [...cities] : undefined;
}

function filledFields(filter: { [Key in keyof OrderFilter]: OrderFilter[Key] | undefined }): OrderFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Invalid values are ignored: an address may be old, or typed by hand. */
export function parseOrderFilter(params: URLSearchParams): OrderFilter {
  const piece = params.get("piece");
  const isYes = (name: string) => (params.get(name) === "yes" ? true : undefined);
  return filledFields({
    stage: parseStage(params.get("stage")),
    work: workKinds.find((kind) => kind === params.get("work")),
    from: parseDay(params.get("from")),
    to: parseDay(params.get("to")),
    piece: piece && /^[1-9]\d{0,8}$/.test(piece) ? Number(piece) : undefined,
    standing: isYes("standing"),
    reached: reachedFilters.find((reached) => reached === params.get("reached")),
    money: several(moneyFilters, params.getAll("money")),
    source: several(orderSources, params.getAll("source")),
    city: severalCities(params.getAll("city")),
    courier: parseCourier(params.get("courier")),
    late: isYes("late"),
    needed: isYes("needed"),
    search: filled(params.get("q")),
  });
}

export function orderFilterQuery(filter: OrderFilter): URLSearchParams {
  const { from, to, standing, late, needed, search, ...others } = filter;
  const yes = (is: true | undefined) => (is ? "yes" : undefined);
  const fields = {
    stage: others.stage,
    work: others.work,
    from: from === undefined ? undefined : dayToText(from),
    to: to === undefined ? undefined : dayToText(to),
    piece: others.piece,
    standing: yes(standing),
    reached: others.reached,
    money: others.money,
    source: others.source,
    city: others.city,
    courier: others.courier,
    late: yes(late),
    needed: yes(needed),
    q: search,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value ?? []].flat()) query.append(name, String(each));
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
