import { expect, test } from "vitest";
import type { FollowedOrder } from "./followed-order.ts";
import { moneyTold } from "./money-told.ts";

const november = (date: number) => Date.UTC(2026, 10, date, 11);

function told(changes: Partial<FollowedOrder> = {}) {
  const order: FollowedOrder = {
    number: "NQ-5RQA-38",
    revision: 1,
    createdAt: november(17),
    stage: "confirmed",
    money: "due",
    payment: "cod",
    to: { name: "Ayesha Rahman", address: "House 14", city: "Lahore", phoneEnd: "890" },
    notes: "",
    lines: [],
    subtotal: 95_000,
    delivery: 250,
    total: 95_250,
    received: 0,
    events: [{ at: november(19), what: "receive", byShopper: false }],
    ...changes,
  };
  return moneyTold(order, "JazzCash wallet", 3);
}

/** The sentence above the wallet's rows, or the two lines of what came. */
function paying(changes: Partial<FollowedOrder>): string[] {
  const said = told(changes).paying;
  if (!said) return [];
  if (said.state === "received") return [said.title, said.text];
  return [said.state, String(said.amount), `${said.lead.before}${said.lead.stressed}${said.lead.after}`];
}

test("cash: nothing is said but what the courier takes", () => {
  expect(told()).toEqual({
    paying: undefined,
    sums: [],
    payment: "Cash on Delivery",
    ifCancelled: "Nothing is made and nothing is to be paid.",
    toHaveReady: undefined,
  });
  expect(told({ stage: "sent" }).toHaveReady).toBe("Rs 95,250.00");
  expect(told({ stage: "delivered", money: "received", received: 95_250 }).paying).toBeUndefined();
});

test("a delivered cash order is paid by its shopper, wherever the cash is", () => {
  const delivered = told({ stage: "delivered", parcel: { courier: "TCS", tracking: "" } });
  expect(delivered).toMatchObject({ paying: undefined, sums: [], payment: "Cash on Delivery, paid at the door" });
  const rest = { stage: "delivered", advance: 20_000, received: 20_000 } as const;
  expect(paying(rest)).toEqual(["Rs 20,000.00 received", "Thursday, 19 November. Rs 75,250.00 paid at your door."]);
  expect(told(rest).sums).toEqual([
    { name: "In advance", value: "Rs 20,000.00" },
    { name: "Paid at the door", value: "Rs 75,250.00" },
  ]);
});

test("an online payment reads as before, with its entry and without", () => {
  const online = { payment: "online" } as const;
  expect(paying(online)).toEqual([
    "to-pay",
    "95250",
    "Send Rs 95,250.00 to this JazzCash wallet, then add the screenshot here.",
  ]);
  for (const received of [0, 95_250])
    expect(paying({ ...online, money: "received", received })).toEqual([
      "Rs 95,250.00 received",
      "Thursday, 19 November. Nothing to pay at the door.",
    ]);
  expect(told({ ...online, money: "claimed" }).paying).toMatchObject({ state: "to-pay", isSaid: true });
  expect(told({ ...online, money: "claimed", proofAt: 1 }).paying).toMatchObject({ state: "proof", amount: 95_250 });
  expect(told({ ...online, stage: "cancelled", money: "received" })).toMatchObject({ paying: undefined, sums: [] });
});

test.each(["cod", "online"] as const)(
  "an advance (%s): how much comes first, then what the courier takes",
  (payment) => {
    const advance = { payment, advance: 20_000 } as const;
    expect(paying(advance)).toEqual([
      "to-pay",
      "20000",
      "Send Rs 20,000.00 in advance to this JazzCash wallet, then add the screenshot here. Rs 75,250.00 remain for the courier.",
    ]);
    expect(told(advance).sums).toEqual([
      { name: "In advance", value: "Rs 20,000.00" },
      { name: "At the door", value: "Rs 75,250.00" },
    ]);
    expect(paying({ ...advance, advanceUntil: 20_777 })[2]).toMatch(/wallet by Friday, 20 November, then add/);
    const came = { ...advance, received: 20_000 };
    expect(paying(came)).toEqual([
      "Rs 20,000.00 received",
      "Thursday, 19 November. Rs 75,250.00 still due: the courier takes it at your door.",
    ]);
    expect(told(came).sums).toEqual([
      { name: "Received", value: "Rs 20,000.00" },
      { name: "At the door", value: "Rs 75,250.00" },
    ]);
    expect(told({ ...came, stage: "sent" }).toHaveReady).toBe("Rs 75,250.00");
    expect(told(came).ifCancelled).toBe("Nothing is made. We send Rs 20,000.00 back to your wallet within 3 days.");
  },
);

test("a part of an online payment leaves the rest to send; too much is to give back", () => {
  expect(paying({ payment: "online", received: 94_050 })).toEqual([
    "to-pay",
    "1200",
    "Rs 94,050.00 received, Rs 1,200.00 still due. Send Rs 1,200.00 to this JazzCash wallet, then add the screenshot here.",
  ]);
  const more = { payment: "online", money: "received", received: 96_750 } as const;
  expect(paying(more)[1]).toBe(
    "Thursday, 19 November. Rs 1,500.00 of it is to give back: we send it to the wallet it came from within 3 days.",
  );
  expect(told(more).sums).toEqual([
    { name: "Received", value: "Rs 96,750.00" },
    { name: "To give back", value: "Rs 1,500.00" },
  ]);
});
