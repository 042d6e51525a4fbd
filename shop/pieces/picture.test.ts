import { expect, test } from "vitest";
import { pictureAlt, pictureFile } from "./picture.ts";

const ref = { name: "1-hero", hash: "3fa2c1", width: 810, height: 1080, tone: "#e8dccb" };
const aina = { name: "Aina", summary: "Two-layer bridal set of kundan flowers" };

test("each version has its file", () => {
  expect(pictureFile(ref, 240)).toBe("1-hero.3fa2c1.240.avif");
  expect(pictureFile(ref, 480)).toBe("1-hero.3fa2c1.480.avif");
  expect(pictureFile(ref, "full")).toBe("1-hero.3fa2c1.full.avif");
  expect(pictureFile(ref, "webp")).toBe("1-hero.3fa2c1.480.webp");
  expect(pictureFile({ name: "1", hash: "3fa2c1" }, "preview")).toBe("1.3fa2c1.preview.jpg");
});

test("the alt text says what the piece is and which view", () => {
  const what = "Aina: two-layer bridal set of kundan flowers";
  expect(pictureAlt(aina, "1-hero")).toBe(what);
  expect(pictureAlt(aina, "1-worn")).toBe(`${what}, worn on a bust`);
  expect(pictureAlt(aina, "1-macro")).toBe(`${what}, close up`);
  expect(pictureAlt(aina, "1-angle")).toBe(`${what}, from an angle`);
  expect(pictureAlt(aina, "1-dark")).toBe(`${what}, on dark velvet`);
  expect(pictureAlt(aina, "1-constructor")).toBe(what);
  expect(pictureAlt({ ...aina, altTexts: { "1-worn": "Aina on Sana, at the workshop" } }, "1-worn")).toBe(
    "Aina on Sana, at the workshop",
  );
  expect(pictureAlt({ ...aina, altTexts: { "1-worn": "Aina on Sana" } }, "1-macro")).toBe(`${what}, close up`);
});
