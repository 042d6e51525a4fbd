import { expect, test } from "vitest";
import { stages } from "../order/stage.ts";
import { nextPackingStep, packingTabOf, parsePackingStep, parsePackingTab } from "./packing-desk.ts";

test("where an order stands for whoever packs, and what is next", () => {
  const shown = (isToMake: boolean) =>
    stages.map((stage) => [stage, packingTabOf(stage, isToMake), nextPackingStep(stage, isToMake)]);
  expect(shown(true)).toEqual([
    ["new", undefined, undefined],
    ["confirmed", "make", "make"],
    ["making", "make", "pack"],
    ["packed", "send", "send"],
    ["sent", "way", "deliver"],
    ["delivered", undefined, undefined],
    ["cancelled", undefined, undefined],
    ["returned", undefined, undefined],
  ]);
  expect(shown(false).slice(1, 3)).toEqual([
    ["confirmed", "pack", "pack"],
    ["making", "pack", "pack"],
  ]);
});

test("other steps and tabs aren't a packer's", () => {
  expect(parsePackingStep("send")).toBe("send");
  expect(parsePackingStep("cancel")).toBeUndefined();
  expect([parsePackingTab("way"), parsePackingTab("new"), parsePackingTab(null)]).toEqual(["way", "pack", "pack"]);
});
