import { describe, expect, it } from "vitest";
import {
  type ChoosablePiece,
  choosablePieces,
  chosenInWords,
  keepInWords,
  listingChips,
  moveChosen,
  roomInWords,
  searchChoosable,
  toggleChosen,
} from "./choose-pieces.ts";

const limits = { least: 1, most: 8 };

function piece(id: number, change: Partial<ChoosablePiece> = {}): ChoosablePiece {
  return {
    ...{ id, name: `Piece ${id}`, summary: "", category: "Rings", listings: ["rings"], stones: [] },
    ...{ price: 1000, salePrice: null, state: "live", picture: undefined },
    ...change,
  };
}

describe("chosen pieces", () => {
  it("come last when they are tapped, and go when they are tapped again", () => {
    expect(toggleChosen([1, 2], 3, limits)).toEqual([1, 2, 3]);
    expect(toggleChosen([1, 2, 3], 2, limits)).toEqual([1, 3]);
  });

  it("are no more than fit", () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(toggleChosen(full, 9, limits)).toBe(full);
    expect(toggleChosen(full, 8, limits)).toHaveLength(7);
  });

  it("are moved, and stay within the row", () => {
    expect(moveChosen([1, 2, 3, 4], 4, 1)).toEqual([1, 4, 2, 3]);
    expect(moveChosen([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
    expect(moveChosen([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
    expect(moveChosen([1, 2, 3], 7, 0)).toEqual([1, 2, 3]);
  });
});

describe("pieces to choose from", () => {
  const pieces = [
    piece(1, { name: "Gulab", category: "Earrings", listings: ["earrings"], stones: ["ruby"] }),
    piece(2, { name: "Gulistan", summary: "Green chokkar of enamel", listings: ["chokkars", "rings"] }),
    piece(3, { state: "off" }),
  ];

  it("are those that are sold, and of the row's listing", () => {
    expect(choosablePieces(pieces, undefined).map(({ id }) => id)).toEqual([1, 2]);
    expect(choosablePieces(pieces, "rings").map(({ id }) => id)).toEqual([2]);
  });

  it("are found by name, kind, colour, stone and number", () => {
    const found = (search: string) => searchChoosable(pieces, search).map(({ id }) => id);
    expect(found(" gul ")).toEqual([1, 2]);
    expect(found("earrings")).toEqual([1]);
    expect(found("green")).toEqual([2]);
    expect(found("yaqoot")).toEqual([1]);
    expect(found("2")).toEqual([2]);
    expect(found("")).toHaveLength(3);
    expect(found("nothing")).toEqual([]);
  });

  it("have a chip for each listing that leaves some out", () => {
    const listings = [
      { slug: "rings", title: "Rings" },
      { slug: "earrings", title: "Earrings" },
      { slug: "clutches", title: "Clutches" },
    ];
    expect(listingChips(pieces, listings)).toEqual([
      { slug: "rings", title: "Rings", count: 2 },
      { slug: "earrings", title: "Earrings", count: 1 },
    ]);
    expect(listingChips(pieces.slice(0, 1), listings)).toEqual([]);
  });
});

it("says how many fit", () => {
  expect(chosenInWords(6, limits)).toBe("6 of 8 pieces, in this order");
  expect(roomInWords(6, limits, "into this row")).toBe("Two more fit into this row.");
  expect(roomInWords(7, limits, "into this row")).toBe("One more fits into this row.");
  expect(roomInWords(8, limits, "into this row")).toBe("Eight are the most. Take one out first.");
  expect(roomInWords(24, { least: 1, most: 24 }, "in here")).toBe("24 are the most. Take one out first.");
  expect(roomInWords(4, { least: 5, most: 5 }, "in here")).toBe("One more is needed.");
  expect(roomInWords(0, { least: 5, most: 5 }, "in here")).toBe("Five more are needed.");
  expect([0, 1, 6].map(keepInWords)).toEqual(["Keep none", "Keep this one", "Keep these 6"]);
});
