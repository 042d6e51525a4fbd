import { expect, test } from "vitest";
import { drawnText, undrawnLetters } from "./drawn-letters.ts";

test.each([
  ["Durr-e-Shahwar", "Durr-e-Shahwar", ""],
  ["نورجہاں کا ہار", "نورجہاں کا ہار", ""],
  ["Soire\u0301e, 22k “gold”…", "Soirée, 22k “gold”…", ""],
  ["Moti 💎 手 Jaal 💎", "Moti Jaal", "💎手"],
  ["हार", "", "हार"],
])("%s is drawn as %s", (text, drawn, left) => {
  expect(drawnText(text)).toBe(drawn);
  expect(undrawnLetters(text)).toBe(left);
});
