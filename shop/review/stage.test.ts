import { expect, test } from "vitest";
import { parseReviewStage, stageAfter } from "./stage.ts";

test("the desk publishes or leaves out, but never what its writer took away", () => {
  expect(stageAfter("waiting", "publish")).toBe("published");
  expect(stageAfter("waiting", "leave-out")).toBe("left-out");
  expect(stageAfter("published", "leave-out")).toBe("left-out");
  expect(stageAfter("left-out", "publish")).toBe("published");
  expect(stageAfter("published", "publish")).toBeUndefined();
  expect(stageAfter("taken-away", "publish")).toBeUndefined();
  expect(stageAfter("taken-away", "leave-out")).toBeUndefined();
});

test("a change waits again, wherever the review was", () => {
  for (const stage of ["waiting", "published", "left-out"] as const)
    expect(stageAfter(stage, "change")).toBe("waiting");
  expect(stageAfter("taken-away", "change")).toBeUndefined();
});

test("what is taken away goes back to where it was", () => {
  for (const stage of ["waiting", "published", "left-out"] as const) {
    expect(stageAfter(stage, "take-away")).toBe("taken-away");
    expect(stageAfter("taken-away", "put-back", stage)).toBe(stage);
    expect(stageAfter(stage, "put-back", "published")).toBeUndefined();
  }
});

test("only known stages are read", () => {
  expect(parseReviewStage("left-out")).toBe("left-out");
  expect(parseReviewStage("hidden")).toBeUndefined();
});
