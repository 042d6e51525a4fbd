import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test.each([
  [new RangeError("no such stone"), "no such stone"],
  ["no such stone", "no such stone"],
  [new Error(), "Unknown error"],
  [undefined, "Unknown error"],
  [null, "Unknown error"],
  [{ message: "not an error" }, "Unknown error"],
])("whatever is thrown says its message: %s", (thrown, status) => {
  expect(describeError(thrown)).toEqual({ status, text: expect.stringContaining("The fault is ours") });
});
