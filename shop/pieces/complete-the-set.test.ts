import { describe, expect, test } from "vitest";
import { completeTheSet, type Design } from "./complete-the-set.ts";

let nextId = 1;
const piece = (category: string, stones: readonly string[], more: { metal?: "silver"; inStock?: false } = {}) => ({
  id: nextId++,
  category,
  stones,
  metal: "gold" as const,
  inStock: true,
  ...more,
});
type Piece = ReturnType<typeof piece>;
const alone = (...pieces: Piece[]): Design<Piece>[] => pieces.map((each) => [each]);

describe("what goes with a piece", () => {
  const ring = piece("Rings", ["emerald", "kundan"]);

  test("is of another category, in its metal, and shares a stone", () => {
    const bangles = piece("Bangles", ["kundan"]);
    const designs = alone(
      piece("Rings", ["emerald", "kundan"]),
      piece("Earrings", ["ruby"]),
      piece("Earrings", ["emerald"], { metal: "silver" }),
      piece("Earrings", []),
      bangles,
    );
    expect(completeTheSet(ring, designs)).toEqual([bangles]);
    const plain = piece("Earrings", []);
    expect(completeTheSet(piece("Rings", []), alone(bangles, plain))).toEqual([plain]);
  });

  test("is at most four, with most of its stones first, and one of each category before a second", () => {
    const [some, all] = [piece("Earrings", ["kundan"]), piece("Earrings", ["kundan", "emerald"])];
    const [bangles, clutch, nath] = [
      piece("Bangles", ["kundan"]),
      piece("Clutches", ["emerald"]),
      piece("Accessories", ["emerald"]),
    ];
    expect(completeTheSet(ring, alone(some, bangles, all, clutch))).toEqual([all, bangles, clutch, some]);
    expect(completeTheSet(ring, alone(some, bangles, all, clutch, nath))).toEqual([all, bangles, clutch, nath]);
    const many = Array.from({ length: 9 }, () => piece("Bangles", ["kundan"])) as [Piece, ...Piece[]];
    expect(completeTheSet(ring, [many])).toEqual(many.slice(0, 4));
  });

  test("is in stock before it is sold out", () => {
    const gone = piece("Earrings", ["kundan", "emerald"], { inStock: false });
    const [bangles, others] = [piece("Bangles", ["kundan"]), piece("Bangles", ["kundan"])];
    expect(completeTheSet(ring, alone(gone, bangles, others))).toEqual([bangles, others, gone]);
  });

  test("is nothing that a bridal set has of its own", () => {
    const set = piece("Bridals", ["ruby"]);
    const [earrings, bangles] = [piece("Earrings", ["ruby"]), piece("Bangles", ["ruby"])];
    expect(completeTheSet(set, alone(earrings, bangles))).toEqual([bangles]);
    expect(completeTheSet(earrings, alone(set, bangles))).toEqual([bangles]);
    expect(completeTheSet(bangles, alone(set, earrings))).toEqual([set, earrings]);
  });
});
