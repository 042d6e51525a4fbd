import { expect, test } from "vitest";
import { cameBackInWords, placesInWords, returnedPieces } from "./came-back.ts";

const lines = [
  { name: "Gauhar", size: "17", quantity: 1 },
  { name: "Naghma", size: null, quantity: 2 },
];

test("each line has its place; one that nothing is said about is on the shelf", () => {
  expect(returnedPieces(lines, ["mend"])).toEqual([
    { name: "Gauhar in 17", quantity: 1, place: "mend" },
    { name: "Naghma", quantity: 2, place: "shelf" },
  ]);
});

test("pieces are named by their place", () => {
  expect(placesInWords(returnedPieces(lines, ["gone", "gone"]))).toEqual(["Gauhar in 17 and 2 Naghma are gone."]);
  expect(placesInWords(returnedPieces(lines, ["mend", "shelf"]))).toEqual([
    "2 Naghma are on the shelf again.",
    "Gauhar in 17 is to mend.",
  ]);
});

test("the order says why, where the pieces are and what the way back cost", () => {
  const pieces = returnedPieces(lines.slice(0, 1), ["shelf"]);
  expect(cameBackInWords({ why: "no-answer", pieces, cost: 250 }, "TCS")).toEqual({
    title: "No answer at the door",
    text: "Gauhar in 17 is on the shelf again. TCS took Rs\u00a0250 for the way back.",
  });
  expect(cameBackInWords({ why: "damaged", pieces, cost: 100 }, "Other").text).toContain(
    "The way back cost Rs\u00a0100.",
  );
  expect(cameBackInWords({ why: "other", pieces: [], cost: 0 }, undefined)).toEqual({ title: "Came back", text: "" });
});
