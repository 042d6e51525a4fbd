import { expect, test } from "vitest";
import { correctableFields } from "./correction.ts";

test("where it goes until it is sent, who she is at any time", () => {
  expect(correctableFields("packed")).toEqual(["name", "email", "address", "city", "phone", "neededBy"]);
  for (const stage of ["sent", "delivered", "cancelled", "returned"] as const)
    expect(correctableFields(stage)).toEqual(["name", "email", "phone"]);
});
