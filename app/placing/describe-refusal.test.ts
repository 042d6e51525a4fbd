import { describe, expect, test } from "vitest";
import type { FieldError } from "../../shop/order/request.ts";
import { request } from "../../shop/testing/orders.ts";
import { describeRefusal } from "./describe-refusal.ts";

const names = new Map([
  [1, "Aina"],
  [98, "Gauhar"],
]);

function told(errors: FieldError[], delivery?: number) {
  return describeRefusal({ lines: request().lines, errors, delivery, nameOf: (id) => names.get(id) });
}

describe("changes in the catalogue", () => {
  test("a price: which line, what it costs now, what it did", () => {
    const errors: FieldError[] = [
      { field: "lines.0.price", reason: "price-changed", detail: "96000" },
      { field: "total", reason: "price-changed", detail: "106650" },
    ];
    expect(told(errors, 250)).toEqual({ fields: {}, changes: ["Aina now costs Rs 96,000.00, not Rs 95,000.00."] });
  });

  test.each([
    [{ field: "lines.1", reason: "sold-out" }, "Gauhar has sold out."],
    [{ field: "lines.1", reason: "only-left", detail: "3" }, "Only 3 of Gauhar are left."],
    [{ field: "lines.1", reason: "only-left", detail: "1" }, "Only 1 of Gauhar is left."],
    [{ field: "lines.1", reason: "unknown-product" }, "Gauhar is no longer sold."],
    [{ field: "lines.1.size", reason: "unknown-choice" }, "Gauhar is no longer offered the way you chose it."],
    [{ field: "lines.0.scent", reason: "missing-choice" }, "Aina is no longer offered the way you chose it."],
  ] satisfies [FieldError, string][])("%o", (error, sentence) => {
    expect(told([error]).changes).toEqual([sentence]);
  });

  test("if only the total differs, the delivery charge has changed", () => {
    expect(told([{ field: "total", reason: "price-changed", detail: "105700" }], 300).changes).toEqual([
      "Delivery now costs Rs 300.00.",
    ]);
  });

  test("a piece without a name is still named somehow", () => {
    const gone = describeRefusal({
      lines: request().lines,
      errors: [{ field: "lines.0", reason: "unknown-product" }],
      delivery: undefined,
      nameOf: () => undefined,
    });
    expect(gone.changes).toEqual(["A piece in your order is no longer sold."]);
  });

  test("errors that the shopper can't act on are left out", () => {
    const errors: FieldError[] = [
      { field: "key", reason: "not-a-key" },
      { field: "lines.7", reason: "sold-out" },
      { field: "lines.0.quantity", reason: "not-a-quantity" },
      { field: "notes", reason: "too-long" },
    ];
    expect(told(errors)).toEqual({ fields: {}, changes: [] });
  });
});

test("too many pieces in unconfirmed orders: the limit is given", () => {
  const errors: FieldError[] = [{ field: "lines", reason: "too-many-held", detail: "50" }];
  expect(told(errors, 250)).toEqual({ fields: {}, changes: [], mostHeld: 50 });
});

test("errors of fields are given by field", () => {
  const errors: FieldError[] = [
    { field: "customer.name", reason: "too-long" },
    { field: "customer.city", reason: "empty" },
    { field: "customer.phone", reason: "control-characters" },
  ];
  expect(told(errors)).toEqual({
    fields: {
      name: "Please keep this within 200 letters.",
      city: "Which city should it go to?",
      phone: "There is a sign in here that we can’t read. Please type it anew.",
    },
    changes: [],
  });
});
