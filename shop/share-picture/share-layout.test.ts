import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutShare, shareShapeSizes } from "./share-layout.ts";
import { type ShareWords, shareShapes } from "./share-words.ts";

/** Each letter half as wide as it is high. */
const widthOf = (_face: string, text: string) => [...text].length * 0.5;
const photo = { width: 810, height: 1080 };
const words: ShareWords = {
  ...{ name: "Aina", summary: "Two-layer bridal set of kundan flowers and emerald green" },
  ...{ price: "PKR 95,000", was: "110,000", status: "Made to Order" },
};
const long = "The Wedding Night Necklace of Shalimar and Noor Jahan in Lahore";

const textOf = fc.string({ unit: "grapheme-ascii", maxLength: 80 }).map((text) => text.trim().replace(/\s+/g, " "));

describe.each(shareShapes)("a %s", (shape) => {
  const { width, height, text } = shareShapeSizes[shape];

  test("keeps every word inside, one line below the other and none over the photograph, whatever it says", () => {
    fc.assert(
      fc.property(textOf, textOf, fc.integer({ min: 200, max: 3000 }), (name, summary, wide) => {
        const of = { width: wide, height: Math.round((wide * 4) / 3) };
        const { texts, photo: box } = layOutShare(shape, { ...words, name, summary }, of, widthOf);
        const isBeside = box.x + box.width <= text.x;
        let above = isBeside ? 0 : box.y + box.height;
        for (const { face, text: line, size, x, y } of texts) {
          expect(x).toBeGreaterThanOrEqual(text.x);
          expect(x + widthOf(face, line) * size).toBeLessThanOrEqual(text.x + text.width + 1);
          // Those of the foot share a baseline.
          if (y !== above) expect(y - size * 0.7).toBeGreaterThanOrEqual(above - 1);
          expect(y).toBeLessThan(height);
          above = y;
        }
        expect(box.width / box.height).toBeCloseTo(3 / 4, 1);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }),
    );
  });

  test("enlarges a small photograph by 1.4 at most", () => {
    const { photo: box } = layOutShare(shape, words, { width: 300, height: 400 }, widthOf);
    expect(box.width).toBeLessThanOrEqual(420);
  });
});

test("the photograph is as large as its place, and gives room to a name of two lines", () => {
  expect(layOutShare("post", words, photo, widthOf).photo).toEqual({ x: 270, y: 0, width: 810, height: 1080 });
  expect(layOutShare("story", words, photo, widthOf).photo).toEqual({ x: 0, y: 0, width: 1080, height: 1440 });
  expect(layOutShare("preview", words, photo, widthOf).photo).toEqual({ x: 0, y: 0, width: 473, height: 630 });
  const crowded = layOutShare("post", { ...words, name: long }, photo, widthOf);
  expect(crowded.photo.height).toBeLessThan(1080);
  // It keeps to its corner.
  expect(crowded.photo.x + crowded.photo.width).toBe(1080);
  expect(crowded.photo.y).toBe(0);
});

test("a long name gets smaller, then two lines; a longer one is cut", () => {
  const sizeOf = (name: string) =>
    layOutShare("post", { ...words, name }, photo, widthOf).texts.filter(({ face }) => face === "display");
  expect(sizeOf("Aina")).toMatchObject([{ text: "Aina", size: 76 }]);
  expect(sizeOf("Moti Jaal Clutch of Lahore")).toMatchObject([{ size: 68 }]);
  expect(sizeOf(long).map(({ size }) => size)).toEqual([52, 52]);
  const cut = sizeOf(`${long} ${long}`);
  expect(cut).toHaveLength(2);
  expect(cut[1]?.text).toMatch(/…$/);
});

test("the status is left out where prices leave no room, never the price", () => {
  const { texts, nuqta } = layOutShare(
    "story",
    { ...words, price: "PKR 100,000,000", was: "120,000,000" },
    photo,
    widthOf,
  );
  expect(texts.filter(({ face }) => face === "strong")).toMatchObject([{ text: "PKR 100,000,000" }]);
  expect(texts.find(({ isStruck }) => isStruck)?.text).toBe("120,000,000");
  expect(nuqta).toBeUndefined();
});
