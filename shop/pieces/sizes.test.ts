import { expect, test } from "vitest";
import { bangleSize, ringSize } from "./sizes.ts";

test("a ring's size is its inner diameter", () => {
  expect(ringSize("17")).toEqual({ size: "17", innerDiameter: 17, innerCircumference: 53.4 });
  expect(ringSize("15")).toEqual({ size: "15", innerDiameter: 15, innerCircumference: 47.1 });
  expect(ringSize("20")).toEqual({ size: "20", innerDiameter: 20, innerCircumference: 62.8 });
});

test("a bangle's size is in inches and sixteenths", () => {
  expect(["2.2", "2.4", "2.6", "2.8"].map((size) => bangleSize(size)?.innerDiameter)).toEqual([54, 57.2, 60.3, 63.5]);
  expect(bangleSize("2.4")).toEqual({ size: "2.4", inches: "2 4/16", innerDiameter: 57.2, innerCircumference: 179.5 });
  expect(bangleSize("2.10")).toMatchObject({ inches: "2 10/16", innerDiameter: 66.7 });
  expect(bangleSize("2.15")?.inches).toBe("2 15/16");
});

test("what isn't a size is undefined", () => {
  for (const text of ["", "17.5", "one", "170", "-1"]) expect(ringSize(text)).toBeUndefined();
  for (const text of ["", "2", "2.16", "2.", ".4", "two"]) expect(bangleSize(text)).toBeUndefined();
});
