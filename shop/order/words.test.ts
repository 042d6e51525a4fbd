import { expect, test } from "vitest";
import { order } from "../testing/orders.ts";
import { firstName, listInWords, pieceNames, piecesHeading, piecesInWords } from "./words.ts";

const { lines } = order();

test("pieces in words", () => {
  expect(listInWords(["Aina", "Mehr", "Gauhar"])).toBe("Aina, Mehr and Gauhar");
  expect(piecesHeading(lines)).toBe("Three pieces");
  expect(piecesHeading([{ quantity: 1 }])).toBe("One piece");
  expect(piecesHeading([{ quantity: 40 }])).toBe("40 pieces");
  expect(pieceNames(lines)).toBe("Aina and Gauhar");
  expect(piecesInWords(lines)).toBe("Aina with dupatta and 2 Gauhar in size 17");
});

test("many pieces are only counted", () => {
  const many = Array.from({ length: 6 }, (_, id) => ({ id, name: `Piece ${id}`, price: 1, quantity: 2, lineTotal: 2 }));
  expect(pieceNames(many)).toBe("12 pieces");
  expect(piecesInWords(many)).toBe("12 pieces");
});

test("the first name is the first word", () => {
  expect(firstName("Ayesha Rahman")).toBe("Ayesha");
  expect(firstName("  ثناء ملک")).toBe("ثناء");
  expect(firstName("")).toBe("the shopper");
});
