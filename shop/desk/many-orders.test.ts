import { describe, expect, test } from "vitest";
import { type Stage, stages } from "../order/stage.ts";
import {
  changeFor,
  countFitting,
  type ManyOrder,
  type ManyStep,
  mainStep,
  manySteps,
  manyTitle,
  staysBecause,
  staysInSentence,
} from "./many-orders.ts";

const cash: ManyOrder = {
  stage: "new",
  money: "due",
  payment: "cod",
  total: 5450,
  received: 0,
  advance: 0,
  makeBy: 20,
};
const at = (stage: Stage, more: Partial<ManyOrder> = {}): ManyOrder => ({ ...cash, stage, ...more });
const fitting = (step: ManyStep) => stages.filter((stage) => staysBecause(step, at(stage)) === "");

describe("which orders take a step", () => {
  test.each([
    ["confirm", ["new"]],
    ["make", ["confirmed"]],
    ["pack", ["confirmed", "making"]],
    ["send", ["packed"]],
    ["deliver", ["sent"]],
    ["receive", ["delivered"]],
    ["cancel", ["new", "confirmed", "making", "packed"]],
  ] as const)("%s", (step, expected) => expect(fitting(step)).toEqual(expected));

  test("one that is before the step says what comes first, one that is past it where it is", () => {
    expect(staysBecause("pack", at("new"))).toBe("Stays new: confirm it first");
    expect(staysBecause("send", at("making"))).toBe("Stays being made: pack it first");
    expect(staysBecause("deliver", at("packed"))).toBe("Stays ready to send: send it first");
    expect(staysBecause("confirm", at("making"))).toBe("Being made already");
    expect(staysBecause("cancel", at("sent"))).toBe("On the way already");
    expect(staysBecause("pack", at("cancelled"))).toBe("Cancelled already");
    expect(staysBecause("make", at("confirmed", { makeBy: null }))).toBe("Stays confirmed: nothing has to be made");
  });

  test("a proof is looked at first, and nothing is sent before its money", () => {
    const online = { payment: "online" } as const;
    expect(staysBecause("confirm", at("new", { ...online, money: "claimed" }))).toBe(
      "Stays new: look at her proof first",
    );
    expect(staysBecause("confirm", at("new", online))).toBe("");
    expect(staysBecause("send", at("packed", online))).toBe("Stays ready to send: Rs\u00a05,450 hasn’t come");
    expect(staysBecause("send", at("packed", { ...online, money: "received", received: 5450 }))).toBe("");
    expect(staysBecause("make", at("confirmed", { advance: 2000 }))).toBe("");
    expect(staysBecause("make", at("confirmed", { advance: 2000, advanceFirst: true }))).toBe(
      "Stays confirmed: Rs\u00a02,000 of the advance hasn’t come",
    );
    expect(staysBecause("send", at("packed", { advance: 2000 }))).toBe(
      "Stays ready to send: Rs\u00a02,000 of the advance hasn’t come",
    );
  });

  test("money comes once; cash comes with the delivery", () => {
    const online = { payment: "online" } as const;
    expect(staysBecause("receive", at("new", online))).toBe("");
    expect(staysBecause("receive", at("cancelled", { ...online, money: "claimed" }))).toBe("");
    expect(staysBecause("receive", at("confirmed", { advance: 2000 }))).toBe("");
    expect(staysBecause("receive", at("sent"))).toBe("Stays on the way: its cash comes with the delivery");
    expect(staysBecause("receive", at("cancelled"))).toBe("Cancelled: nothing is due");
    expect(staysBecause("receive", at("new", { ...online, money: "received", received: 5450 }))).toBe("Paid already");
    expect(staysBecause("receive", at("cancelled", { ...online, money: "refunded" }))).toBe("Refunded already");
  });
});

test("what a courier takes at the door stays with the courier; who brings it by hand has it", () => {
  const brought = (courier: "TCS" | "By hand") =>
    changeFor("deliver", { ...at("sent"), parcel: { courier, tracking: "" } });
  expect(brought("TCS")).toEqual({ kind: "step", step: "deliver", unpaid: true });
  expect(brought("By hand")).toEqual({ kind: "step", step: "deliver" });
  expect(changeFor("receive", { ...at("delivered"), parcel: undefined })).toEqual({ kind: "money", step: "receive" });
});

test("the main step is the one that most can take, the earlier of two", () => {
  expect(mainStep([at("new"), at("new"), at("packed")])).toBe("confirm");
  expect(mainStep([at("confirmed"), at("confirmed")])).toBe("make");
  expect(mainStep([at("confirmed"), at("making")])).toBe("pack");
  expect(mainStep([at("confirmed", { makeBy: null })])).toBe("pack");
  expect(mainStep([at("sent")])).toBe("deliver");
  expect(countFitting("confirm", [at("new"), at("new", { money: "claimed" }), at("sent")])).toBe(1);
});

test("within a sentence", () => {
  expect(staysInSentence("Being made already")).toBe("is being made already");
  expect(staysInSentence("Came back already")).toBe("came back already");
  expect(staysInSentence("Stays new: look at her proof first")).toBe("stays new: look at her proof first");
});

test("titles", () => {
  expect(manySteps.map((step) => manyTitle(step, 4))).toEqual([
    "Confirm 4 orders",
    "Start making 4 orders",
    "Pack 4 orders",
    "Send 4 orders",
    "Mark 4 orders as delivered",
    "Mark 4 orders as paid",
    "Cancel 4 orders",
  ]);
  expect(manyTitle("confirm", 1)).toBe("Confirm one order");
  expect(manyTitle("cancel", 0)).toBe("None can be cancelled");
});
