import { describe, expect, test } from "vitest";
import { stages } from "../order/stage.ts";
import { dayOf } from "../pakistan-days.ts";
import { dayByDay } from "./day-by-day.ts";
import {
  daysBetween,
  type FollowedOrder,
  makingProgress,
  phoneEnd,
  stageLine,
  stageNews,
  stonesOf,
  whatIsMade,
} from "./followed-order.ts";
import { orderArrival } from "./order-arrival.ts";

const days = { from: 10, to: 15 };
/** Four in the afternoon in Lahore. */
const november = (date: number) => Date.UTC(2025, 10, date, 11, 12);

function order(changes: Partial<FollowedOrder> = {}): FollowedOrder {
  return {
    number: "NQ-5RQA-38",
    revision: 0,
    createdAt: november(8),
    stage: "new",
    money: "due",
    payment: "cod",
    to: { name: "Ayesha Rahman", address: "House 14", city: "Lahore", phoneEnd: "890" },
    notes: "",
    lines: [{ id: 1, name: "Aina", price: 95_000, quantity: 1, lineTotal: 95_000, badge: "Made to Order" }],
    subtotal: 95_000,
    delivery: 250,
    total: 95_250,
    received: 0,
    events: [],
    ...changes,
  };
}

const making = order({
  stage: "making",
  events: [
    { at: november(9), what: "confirmed", byShopper: false },
    { at: november(10), what: "making", byShopper: false },
  ],
});

const words = (followed: FollowedOrder, now = november(15)) => {
  const { before, stressed = "", after = "" } = stageLine(followed, days, now);
  return `${before}${stressed}${after}`;
};

describe("the line under the stage", () => {
  test("a new order is thanked for, and told what it waits for", () => {
    expect(words(order())).toBe("Shukriya, Ayesha. We call or message you to confirm.");
    expect(words(order({ payment: "online" }))).toBe(
      "Shukriya, Ayesha. Send your payment, and we call or message you to confirm.",
    );
    expect(words(order({ payment: "online", money: "claimed" }))).toBe(
      "Shukriya, Ayesha. We call or message you to confirm.",
    );
  });

  test("one that is being made shows its day, and when it is expected", () => {
    expect(words(making)).toBe("Day 6 of about 10 to 15. We expect to send it between 20 and 25 November.");
    expect(words(making, november(25))).toContain("Day 16");
    expect(words(making, november(26))).toBe("It takes a little longer than we said. Ask us how it stands.");
  });

  test("the courier is named, or not where there is none", () => {
    const events = [{ at: november(13), what: "sent" as const, byShopper: false }];
    const sent = (courier: "TCS" | "Other") => order({ stage: "sent", events, parcel: { courier, tracking: "7791" } });
    expect(words(sent("TCS"))).toBe("TCS has had your parcel since Thursday, 13 November.");
    expect(words(sent("Other"))).toBe("The courier has had your parcel since Thursday, 13 November.");
  });

  test("who cancelled, and what becomes of the money", () => {
    const cancelled = (byShopper: boolean, money: FollowedOrder["money"]) =>
      order({ stage: "cancelled", money, events: [{ at: november(9), what: "cancelled", byShopper }] });
    expect(words(cancelled(true, "due"))).toBe(
      "You cancelled this order on Sunday, 9 November. Nothing is sent, and nothing is to be paid.",
    );
    expect(words(cancelled(true, "claimed"))).toBe(
      "You cancelled this order on Sunday, 9 November. If your Rs 95,250.00 has reached us, we send it back to your wallet.",
    );
    expect(words(cancelled(false, "received"))).toBe(
      "We cancelled this order on Sunday, 9 November. We send Rs 95,250.00 back to your wallet.",
    );
  });

  test("every stage has a line", () => {
    for (const stage of stages) expect(words(order({ stage })).length).toBeGreaterThan(10);
  });
});

describe("the progress", () => {
  test("shows how far the order is", () => {
    expect(stonesOf(making, days, november(15))).toEqual([
      { state: "done", label: "Confirmed", date: "9 Nov" },
      { state: "now", label: "Being made", date: "day 6" },
      { state: "to-come", label: "To your door", date: "from 20 Nov" },
    ]);
    expect(stonesOf(order(), days, november(8)).map(({ state, label }) => `${state} ${label}`)).toEqual([
      "now We confirm",
      "to-come We make it",
      "to-come To your door",
    ]);
  });

  test("is packed instead of made where everything is ready", () => {
    const [line] = order().lines;
    const ready = order({ lines: line ? [{ ...line, badge: "Ready to Ship" }] : [] });
    expect(stonesOf(ready, days, november(8))[1]).toMatchObject({ label: "We pack it" });
  });

  test("is empty for a cancelled or returned order", () => {
    expect(stonesOf(order({ stage: "cancelled" }), days, november(9))).toEqual([]);
    expect(stonesOf(order({ stage: "returned" }), days, november(9))).toEqual([]);
  });
});

describe("day by day", () => {
  test("the newest first, under what comes next; what is under way is not done yet", () => {
    const entries = dayByDay(making, days, november(15));
    expect(entries.map(({ state, title }) => `${state}: ${title}`)).toEqual([
      "to-come: Packed, and sent by courier",
      "now: Being made, by hand",
      "done: Confirmed",
      "done: We have your order",
    ]);
    expect(entries[0]).toMatchObject({ about: "Between 20 and 25 November" });
    expect(entries[1]).toMatchObject({ text: "Aina takes about 10 to 15 days." });
  });

  test("payments have their entries", () => {
    const paid = order({
      payment: "online",
      money: "received",
      events: [
        { at: november(9), what: "claim", byShopper: true },
        { at: november(10), what: "receive", byShopper: false },
      ],
    });
    const entries = dayByDay(paid, days, november(11));
    expect(entries.map(({ title }) => title)).toEqual([
      "We confirm with you",
      "Rs 95,250.00 received",
      "Your screenshot is with us",
      "We have your order",
    ]);
    expect(entries.at(-1)).toMatchObject({ text: "By mobile wallet." });
  });

  test("a finished order has nothing next", () => {
    const events = [{ at: november(9), what: "cancelled" as const, byShopper: true }];
    const [last] = dayByDay(order({ stage: "cancelled", events }), days, november(10));
    expect(last).toMatchObject({ state: "cancelled", title: "Cancelled", text: "You cancelled it." });
  });

  test("a cancelled order shows the shopper's reason, and nothing as done", () => {
    const events = [{ at: november(9), what: "cancelled" as const, byShopper: true, said: "In 2.6 instead." }];
    const entries = dayByDay(order({ stage: "cancelled", events }), days, november(10));
    expect(entries[0]).toMatchObject({ text: "You wrote: “In 2.6 instead.”" });
    expect(entries[1]).toMatchObject({ title: "We have your order", state: "past" });
  });

  test("or what the seller wrote to her", () => {
    const events = [{ at: november(9), what: "cancelled" as const, byShopper: false, said: "We can’t make it." }];
    const [last] = dayByDay(order({ stage: "cancelled", events }), days, november(10));
    expect(last).toMatchObject({ text: "We wrote: “We can’t make it.”" });
  });

  test("what takes days shows since when", () => {
    expect(dayByDay(making, days, november(15))[1]).toMatchObject({ state: "now", about: "Since Monday 10 Nov" });
  });
});

test("days between", () => {
  const [start, end] = [dayOf(november(28)), dayOf(Date.UTC(2025, 11, 3))];
  expect(daysBetween(start, end)).toBe("between 28 November and 3 December");
  expect(daysBetween(end, end)).toBe("about 3 December");
});

test("making counts days in Pakistan: half past midnight is the next day", () => {
  const midnight = Date.UTC(2025, 10, 10, 19, 30);
  expect(makingProgress(making, days, midnight).day).toBe(2);
});

test("it comes between two days, counted from the order, until those are over", () => {
  const settings = { makingDays: days, deliveryDays: { from: 2, to: 4 } };
  const told = (changes: Partial<FollowedOrder>, now = november(8)) => orderArrival(order(changes), settings, now);
  expect(told({})).toBe("between 22 November and 1 December");
  expect(told({ stage: "sent" }, november(25))).toBe("between 22 November and 1 December");
  expect(told({}, november(32))).toBeUndefined();
  for (const stage of ["delivered", "cancelled", "returned"] as const) expect(told({ stage })).toBeUndefined();
  expect(orderArrival(order(), { makingDays: days }, november(8))).toBeUndefined();
});

test("ready pieces wait for those that are made", () => {
  const [aina] = order().lines;
  if (!aina) throw new Error("no line");
  const jugnu = { ...aina, id: 2, name: "Jugnu", badge: "Ready to Ship" as const };
  const mahgul = { ...aina, id: 3, name: "Mahgul" };
  const text = (...lines: FollowedOrder["lines"]) => whatIsMade(order({ lines }), days);
  expect(text(aina, jugnu)).toBe("Aina takes about 10 to 15 days. Jugnu is ready and waits for it.");
  expect(text(aina, mahgul, jugnu)).toBe(
    "Aina and Mahgul take about 10 to 15 days. Jugnu is ready and waits for them.",
  );
  expect(text(jugnu)).toBe("");
});

test("a change of stage is announced in a sentence", () => {
  expect(stages.map(stageNews)).toEqual([
    "We have your order",
    "Your order is confirmed",
    "Your order is being made, by hand",
    "Your order is packed",
    "Your order is on the way",
    "Your order is delivered",
    "Your order is cancelled",
    "Your order is returned",
  ]);
});

test("only the end of the phone number is shown", () => {
  expect(phoneEnd("0300-1234 890")).toBe("890");
  expect(phoneEnd("۰۳۰۰ ۱۲۳۴۸۹۰")).toBe("890");
  expect(phoneEnd("٠٣٠٠ ١٢٣٤٨٩٠")).toBe("890");
});
