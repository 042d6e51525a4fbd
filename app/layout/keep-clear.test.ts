import { expect, test } from "vitest";
import { isInTheWay } from "./keep-clear.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const screen = box(0, 0, 360, 740);
const chat = box(290, 660, 56, 56);

test.each([
  ["a button that it covers", box(280, 650, 80, 44), true],
  ["a wide button, at its end", box(16, 670, 328, 44), true],
  ["a wide button, by an edge", box(0, 620, 360, 44), true],
  ["a picture that leads to a piece, by a corner", box(190, 480, 165, 220), false],
  ["a picture that leads to a piece, in its middle", box(224, 584, 200, 200), true],
  ["what is seen of a card at the end of a row", box(300, 600, 300, 400), true],
  ["what stands beside it", box(16, 670, 270, 44), false],
  ["what stands below it", box(280, 716, 80, 44), false],
])("%s: %o", (_, part, isCovered) => {
  expect(isInTheWay(chat, part, screen)).toBe(isCovered);
});
