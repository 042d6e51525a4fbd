import { expect, test } from "vitest";
import { isAbove } from "./inviters.ts";

const people = [
  { id: "sana", inviterId: "" },
  { id: "bilal", inviterId: "sana" },
  { id: "nadia", inviterId: "bilal" },
  { id: "hina", inviterId: "sana" },
  { id: "rabia", inviterId: "somebody who is gone" },
];

test.each([
  ["sana", "bilal", true],
  ["sana", "nadia", true],
  ["bilal", "nadia", true],
  ["nadia", "sana", false],
  ["bilal", "hina", false],
  ["sana", "sana", false],
  ["sana", "rabia", false],
  ["", "sana", false],
])("%s is above %s: %s", (one, other, above) => expect(isAbove(people, one, other)).toBe(above));

test("a cycle ends", () => {
  const circle = [
    { id: "a", inviterId: "b" },
    { id: "b", inviterId: "a" },
  ];
  expect(isAbove(circle, "c", "a")).toBe(false);
});
