import { describe, expect, test } from "vitest";
import { order } from "../testing/orders.ts";
import { createReceipt, parseReceipt } from "./answer.ts";

const receipt = createReceipt(order(), "abcdefghijklmnopqrstuv");
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("a receipt", () => {
  test("is read as it was written", () => {
    expect(parseReceipt(overTheWire(receipt))).toEqual(receipt);
  });

  test("may hold every choice", () => {
    const [line] = receipt.lines;
    const tray = { ...line, size: "17", withDupatta: false, scent: "Oud", kilos: 2 };
    expect(parseReceipt(overTheWire({ ...receipt, lines: [tray] }))).toEqual({ ...receipt, lines: [tray] });
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "<html>Sign in to the café's network</html>"],
    ["a list", [receipt]],
    ["a problem", { title: "Service Unavailable", status: 503, detail: "" }],
    ["no number", { ...receipt, number: undefined }],
    ["an empty number", { ...receipt, number: "" }],
    ["another payment", { ...receipt, payment: "barter" }],
    ["a total in words", { ...receipt, total: "105,650" }],
    ["a fraction of a rupee", { ...receipt, total: 0.5 }],
    ["a sum below nothing", { ...receipt, delivery: -250 }],
    ["no lines", { ...receipt, lines: undefined }],
    ["a line that is none", { ...receipt, lines: [null] }],
    ["a line without a name", { ...receipt, lines: [{ ...receipt.lines[0], name: 7 }] }],
    ["a line without a price", { ...receipt, lines: [{ ...receipt.lines[0], price: undefined }] }],
    ["a line whose size is a number", { ...receipt, lines: [{ ...receipt.lines[0], size: 17 }] }],
  ])("is not %s", (_, value) => {
    expect(parseReceipt(value)).toBeUndefined();
  });
});
