import { expect, test } from "vitest";
import {
  nextStage,
  offeredSteps,
  parseStage,
  parseStep,
  type Stage,
  stages,
  stageTable,
  steps,
  stockEffect,
} from "./stage.ts";

test("the whole table, from the seller's side", () => {
  const ways = stages.flatMap((from) =>
    steps.flatMap((step) => {
      const to = nextStage(from, step, "desk");
      return to ? [`${from} ${step} ${to}`] : [];
    }),
  );
  expect(ways).toEqual([
    "new confirm confirmed",
    "new cancel cancelled",
    "confirmed make making",
    "confirmed pack packed",
    "confirmed cancel cancelled",
    "making pack packed",
    "making cancel cancelled",
    "packed send sent",
    "packed cancel cancelled",
    "sent deliver delivered",
    "sent come-back returned",
    "delivered come-back returned",
    "cancelled reopen new",
  ]);
});

test("a shopper can do one thing: cancel while the order is new", () => {
  const ways = stages.flatMap((from) => steps.filter((step) => nextStage(from, step, "shopper")).map((s) => [from, s]));
  expect(ways).toEqual([["new", "cancel"]]);
});

test("every offered step can be taken, and every possible step is offered", () => {
  for (const stage of stages) {
    const { next, secondary } = stageTable[stage];
    const offered = [...(next ? [next] : []), ...secondary];
    const possible = steps.filter((step) => nextStage(stage, step, "desk"));
    expect(offered.toSorted()).toEqual(possible.toSorted());
  }
});

test("an order with nothing to make is packed at once", () => {
  expect(offeredSteps("confirmed", true)).toEqual({ next: "make", secondary: ["pack", "cancel"] });
  expect(offeredSteps("confirmed", false)).toEqual({ next: "pack", secondary: ["cancel"] });
  expect(offeredSteps("new", false)).toEqual({ next: "confirm", secondary: ["cancel"] });
});

test("stock is put back when an order is cancelled or returned, and taken when it is reopened", () => {
  const effect = (from: Stage, to: Stage) => stockEffect({ stage: from, letGo: false }, { stage: to, letGo: false });
  expect(effect("packed", "cancelled")).toBe("put-back");
  expect(effect("delivered", "returned")).toBe("put-back");
  expect(effect("cancelled", "new")).toBe("take");
  expect(effect("new", "confirmed")).toBeUndefined();
  for (const stage of stages) expect(effect(stage, stage)).toBeUndefined();
});

test("unknown stages and steps are undefined", () => {
  expect(parseStage("packed")).toBe("packed");
  expect(parseStep("come-back")).toBe("come-back");
  for (const text of ["", "Packed", "constructor", null, undefined]) {
    expect(parseStage(text)).toBeUndefined();
    expect(parseStep(text)).toBeUndefined();
  }
});
