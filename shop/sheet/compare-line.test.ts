import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanceNow } from "../order/money-entries.ts";
import { moneyStates } from "../order/payment-state.ts";
import { stages } from "../order/stage.ts";
import { compareLine, matchOrder, type SheetOrder } from "./compare-line.ts";
import { bookedRemark, bookingWords, lineRemark, spellTracking } from "./line-words.ts";
import type { ComparedLine } from "./sheet-desk.ts";

const order = (changes: Partial<SheetOrder> = {}): SheetOrder => ({
  number: "NQ-TC9H-36",
  name: "Bushra Anwar",
  city: "Sialkot",
  tracking: "779 044 140",
  revision: 5,
  stage: "delivered",
  money: "due",
  total: 20_250,
  received: 0,
  payment: "cod",
  ...changes,
});

const compared = (collected: number, changes: Partial<SheetOrder> = {}): ComparedLine => ({
  position: 1,
  tracking: "779044140",
  own: "",
  name: "B ANWAR",
  collected,
  charges: 310,
  order: order(changes),
  ...compareLine({ collected }, order(changes)),
});

describe("a line beside its order", () => {
  test.each([
    ["what was due", 20_250, {}, "fits", "as due", "Book it"],
    ["what an advance has left", 15_250, { received: 5000, advance: 5000 }, "fits", "as due", "Book it"],
    ["nothing of nothing", 0, { money: "received", received: 20_250 }, "fits", "nothing was due", "Book it"],
    ["nothing of what came back", 0, { stage: "returned" }, "fits", "nothing was due", "Book it"],
    ["less", 19_250, {}, "differs", "should be 20,250", "Book it, 1,000 stays due"],
    ["more", 20_750, {}, "differs", "should be 20,250", "Book, 500 to give back"],
    [
      "of a paid one",
      9750,
      { money: "received", received: 20_250 },
      "differs",
      "nothing was due",
      "Book, 9,750 to give back",
    ],
    ["on the way", 20_250, { stage: "sent" }, "differs", "still On the way", "Book and mark delivered"],
    [
      "on the way, and less",
      19_250,
      { stage: "sent" },
      "differs",
      "still On the way, should be 20,250",
      "Book and mark delivered, 1,000 stays due",
    ],
    [
      "on the way, nothing",
      0,
      { stage: "sent" },
      "differs",
      "still On the way, should be 20,250",
      "Book its charges, 20,250 stays due",
    ],
    ["packed", 20_250, { stage: "packed" }, "differs", "still Ready to send", "Book it"],
    ["cancelled", 20_250, { stage: "cancelled" }, "differs", "Cancelled: nothing was due", "Book, 20,250 to give back"],
    ["came back", 500, { stage: "returned" }, "differs", "Came back: nothing was due", "Book, 500 to give back"],
    ["charges alone", 0, {}, "differs", "should be 20,250", "Book its charges, 20,250 stays due"],
  ] as const)("%s", (_, collected, changes, state, remark, button) => {
    const line = compared(collected, changes);
    expect([line.state, lineRemark(line), bookingWords(line)]).toEqual([state, remark, button]);
  });

  test("what fits leaves nothing due and nothing to give back that wasn't before", () => {
    const any = fc.record({
      stage: fc.constantFrom(...stages),
      money: fc.constantFrom(...moneyStates),
      received: fc.integer({ min: 0, max: 40_000 }),
      payment: fc.constantFrom("cod" as const, "online" as const),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 50_000 }), fc.boolean(), (changes, sum, asDue) => {
        const collected = asDue ? balanceNow(order(changes)).due : sum;
        const line = compareLine({ collected }, order(changes));
        if (line.state === "fits") expect(collected).toBe(line.due);
        else {
          expect(line.after.due >= 0 && line.after.toGiveBack >= 0).toBe(true);
          expect(line.after.due === 0 || line.after.toGiveBack === 0).toBe(true);
          if (line.delivers) expect(changes.stage).toBe("sent");
        }
      }),
    );
  });
});

describe("the order of a line", () => {
  const line = { tracking: "779044140", own: "", collected: 20_250 };

  test("is found by its number, however it is written, or by the shop's own", () => {
    expect(matchOrder(line, [order()])?.number).toBe("NQ-TC9H-36");
    expect(matchOrder({ ...line, tracking: "x", own: "nq tc9h 36" }, [order()])?.number).toBe("NQ-TC9H-36");
    expect(matchOrder({ ...line, tracking: "NQ-TC9H-36" }, [order()])?.number).toBe("NQ-TC9H-36");
    expect(matchOrder({ ...line, tracking: "779044199" }, [order()])).toBeUndefined();
    expect(matchOrder({ ...line, tracking: "TC9H36" }, [order()])).toBeUndefined();
  });

  test("of two with one number, the one that owes the sum", () => {
    const other = order({ number: "NQ-7F3K-92", total: 5000 });
    expect(matchOrder(line, [other, order()])?.number).toBe("NQ-TC9H-36");
    expect(matchOrder({ ...line, collected: 1 }, [other, order()])).toBeUndefined();
    expect(matchOrder(line, [{ ...other, total: 20_250 }, order()])).toBeUndefined();
  });
});

test("who booked it before", () => {
  const now = Date.UTC(2026, 10, 19, 10);
  const remark = (at: number | undefined, isHere = false) =>
    bookedRemark({ ...compared(1), state: "booked-already", at, by: "Bilal", isHere }, now);
  expect(remark(Date.UTC(2026, 10, 12, 10))).toBe("Bilal, 12 November");
  expect(remark(Date.UTC(2026, 10, 19, 9, 38))).toBe("Bilal, 14:38");
  expect(remark(undefined, true)).toBe("twice on this sheet");
});

test("digits are grouped", () => {
  expect(["779044140", "7790441401", "KHI-12", "12345"].map(spellTracking)).toEqual([
    "779 044 140",
    "779 044 140 1",
    "KHI-12",
    "12345",
  ]);
});
