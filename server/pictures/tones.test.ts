import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatHex, nearestTone, parseHex, tones } from "./tones.ts";

const css = readFileSync(new URL("../../app/ui/picture.css", import.meta.url), "utf8");
const classes = [...css.matchAll(/\.tone-(\w+) \{\s*--tone: (#\w+);(?:\s*--on-tone: (#\w+);)?/g)];

test("every tone is its own nearest, and other colours find a similar one", () => {
  for (const [name, hex] of Object.entries(tones)) expect(nearestTone(parseHex(hex))).toBe(name);
  expect(nearestTone([255, 255, 255])).toBe("white");
  expect(nearestTone([0, 0, 0])).toBe("plum");
  expect(formatHex([226.4, 210, 189])).toBe("#e2d2bd");
});

test("the stylesheet has a class for each tone, and no other", () => {
  expect(Object.fromEntries(classes.map(([, name, tone]) => [name, tone]))).toEqual(tones);
});

test("text on a tone has enough contrast", () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = parseHex(hex).map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const [, name, tone = "", words = "#241a27"] of classes) {
    const [lighter = 0, darker = 0] = [luminance(tone), luminance(words === "#fff" ? "#ffffff" : words)]
      .sort()
      .reverse();
    expect((lighter + 0.05) / (darker + 0.05), `words on ${name}`).toBeGreaterThan(4.5);
  }
});
