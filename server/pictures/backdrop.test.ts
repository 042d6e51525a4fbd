import { expect, test } from "vitest";
import { extendSideways } from "./backdrop.ts";

type Paint = (x: number, y: number) => number;

function picture(width: number, height: number, paint: Paint) {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.fill(paint(x, y), (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { data, width, height };
}

const extend = (paint: Paint) => {
  const { data, width, height } = extendSideways(picture(120, 160, paint), 400);
  expect([width, height]).toEqual([400, 160]);
  return (x: number, y: number) => data[(y * width + x) * 3] ?? -1;
};

test("a plain backdrop stays plain", () => {
  const at = extend(() => 200);
  for (let x = 0; x < 400; x += 7) expect(at(x, 80)).toBe(200);
});

test("the picture in the middle is unchanged", () => {
  const at = extend((x, y) => (x > 40 && x < 80 && y > 60 && y < 100 ? 30 : 200));
  for (let x = 182; x < 219; x += 1) expect(at(x, 80)).toBe(30);
});

test("a rod that crosses the picture is continued to both sides, without a haze", () => {
  const at = extend((_, y) => (y >= 50 && y < 54 ? 120 : 200));
  for (const x of [0, 60, 130, 200, 270, 340, 399]) {
    expect(at(x, 51)).toBe(120);
    expect(at(x, 46)).toBe(200);
  }
});

test("a gradient towards the edges continues, without a visible step", () => {
  const at = extend((x) => 200 - Math.abs(x - 60) * 0.1);
  expect(at(0, 80)).toBeLessThan(at(140, 80));
  for (let x = 1; x < 400; x += 1) expect(Math.abs(at(x, 80) - at(x - 1, 80))).toBeLessThanOrEqual(2);
});
