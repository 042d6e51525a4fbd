import { ownPieceId } from "../cart/pricing.ts";
import { type TypedFields, typedNumber } from "../editor/piece-form.ts";
import type { Rupees } from "../money/rupees.ts";
import type { OfferPiece } from "../offer/offer-desk.ts";
import type { ChoiceField } from "../pieces/choices.ts";
import type { Shape } from "../shape.ts";
import { cleanText } from "../typed-text.ts";
import { type DeliveryChoice, deliveryChoices } from "./delivery-choice.ts";
import type { Difference, OrderTerms } from "./edit.ts";
import type { OrderLine } from "./order.ts";

/** A line as it stands in the form. */
export type TypedEditLine = {
  /** Part of its fields' names; it stays the same while lines are added and removed. */
  key: string;
  /** The position of the order's line that it continues; "" for a new one. */
  was: string;
  /** `ownPieceId` for a piece of its own. */
  id: number;
  quantity: string;
  price: string;
  /** "" where it isn't made; a dupatta is "yes" or "no". */
  choices: Readonly<Record<ChoiceField, string>>;
  /** Of a new piece of its own. */
  name: string;
};

/** The form that changes an order, as it was typed. */
export type TypedEdit = {
  lines: readonly TypedEditLine[];
  delivery: DeliveryChoice;
  otherDelivery: string;
  discount: string;
  reason: string;
};

export type LineField = "was" | "id" | "quantity" | "price" | "name" | ChoiceField;

export function lineField(key: string, field: LineField): string {
  return `line-${key}-${field}`;
}

/** The order as the form begins with it. */
export function typedOrder({ lines, delivery, discount }: OrderTerms, shopDelivery: Rupees): TypedEdit {
  const choice = delivery === shopDelivery ? "shop" : delivery === 0 ? "none" : "other";
  return {
    lines: lines.map(typedLine),
    delivery: choice,
    otherDelivery: choice === "other" ? String(delivery) : "",
    discount: discount ? String(discount.sum) : "",
    reason: discount?.reason ?? "",
  };
}

function typedLine(line: OrderLine, position: number): TypedEditLine {
  const { id, quantity, price, size = "", withDupatta, scent = "", kilos = "" } = line;
  const dupatta = withDupatta === undefined ? "" : withDupatta ? "yes" : "no";
  return {
    ...{ key: `was${position}`, was: String(position), id, name: "" },
    ...{ quantity: String(quantity), price: String(price) },
    choices: { size, withDupatta: dupatta, scent, kilos: String(kilos) },
  };
}

/** At the shop's price, and as a product page begins: with its dupatta. */
export function addPiece(edit: TypedEdit, { id, price, dupatta }: Pick<OfferPiece, "id" | "price" | "dupatta">) {
  const choices = { ...noChoices, withDupatta: dupatta ? "yes" : "" };
  return addLine(edit, { ...newLine, id, price: String(price), choices });
}

export function addOwnPiece(edit: TypedEdit): TypedEdit {
  return addLine(edit, newLine);
}

const noChoices = { size: "", withDupatta: "", scent: "", kilos: "" };
const newLine = { was: "", id: ownPieceId, quantity: "1", price: "", choices: noChoices, name: "" };

function addLine(edit: TypedEdit, line: Omit<TypedEditLine, "key">): TypedEdit {
  const last = Math.max(0, ...edit.lines.map(({ key }) => Number(/^new(\d+)$/.exec(key)?.[1] ?? 0)));
  return { ...edit, lines: [...edit.lines, { ...line, key: `new${last + 1}` }] };
}

export function removeLine(edit: TypedEdit, key: string): TypedEdit {
  return { ...edit, lines: edit.lines.filter((line) => line.key !== key) };
}

/** A removed line of the order, where it was. */
export function putLineBack(edit: TypedEdit, order: OrderTerms, position: number): TypedEdit {
  const was = order.lines[position];
  if (!was || edit.lines.some((line) => line.was === String(position))) return edit;
  const place = edit.lines.findIndex((line) => line.was === "" || Number(line.was) > position);
  const lines = [...edit.lines];
  lines.splice(place < 0 ? lines.length : place, 0, typedLine(was, position));
  return { ...edit, lines };
}

/** Reads the form's fields. Nothing is refused here; see `checkEdit`. */
export function readEditForm(fields: TypedFields): TypedEdit {
  const line = (name: string) => cleanText(fields.get(name), "one");
  const keys = fields.all("line").filter((key) => /^(was|new)\d{1,4}$/.test(key));
  return {
    lines: [...new Set(keys)].map((key) => readLine((field) => line(lineField(key, field)), key)),
    delivery: deliveryChoices.find((each) => each === fields.get("delivery")) ?? "other",
    otherDelivery: line("otherDelivery"),
    discount: line("discount"),
    reason: line("reason"),
  };
}

function readLine(typed: (field: LineField) => string, key: string): TypedEditLine {
  return {
    ...{ key, was: typed("was"), id: Number(typed("id")) || ownPieceId, name: typed("name") },
    ...{ quantity: typed("quantity"), price: typed("price") },
    choices: {
      size: typed("size"),
      withDupatta: typed("withDupatta"),
      scent: typed("scent"),
      kilos: typed("kilos"),
    },
  };
}

/** What was typed for an order, moved to the order's lines after others have changed it. */
export function rebaseEdit(edit: TypedEdit, changes: readonly (readonly Difference[])[], order: OrderTerms): TypedEdit {
  if (changes.length === 0) return edit;
  const origins = originsOf(changes, order.lines.length);
  const kept = order.lines.flatMap((line, position) => {
    const origin = origins[position];
    if (origin === undefined) return [typedLine(line, position)];
    const typed = edit.lines.find(({ was }) => was === String(origin));
    return typed ? [{ ...typed, key: `was${position}`, was: String(position) }] : [];
  });
  return { ...edit, lines: [...kept, ...edit.lines.filter(({ was }) => was === "")] };
}

/** Where each line of now was before these changes; undefined for lines that they added. */
function originsOf(changes: readonly (readonly Difference[])[], count: number): (number | undefined)[] {
  let origins: (number | undefined)[] | undefined;
  const sizeBefore = changes
    .flat()
    .reduce((size, { what }) => size + (what === "removed" ? 1 : what === "added" ? -1 : 0), count);
  for (const change of changes) {
    const before: (number | undefined)[] = origins ?? Array.from({ length: sizeBefore }, (_, index) => index);
    const removed = new Set(change.flatMap((each) => (each.what === "removed" ? [each.line] : [])));
    const added = change.filter(({ what }) => what === "added").map(() => undefined);
    origins = [...before.filter((_, index) => !removed.has(index)), ...added];
  }
  return origins ?? [];
}

export function isSameEdit(one: TypedEdit, other: TypedEdit): boolean {
  return JSON.stringify(normalised(one)) === JSON.stringify(normalised(other));
}

/** However the numbers are written; what is typed in a field that doesn't count is left out. */
function normalised({ lines, delivery, otherDelivery, discount, reason }: TypedEdit) {
  const number = (text: string) => typedNumber(text) ?? "";
  return {
    lines: lines.map((line) => ({ ...line, quantity: number(line.quantity), price: number(line.price) })),
    delivery: delivery === "other" ? number(otherDelivery) : delivery,
    discount: number(discount),
    reason,
  };
}

/** Of a draft that this device has stored. */
export const typedEditShape: Shape<TypedEdit> = {
  lines: [
    {
      key: "string",
      was: "string",
      id: "number",
      quantity: "string",
      price: "string",
      choices: { size: "string", withDupatta: "string", scent: "string", kilos: "string" },
      name: "string",
    },
  ],
  delivery: "string",
  otherDelivery: "string",
  discount: "string",
  reason: "string",
};
