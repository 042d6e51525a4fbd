import { expect, test } from "vitest";
import { careLines } from "./care.ts";

test("plated brass: the plating, and the skin", () => {
  expect(careLines("22k gold-plated brass, kundan, pearls, silk dori")).toEqual([
    "Keep perfume, water and sweat away from the plating. Wipe with a dry cloth, keep in the box.",
    "Plated brass touches the skin: if yours is sensitive, ask us first.",
  ]);
});

test("cases, other metals and pearls alone: nothing about skin", () => {
  for (const [material, delicate] of [
    ["Lacquered hard case, 22k gold-plated brass, kundan", "the plating."],
    ["Gold-plated silver", "the plating."],
    ["Fresh-water pearls, silk dori", "the pearls."],
    ["Sterling silver", "it."],
  ] as const) {
    const [first, second] = careLines(material);
    expect(first).toContain(`sweat away from ${delicate}`);
    expect(second).toBe("Perfume and hair spray first, this last.");
  }
});

test("what is cloth or scent first of all has other lines", () => {
  for (const material of ["Velvet, zardozi, gold-plated brass clasp", "Raw silk pouch, pearls"]) {
    expect(careLines(material).join(" ")).not.toMatch(/plating|skin/);
    expect(careLines(material)[0]).toContain("soft dry brush");
  }
  expect(careLines("Rose attar in a glass bottle")[0]).toContain("out of the sun");
});
