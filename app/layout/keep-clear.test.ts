import { expect, test } from "vitest";
import { isInTheWay } from "./keep-clear.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const chat = box(290, 660, 56, 56);

test.each([
  ["a button that it covers", box(280, 650, 80, 44), true],
  ["a wide button, at its end", box(16, 670, 328, 44), true],
  ["a picture that leads to a piece, by a corner", box(190, 480, 165, 220), false],
  ["what stands beside it", box(16, 670, 270, 44), false],
  ["what stands below it", box(280, 716, 80, 44), false],
])("%s: %o", (_, part, isCovered) => {
  expect(isInTheWay(chat, part)).toBe(isCovered);
});
