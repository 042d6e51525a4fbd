import {
  atPrice,
  discounted,
  type LineProblem,
  type Lookup,
  type OwnPiece,
  ownPieceId,
  ownProduct,
  type PricedLine,
  type PricedProduct,
  priceCart,
  type Sums,
  sumLines,
} from "../cart/pricing.ts";
import { maxLines } from "../limits.ts";
import { type Rupees, times } from "../money/rupees.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { priceNow } from "../pieces/sale.ts";
import type { Discount, OrderDraft, OrderLine } from "./order.ts";

/** What of a placed order can be changed; the sums follow. */
export type OrderTerms = { lines: readonly OrderLine[]; delivery: Rupees; discount?: Discount | undefined };

/** `was` is the position of the order's line that this one continues; others are new, and come after those. */
export type AskedLine = { quantity: number; price: Rupees; choices: Choices } & (
  | { was: number }
  | { was?: undefined; id: number }
  | { was?: undefined; own: OwnPiece & { name: string } }
);

export type AskedTerms = { lines: readonly AskedLine[]; delivery: Rupees; discount?: Discount | undefined };

type LinePrice = Pick<OrderLine, "price" | "shopPrice">;

/** `line` is a position before the change. Choices differ in one of them, which is absent where it isn't made. */
export type Difference =
  | { what: "quantity"; line: number; name: string; from: number; to: number }
  | { what: "price"; line: number; name: string; from: LinePrice; to: LinePrice }
  | { what: "choice"; line: number; name: string; from: Choices; to: Choices }
  | { what: "removed"; line: number; removed: OrderLine }
  | { what: "added"; added: OrderLine }
  | { what: "delivery"; from: Rupees; to: Rupees }
  | { what: "discount"; from: Discount | null; to: Discount | null };

export type EditFault =
  | LineProblem
  | { reason: "no-lines" | "too-many-lines" | "discount-too-large" }
  | { reason: "unknown-line"; index: number };

export type EditedTerms = OrderTerms & Sums & Pick<OrderDraft, "lines">;

export type EditAnswer =
  | { ok: true; after: EditedTerms; differences: Difference[] }
  | { ok: false; faults: EditFault[]; sums: Sums };

/**
 * The same rule that prices a cart, with the price that the seller gives each line. Whether enough is in stock is
 * decided where it is taken: the counts of `lookup` don't know what this order holds already.
 */
export function editOrder(before: OrderTerms, asked: AskedTerms, lookup: Lookup): EditAnswer {
  const { lines, delivery, discount } = asked;
  const priced = priceCart(
    lines.map((line) => ({ id: idOf(line, before), quantity: line.quantity, ...line.choices })),
    (id, index) => productFor(lines[index], before, lookup(id)),
    delivery,
  );
  const sums = discounted(priced, discount?.sum ?? 0);
  const faults = [...structureFaults(lines, before), ...priced.problems];
  if (!sums && priced.problems.length === 0) faults.push({ reason: "discount-too-large" });
  if (faults.length > 0 || !sums) return { ok: false, faults, sums: sumsSoFar(asked) };
  const ordered = priced.lines.map((line, index) => toOrderLine(line, lines[index], before, lookup));
  const after = { lines: ordered, ...sums, ...(discount && discount.sum > 0 && { discount }) };
  return { ok: true, after, differences: differencesOf(before, after, lines) };
}

/** Of a form that is half filled in: a piece whose size isn't chosen yet costs what it will. */
function sumsSoFar({ lines, delivery, discount }: AskedTerms): Sums {
  const sums = priceCart(
    lines.map(({ quantity }) => ({ id: ownPieceId, quantity })),
    (_, index) => ownProduct("", lines[index]?.price ?? 0),
    delivery,
  );
  return discounted(sums, discount?.sum ?? 0) ?? sums;
}

function lineBefore(line: AskedLine | undefined, { lines }: OrderTerms): OrderLine | undefined {
  return line?.was === undefined ? undefined : lines[line.was];
}

function idOf(line: AskedLine, before: OrderTerms): number {
  if ("id" in line) return line.id;
  return lineBefore(line, before)?.id ?? ownPieceId;
}

/** A line whose choices stay needs nothing of the catalogue: the piece may no longer be sold, or not in that size. */
function productFor(
  line: AskedLine | undefined,
  before: OrderTerms,
  product: PricedProduct | undefined,
): PricedProduct | undefined {
  if (!line) return undefined;
  if ("own" in line) return ownProduct(line.own.name, line.price);
  const { stock: _, ...sold } = product ?? { stock: undefined };
  const was = lineBefore(line, before);
  if (!was) return "id" in sold && line.was === undefined ? atPrice(sold, line.price) : undefined;
  const kept = { ...ownProduct(was.name, line.price), id: was.id };
  if (changedChoices(was, line.choices).length === 0) return { ...kept, ...optionsOf(was) };
  return "id" in sold ? { ...sold, ...kept } : undefined;
}

function optionsOf({ size, withDupatta, scent, kilos }: Choices) {
  return {
    ...(size !== undefined && { sizes: [size] }),
    ...(withDupatta !== undefined && { dupatta: true as const }),
    ...(scent !== undefined && { scents: [scent] }),
    ...(kilos !== undefined && { kilos: [kilos] }),
  };
}

function structureFaults(lines: readonly AskedLine[], before: OrderTerms): EditFault[] {
  if (lines.length === 0) return [{ reason: "no-lines" }];
  if (lines.length > maxLines) return [{ reason: "too-many-lines" }];
  let last = -1;
  for (const [index, { was }] of lines.entries()) {
    const position = was ?? before.lines.length;
    const isKnown = was === undefined || (was > last && was < before.lines.length);
    if (!isKnown || !Number.isInteger(position)) return [{ reason: "unknown-line", index }];
    last = position;
  }
  return [];
}

function toOrderLine(
  { key: _, ...line }: PricedLine,
  asked: AskedLine | undefined,
  before: OrderTerms,
  lookup: Lookup,
): OrderLine {
  if (asked && "own" in asked) return { ...line, own: { words: asked.own.words, pictures: asked.own.pictures } };
  const was = lineBefore(asked, before);
  if (!was) {
    const product = lookup(line.id);
    return product ? { ...line, shopPrice: priceNow(product) } : line;
  }
  // The price of before was the shop's, unless another one was agreed then.
  const shopPrice = was.shopPrice ?? (was.price === line.price || was.own ? undefined : was.price);
  return { ...line, ...(shopPrice !== undefined && { shopPrice }), ...(was.own && { own: was.own }) };
}

const choiceFields = ["size", "withDupatta", "scent", "kilos"] as const satisfies readonly ChoiceField[];

export function changedChoices(from: Choices, to: Choices): ChoiceField[] {
  return choiceFields.filter((field) => from[field] !== to[field]);
}

function differencesOf(before: OrderTerms, after: EditedTerms, asked: readonly AskedLine[]): Difference[] {
  const differences = before.lines.flatMap((was, line): Difference[] => {
    const now = after.lines[asked.findIndex((each) => each.was === line)];
    return now ? lineDifferences(was, now, line) : [{ what: "removed", line, removed: was }];
  });
  for (const [index, added] of after.lines.entries())
    if (asked[index]?.was === undefined) differences.push({ what: "added", added });
  if (before.delivery !== after.delivery)
    differences.push({ what: "delivery", from: before.delivery, to: after.delivery });
  const [from, to] = [before.discount ?? null, after.discount ?? null];
  if (from?.sum !== to?.sum || from?.reason !== to?.reason) differences.push({ what: "discount", from, to });
  return differences;
}

function lineDifferences(was: OrderLine, now: OrderLine, line: number): Difference[] {
  const at = { line, name: was.name };
  const differences: Difference[] = changedChoices(was, now).map((field) => ({
    what: "choice",
    ...at,
    from: was[field] === undefined ? {} : { [field]: was[field] },
    to: now[field] === undefined ? {} : { [field]: now[field] },
  }));
  if (was.quantity !== now.quantity)
    differences.push({ what: "quantity", ...at, from: was.quantity, to: now.quantity });
  if (was.price !== now.price) differences.push({ what: "price", ...at, from: linePrice(was), to: linePrice(now) });
  return differences;
}

function linePrice({ price, shopPrice }: OrderLine): LinePrice {
  return { price, ...(shopPrice !== undefined && { shopPrice }) };
}

/** The order before a change. */
export function undoChange(after: OrderTerms, differences: readonly Difference[]): OrderTerms {
  const added = differences.filter(({ what }) => what === "added").length;
  const lines = after.lines.slice(0, after.lines.length - added);
  let { delivery, discount } = after;
  for (const each of differences) if (each.what === "removed") lines.splice(each.line, 0, each.removed);
  for (const each of differences) {
    if (each.what === "delivery") delivery = each.from;
    else if (each.what === "discount") discount = each.from ?? undefined;
    else if ("line" in each && each.what !== "removed") undoInLine(lines, each);
  }
  return { lines, delivery, ...(discount && { discount }) };
}

function undoInLine(lines: OrderLine[], each: Extract<Difference, { what: "quantity" | "price" | "choice" }>): void {
  const line = lines[each.line];
  if (!line) return;
  const undone = { ...line };
  if (each.what === "quantity") undone.quantity = each.from;
  else {
    if (each.what === "price") delete undone.shopPrice;
    else for (const field of choiceFields) if (field in each.to) delete undone[field];
    Object.assign(undone, each.from);
  }
  lines[each.line] = { ...undone, lineTotal: times(undone.price, undone.quantity) };
}

/** The order as it was before all of these changes, oldest first, with its sums. */
export function orderedAtFirst(now: OrderTerms, changes: readonly (readonly Difference[])[]): OrderTerms & Sums {
  const first = changes.reduceRight(undoChange, now);
  return { ...first, ...sumsOf(first) };
}

export function sumsOf({ lines, delivery, discount }: OrderTerms): Sums {
  const sums = sumLines(lines, delivery);
  return discounted(sums, discount?.sum ?? 0) ?? sums;
}
