import { expect, test } from "vitest";
import { firstMoney, hasProofToCheck, moneyAfterStep, moneyStates, moneySteps, nextMoney } from "./payment-state.ts";

test("the whole table", () => {
  const ways = (["desk", "shopper"] as const).flatMap((by) =>
    moneyStates.flatMap((from) =>
      moneySteps.flatMap((step) => {
        const to = nextMoney(from, step, by);
        return to ? [`${by} ${from} ${step} ${to}`] : [];
      }),
    ),
  );
  expect(ways).toEqual([
    "desk due receive received",
    "desk claimed receive received",
    "desk claimed not-received due",
    "desk received refund refunded",
    "shopper due claim claimed",
    "shopper claimed claim claimed",
  ]);
});

test("an online order begins as claimed, a cash order as due", () => {
  expect(firstMoney({ payment: "online", screenshotSent: true })).toBe("claimed");
  expect(firstMoney({ payment: "online", screenshotSent: false })).toBe("due");
  expect(firstMoney({ payment: "cod", screenshotSent: true })).toBe("due");
});

test("cash is received with the delivery, unless the seller says otherwise", () => {
  expect(moneyAfterStep({ payment: "cod", money: "due" }, "deliver", false)).toBe("received");
  expect(moneyAfterStep({ payment: "cod", money: "due" }, "deliver", true)).toBe("due");
  expect(moneyAfterStep({ payment: "cod", money: "due" }, "send", false)).toBe("due");
  expect(moneyAfterStep({ payment: "online", money: "claimed" }, "deliver", false)).toBe("claimed");
  expect(moneyAfterStep({ payment: "cod", money: "refunded" }, "deliver", false)).toBe("refunded");
});

test("what an advance leaves is cash at the door, too", () => {
  expect(moneyAfterStep({ payment: "online", money: "due", advance: 500 }, "deliver", false)).toBe("received");
  expect(moneyAfterStep({ payment: "online", money: "due", advance: 0 }, "deliver", false)).toBe("due");
});

test("a proof has to be checked until somebody decides", () => {
  expect(moneyStates.filter((money) => hasProofToCheck({ money }))).toEqual(["claimed"]);
});
