import { expect, test } from "vitest";
import { typedFields } from "../editor/piece-form.ts";
import { lookup, order as sample } from "../testing/orders.ts";
import { checkEdit } from "./check-edit.ts";
import { editOrder, type OrderTerms } from "./edit.ts";
import {
  addOwnPiece,
  addPiece,
  isSameEdit,
  lineField,
  putLineBack,
  readEditForm,
  rebaseEdit,
  removeLine,
  type TypedEdit,
  typedOrder,
} from "./edit-form.ts";
import { shelfAfter } from "./edit-stock.ts";

const { lines, delivery } = sample();
const order: OrderTerms = { lines, delivery };
const shopDelivery = 250;
const begun = typedOrder(order, shopDelivery);
const check = (typed: TypedEdit) => checkEdit(typed, { order, lookup, shopDelivery });

/** What a form with these fields sends. */
function send(typed: TypedEdit): FormData {
  const form = new FormData();
  for (const { key, choices, ...line } of typed.lines) {
    form.append("line", key);
    for (const [field, value] of Object.entries({ ...line, ...choices }))
      form.append(lineField(key, field as "was"), String(value));
  }
  for (const field of ["delivery", "otherDelivery", "discount", "reason"] as const) form.append(field, typed[field]);
  return form;
}

test("an untouched form changes nothing, and survives the way to the server", () => {
  expect(check(begun)).toMatchObject({ faults: [], differences: [], sums: { total: 105_650 } });
  const both = addPiece(addOwnPiece(begun), { id: 8, price: 52_000, dupatta: true });
  expect(readEditForm(typedFields(send(both)))).toEqual(both);
  expect(
    isSameEdit(begun, { ...begun, lines: begun.lines.map((line) => ({ ...line, price: `Rs ${line.price}` })) }),
  ).toBe(true);
});

test("each wrong field says what is missing", () => {
  const [aina, gauhar] = begun.lines;
  if (!aina || !gauhar) throw new Error("two lines");
  const own = addOwnPiece({
    ...begun,
    lines: [
      { ...aina, quantity: "0" },
      { ...gauhar, price: "12.5", choices: { ...gauhar.choices, size: "" } },
    ],
    delivery: "other",
    discount: "1500",
  });
  expect(check(own).faults).toEqual([
    { field: "line-was0-quantity", words: "A whole number, from 1 to 9999." },
    { field: "line-was1-price", words: "Whole rupees only." },
    { field: "line-new1-name", words: "Give it a name." },
    { field: "line-new1-price", words: "What does one cost? 0 makes it a gift." },
    { field: "otherDelivery", words: "Whole rupees only." },
    { field: "reason", words: "What for? She reads it." },
    { field: "line-was1-size", words: "Choose a size for Gauhar." },
  ]);
  expect(check({ ...begun, discount: "999,999", reason: "x" }).faults).toEqual([
    { field: "discount", words: "The discount is more than the pieces." },
  ]);
  expect(check({ ...begun, lines: [] }).faults).toEqual([
    { field: "lines", words: "An order keeps at least one piece. Cancel it instead." },
  ]);
});

test("the sums count a piece whose choices are still missing", () => {
  const half = check(addPiece(begun, { id: 8, price: 52_000, dupatta: true }));
  expect(half.faults).not.toEqual([]);
  expect(half.sums).toEqual({ subtotal: 157_400, delivery: 250, total: 157_650 });
});

test("a line that was left out comes back to its place", () => {
  const left = removeLine(addOwnPiece(begun), "was0");
  expect(putLineBack(left, order, 0)).toEqual(addOwnPiece(begun));
  expect(putLineBack(begun, order, 0)).toEqual(begun);
});

test("what was typed moves along when somebody else changes the order meanwhile", () => {
  const own = { name: "Jhoomar", words: "", pictures: [] };
  const theirs = editOrder(
    order,
    {
      lines: [
        { was: 1, quantity: 2, price: 5_200, choices: { size: "17" } },
        { own, quantity: 1, price: 900, choices: {} },
      ],
      delivery,
    },
    lookup,
  );
  if (!theirs.ok) throw new Error("their change");
  const typed = addOwnPiece({ ...begun, lines: begun.lines.map((line) => ({ ...line, quantity: "7" })) });
  const moved = rebaseEdit(typed, [theirs.differences], theirs.after);
  expect(moved.lines.map(({ was, id, quantity }) => [was, id, quantity])).toEqual([
    ["0", 98, "7"],
    ["1", 0, "1"],
    ["", 0, "1"],
  ]);
  expect(rebaseEdit(typed, [], order)).toBe(typed);
});

test("the shelf counts what the order holds itself", () => {
  const gauhar = begun.lines[1];
  if (!gauhar) throw new Error("two lines");
  const shelf = (size: string, quantity: string) => {
    const line = { ...gauhar, quantity, choices: { ...gauhar.choices, size } };
    const typed = { ...begun, lines: [line] };
    return shelfAfter({ id: 98, stock: { "16": 3, "17": 0 } }, { order, typed, line })?.words;
  };
  expect(shelf("17", "2")).toBe("On the shelf, 0 left after this.");
  expect(shelf("17", "3")).toBe("Only 2 are left.");
  expect(shelf("16", "1")).toBe("On the shelf, 2 left after this. 17 goes back.");
});
