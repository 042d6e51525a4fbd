import { describe, expect, test } from "vitest";
import type { OrderPlace } from "./order-desk.ts";
import type { OrderFilter } from "./order-filter.ts";
import {
  deskListPath,
  deskOrderInListPath,
  doneInWords,
  nextInWords,
  nextOnThread,
  parseOrderList,
  placeInWords,
} from "./order-thread.ts";

const bushra = { number: "NQ-D7YB-27", name: "Bushra Anwar" };

function placed(changes: Partial<OrderPlace> = {}): OrderPlace {
  return { position: 1, count: 295, isListed: true, previous: undefined, next: bushra, onward: undefined, ...changes };
}

describe("the list in an order's address", () => {
  const listOf = (path: string) => parseOrderList(new URL(path, "http://localhost").searchParams);

  test("tab, search and page come back as they were, whatever was typed", () => {
    for (const query of [
      "",
      "stage=new",
      "q=%26list%3D+%D8%AB%D9%86%D8%A7%D8%A1+%25",
      "work=make&before=17.NQ-7F3K-92",
    ])
      expect(listOf(deskOrderInListPath("NQ-7F3K-92", query))?.query).toBe(query);
  });

  test("what isn't a list's question is left out, and an order opened from elsewhere has none", () => {
    expect(listOf(deskOrderInListPath("NQ-7F3K-92", "stage=new&cancel=yes&before=x"))?.query).toBe("stage=new");
    expect(listOf("/orders/NQ-7F3K-92")).toBeUndefined();
  });

  test("the way back is the list at this order's row", () => {
    expect(deskListPath({ filter: {}, query: "" }, "NQ-7F3K-92")).toBe("/orders#NQ-7F3K-92");
    expect(deskListPath({ filter: {}, query: "stage=new" }, "NQ-7F3K-92")).toBe("/orders?stage=new#NQ-7F3K-92");
  });
});

describe("its words", () => {
  const places: [OrderFilter, string][] = [
    [{ stage: "new" }, "1 of 295 to confirm"],
    [{ work: "confirm" }, "1 of 295 to confirm"],
    [{ stage: "making" }, "1 of 295 being made"],
    [{ work: "make" }, "1 of 295 to make"],
    [{ stage: "packed" }, "1 of 295 to send"],
    [{ stage: "cancelled" }, "1 of 295 cancelled"],
    [{}, "1 of 295 orders"],
    [{ city: ["Lahore"], late: true }, "1 of 295 late"],
    [{ money: ["give-back"] }, "1 of 295 to give back"],
    [{ search: "lahore", stage: "new" }, "1 of 295 for “lahore”"],
  ];
  test.each(places)("%o", (filter, words) => {
    expect(placeInWords(filter, placed())).toBe(words);
  });

  test("more than tabs count", () => {
    const place = placed({ position: 1200, count: 10_000, isListed: false });
    expect(placeInWords({}, place)).toBe("1,200 of 9,999+ orders");
    expect(nextInWords({ stage: "new" }, place, bushra)).toBe("Next to confirm: Bushra, 9,999+ left");
  });

  test("what is left: all the others once it has left its list, those that follow while it is in it", () => {
    expect(nextInWords({ stage: "new" }, placed({ position: 3, isListed: false }), bushra)).toBe(
      "Next to confirm: Bushra, 294 left",
    );
    expect(nextInWords({ search: "lahore" }, placed({ position: 3 }), bushra)).toBe("Next: Bushra, 292 left");
  });

  test("the last one leads on to the next kind of work, or to Today", () => {
    const last = placed({ count: 1, isListed: false, next: undefined });
    expect(doneInWords({ stage: "new" }, { ...last, onward: { work: "make", count: 38 } })).toBe(
      "All confirmed. On to making, 38",
    );
    expect(doneInWords({ work: "send" }, last)).toBe("All sent. Back to Today");
  });
});

test("orders that were passed over come after the last one", () => {
  const amna = { number: "NQ-3NEK-68", name: "Amna" };
  expect(nextOnThread(placed({ previous: amna }))).toBe(bushra);
  expect(nextOnThread(placed({ previous: amna, next: undefined, isListed: false }))).toBe(amna);
  expect(nextOnThread(placed({ previous: amna, next: undefined }))).toBeUndefined();
});
