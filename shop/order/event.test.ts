import { expect, test } from "vitest";
import type { OrderEvent } from "./event.ts";
import { describeEvent } from "./event-words.ts";

const at = Date.UTC(2025, 10, 15, 9, 32);

function event(details: OrderEvent["details"], changes: Partial<OrderEvent> = {}): OrderEvent {
  const state = { stage: "new", money: "due" } as const;
  return { id: 1, at, actor: { by: "desk", name: "Sana" }, revision: 1, from: state, to: state, details, ...changes };
}

test("a step has its stage, who took it, and its details", () => {
  const sent = event(
    { kind: "step", step: "send", courier: "TCS", tracking: "779 044" },
    { from: { stage: "packed", money: "due" }, to: { stage: "sent", money: "due" } },
  );
  expect(describeEvent(sent, "Maryam")).toEqual({
    at,
    title: "On the way",
    detail: "Sana. With TCS, 779 044",
    stage: "sent",
  });
});

test("a delivery says whether the cash came", () => {
  const from = { stage: "sent", money: "due" } as const;
  const paid = event({ kind: "step", step: "deliver" }, { from, to: { stage: "delivered", money: "received" } });
  expect(describeEvent(paid, "").detail).toBe("Sana. Cash received");
  const unpaid = event(
    { kind: "step", step: "deliver", unpaid: true },
    { from, to: { stage: "delivered", money: "due" } },
  );
  expect(describeEvent(unpaid, "").detail).toBe("Sana. Cash with the courier");
  const withTcs = { ...unpaid, details: { kind: "step", step: "deliver", unpaid: true, courier: "TCS" } } as const;
  expect(describeEvent(withTcs, "").detail).toBe("Sana. Cash with TCS");
});

test.each([
  [{ kind: "note", text: "Kept the swatch." }, "Private note", "Sana: “Kept the swatch.”"],
  [{ kind: "money", step: "receive" }, "Money received", "Sana"],
  [{ kind: "entry", sum: 20_000, way: "raast" }, "Rs\u00a020,000 received", "Sana. Raast"],
  [{ kind: "entry", sum: -500, way: "bank" }, "Rs\u00a0500 given back", "Sana. Bank"],
  [
    { kind: "entry", sum: 500, way: "wallet", day: 20_772, note: "TID 551" },
    "Rs\u00a0500 received",
    "Sana. Wallet, on 15 November. “TID 551”",
  ],
  [
    { kind: "advance", sum: 500, until: 20_772, first: true },
    "Advance asked for",
    "Sana. Rs\u00a0500 by 15 November. Making waits for it",
  ],
  [{ kind: "advance", sum: 20_000 }, "Advance asked for", "Sana. Rs\u00a020,000"],
  [{ kind: "advance", sum: 0 }, "Advance no longer asked for", "Sana"],
  [{ kind: "enter", source: "instagram" }, "Entered by Sana", "Instagram"],
  [{ kind: "slip" }, "Slip printed", "Sana"],
  [{ kind: "let-go", hours: 26 }, "Let go of its pieces", "Sana. Nobody answered for 26 hours"],
  [{ kind: "take-back", of: "money" }, "Money: taken back", "Sana"],
  [
    { kind: "correct", corrections: [{ field: "address", from: "Block 5", to: "Block 8" }] },
    "Address corrected",
    "Sana. Block 5 became Block 8",
  ],
  [
    { kind: "correct", corrections: [{ field: "neededBy", from: "", to: "2025-12-06" }] },
    "Needed by 6 December",
    "Sana",
  ],
  [
    {
      kind: "correct",
      corrections: [
        { field: "email", from: "", to: "a@example.com" },
        { field: "neededBy", from: "2025-12-06", to: "" },
      ],
    },
    "E-mail corrected",
    "Sana. nothing became a@example.com. No longer needed by a day",
  ],
  [
    { kind: "parcel", from: { courier: "TCS", tracking: "" }, to: { courier: "TCS", tracking: "779" } },
    "Tracking number added",
    "Sana. With TCS, 779",
  ],
  [
    { kind: "parcel", from: { courier: "Other", tracking: "7" }, to: { courier: "TCS", tracking: "7" } },
    "Courier changed",
    "Sana. With TCS, 7",
  ],
] as const)("%o", (details, title, detail) => {
  expect(describeEvent(event(structuredClone(details) as OrderEvent["details"]), "Maryam")).toEqual({
    at,
    title,
    detail,
  });
});

test("right-to-left text is isolated within the line", () => {
  const corrected = event({ kind: "correct", corrections: [{ field: "city", from: "لاہور", to: "Karachi" }] });
  expect(describeEvent(corrected, "").detail).toBe("Sana. \u2068لاہور\u2069 became Karachi");
});

test("a reopened order says that it has to be paid again", () => {
  const reopened = { from: { stage: "cancelled", money: "refunded" }, to: { stage: "new", money: "due" } } as const;
  expect(describeEvent(event({ kind: "step", step: "reopen" }, reopened), "").detail).toBe("Sana. To be paid again");
});

test("the shopper's events have the shopper's name, automatic ones have none", () => {
  const cancel = { kind: "step", step: "cancel", reason: "ordered twice" } as const;
  const changed = { actor: { by: "shopper" }, to: { stage: "cancelled", money: "due" } } as const;
  expect(describeEvent(event(cancel, changed), "Mahnoor")).toEqual({
    at,
    title: "Cancelled",
    detail: "Mahnoor. “ordered twice”",
    stage: "cancelled",
  });
  expect(describeEvent(event({ kind: "forget" }, { actor: { by: "shop" } }), "").detail).toBe("");
});
