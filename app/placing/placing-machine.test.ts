import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineKey } from "../../shop/cart/cart.ts";
import { createReceipt } from "../../shop/order/answer.ts";
import { order } from "../../shop/testing/orders.ts";
import {
  isSameCart,
  onReturn,
  type PlacingAttempt,
  type PlacingOutcome,
  parseAttempt,
  remaining,
  resumesWithin,
  send,
  settle,
} from "./placing-machine.ts";
import type { OrderAnswer } from "./read-answer.ts";

type Fate = "arrives" | "lost-on-the-way" | "answer-lost";

/** The server's promise, without the server: one order per key, the same body is the same order. */
function createShop() {
  const stored = new Map<string, string>();
  const posted: string[] = [];
  function store(key: string, body: string): OrderAnswer {
    const known = stored.get(key);
    if (known !== undefined && known !== body) return { step: "taken" };
    stored.set(key, body);
    return { step: "placed", receipt: createReceipt(order({ number: `NQ-${body}` }), "abcdefghijklmnopqrstuv") };
  }
  return {
    stored,
    posted,
    post(key: string, fate: () => Fate) {
      return async (body: string): Promise<OrderAnswer> => {
        posted.push(body);
        const met = fate();
        if (met === "lost-on-the-way") return { step: "unreachable" };
        const answer = store(key, body);
        return met === "answer-lost" ? { step: "unreachable" } : answer;
      };
    },
  };
}

const always = (fate: Fate) => () => fate;
const empty: PlacingAttempt = { key: "k", sent: [] };
const refusal: OrderAnswer = { step: "refused", errors: [{ field: "lines.0", reason: "sold-out" }] };

describe("settling", () => {
  test("what arrives is placed as asked", async () => {
    const shop = createShop();
    const outcome = await settle(send(empty, "a", 0), shop.post("k", always("arrives")));
    expect(outcome).toMatchObject({ step: "placed", body: "a", asAsked: true, receipt: { number: "NQ-a" } });
  });

  test("the same again after a lost answer is the same order", async () => {
    const shop = createShop();
    const first = send(empty, "a", 0);
    const lost = await settle(first, shop.post("k", always("answer-lost")));
    expect(lost).toEqual({ step: "unreachable" });

    const again = send(remaining(first, lost) ?? empty, "a", 1);
    expect(again.sent).toEqual(["a"]);
    expect(await settle(again, shop.post("k", always("arrives")))).toMatchObject({ step: "placed", asAsked: true });
    expect([...shop.stored.values()]).toEqual(["a"]);
  });

  test("a changed order takes the place of one that never arrived", async () => {
    const shop = createShop();
    const first = send(empty, "a", 0);
    const lost = await settle(first, shop.post("k", always("lost-on-the-way")));
    const changed = send(remaining(first, lost) ?? empty, "b", 1);
    expect(await settle(changed, shop.post("k", always("arrives")))).toMatchObject({ body: "b", asAsked: true });
    expect([...shop.stored.values()]).toEqual(["b"]);
  });

  test("a changed order after one that had arrived brings that one's receipt, and says so", async () => {
    const shop = createShop();
    const first = send(empty, "a", 0);
    const lost = await settle(first, shop.post("k", always("answer-lost")));
    const changed = send(remaining(first, lost) ?? empty, "b", 1);
    const outcome = await settle(changed, shop.post("k", always("arrives")));
    expect(outcome).toMatchObject({ step: "placed", body: "a", asAsked: false, receipt: { number: "NQ-a" } });
    expect([...shop.stored.values()]).toEqual(["a"]);
  });

  test("a key that another tab has used is taken", async () => {
    const shop = createShop();
    shop.stored.set("k", "from another tab");
    const attempt = send(send(empty, "a", 0), "b", 1);
    expect(await settle(attempt, shop.post("k", always("arrives")))).toEqual({ step: "taken" });
    expect([...shop.stored.values()]).toEqual(["from another tab"]);
  });

  test("a connection that breaks while the earlier try is looked for leaves everything open", async () => {
    const shop = createShop();
    shop.stored.set("k", "a");
    const attempt = send(send(empty, "a", 0), "b", 1);
    const fates: Fate[] = ["arrives", "answer-lost"];
    const outcome = await settle(
      attempt,
      shop.post("k", () => fates.shift() ?? "arrives"),
    );
    expect(outcome).toEqual({ step: "unreachable" });
    expect(remaining(attempt, outcome)?.sent).toEqual(["a", "b"]);
  });

  test("a refused order is not stored, so it is not looked for", async () => {
    const attempt = send(send(empty, "a", 0), "b", 1);
    const outcome = await settle(attempt, async () => refusal);
    expect(outcome).toEqual({ ...refusal, body: "b" });
    expect(remaining(attempt, outcome)).toEqual({ key: "k", sent: ["a"] });
  });

  test("the wait that the shop asked for is passed on", async () => {
    const outcome = await settle(send(empty, "a", 0), async () => ({ step: "unreachable", retryAfter: 30 }));
    expect(outcome).toEqual({ step: "unreachable", retryAfter: 30 });
  });
});

test("whatever is changed, lost or reloaded: never two orders, and the receipt is the stored order's", async () => {
  const fate = fc.constantFrom<Fate>("arrives", "lost-on-the-way", "answer-lost");
  const tries = fc.array(fc.record({ body: fc.constantFrom("a", "b", "c"), fates: fc.array(fate, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(tries, async (presses) => {
      const shop = createShop();
      let attempt = empty;
      let outcome: PlacingOutcome | undefined;
      for (const { body, fates } of presses) {
        attempt = send(parseAttempt(JSON.parse(JSON.stringify(attempt))) ?? empty, body, 0);
        const left = [...fates];
        outcome = await settle(
          attempt,
          shop.post("k", () => left.shift() ?? "lost-on-the-way"),
        );
        const open = remaining(attempt, outcome);
        if (!open) break;
        attempt = open;
      }
      expect(shop.stored.size).toBeLessThanOrEqual(1);
      expect(outcome?.step).not.toBe("taken");
      if (outcome?.step === "placed") {
        expect(shop.stored.get("k")).toBe(outcome.body);
        expect(outcome.asAsked).toBe(outcome.body === attempt.sent.at(-1));
        expect(outcome.receipt.number).toBe(`NQ-${outcome.body}`);
      }
      // And once the connection holds, one more press brings the receipt.
      if (outcome?.step !== "placed") {
        const last = await settle(send(attempt, "c", 0), shop.post("k", always("arrives")));
        expect(last.step).toBe("placed");
        expect(shop.stored.size).toBe(1);
      }
    }),
  );
});

describe("on return", () => {
  const sending = send(empty, "a", 1_000);

  test("what was being sent goes on, unless that is long ago", () => {
    expect(onReturn(sending, 1_000, true)).toBe("go-on");
    expect(onReturn(sending, 1_000 + resumesWithin - 1, true)).toBe("go-on");
    expect(onReturn(sending, 1_000 + resumesWithin, true)).toBe("ask");
  });

  test("a cart that was changed since is not ordered as it was", () => {
    expect(onReturn(sending, 1_000, false)).toBe("ask");
  });

  test("a clock that was set back asks rather than sends", () => {
    expect(onReturn(sending, 500, true)).toBe("ask");
  });

  test("a try that failed before her eyes is not repeated behind her back", () => {
    const failed = remaining(sending, { step: "unreachable" });
    expect(failed && onReturn(failed, 1_000, true)).toBe("ask");
  });

  test("where nothing is open, the form is all there is", () => {
    expect(onReturn(empty, 1_000, true)).toBe("start-anew");
  });
});

test("an order is the cart's as long as pieces, choices, quantities and notes are", () => {
  const motia = { id: 5, quantity: 1, price: 900 };
  const sent = { lines: [motia], notes: "Ring twice" };
  const cart = { lines: [{ id: 5, quantity: 1 }], notes: " Ring twice\n", soldOut: [] };
  const gone = { id: 6, quantity: 2 };
  expect(isSameCart(sent, cart)).toBe(true);
  expect(isSameCart(sent, { ...cart, lines: [...cart.lines, gone], soldOut: [lineKey(gone)] })).toBe(true);
  for (const changed of [
    { lines: [{ id: 5, quantity: 2 }] },
    { lines: [{ id: 5, quantity: 1, size: "17" }] },
    { lines: [...cart.lines, gone] },
    { lines: [] },
    { notes: "" },
  ])
    expect(isSameCart(sent, { ...cart, ...changed }), JSON.stringify(changed)).toBe(false);
});

test.each([undefined, null, 7, "text", {}, { key: "k" }, { key: 7, sent: [] }, { key: "k", sent: [7] }])(
  "no attempt: %j",
  (value) => {
    expect(parseAttempt(value)).toBeUndefined();
  },
);
