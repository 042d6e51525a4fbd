import { expect, test } from "vitest";
import { careLines } from "./care.ts";

test("plated brass: the plating, and the skin", () => {
  const lines = [
    "Keep perfume, water and sweat away from the plating. Wipe with a dry cloth, keep in the box.",
    "Plated brass touches the skin: if yours is sensitive, ask us first.",
  ];
  expect(careLines("22k gold-plated brass, kundan, pearls")).toEqual(lines);
  expect(careLines("Fresh-water pearls, silver-plated brass, silk dori")).toEqual(lines);
});

test("other metals and pearls alone: nothing about brass", () => {
  expect(careLines("Gold-plated silver")[0]).toContain("the plating");
  expect(careLines("Gold-plated silver")[1]).toBe("Put it on last, after perfume and hair spray.");
  expect(careLines("Fresh-water pearls, silk dori")[0]).toContain("away from the pearls");
  expect(careLines("Sterling silver")[0]).toContain("away from it.");
});

test("what is cloth or scent first of all has other lines", () => {
  for (const material of ["Velvet, zardozi, gold-plated brass clasp", "Raw silk pouch, pearls"]) {
    expect(careLines(material).join(" ")).not.toMatch(/plating|skin/);
    expect(careLines(material)[0]).toContain("soft dry brush");
  }
  expect(careLines("Rose attar in a glass bottle")[0]).toContain("out of the sun");
});
