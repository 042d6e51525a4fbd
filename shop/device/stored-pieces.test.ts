import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addAllToFront,
  addToFront,
  maxSaved,
  maxShared,
  parseSharedPieces,
  parseStoredPieces,
  removePiece,
} from "./stored-pieces.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: maxSaved });

describe("parseStoredPieces", () => {
  test("reads back what was written", () => {
    fc.assert(
      fc.property(ids, (kept) => {
        expect(parseStoredPieces(JSON.stringify(kept), maxSaved)).toEqual(kept);
      }),
    );
  });

  test("any stored text becomes a bounded list, each id once", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const kept = parseStoredPieces(text, 12);
        expect(kept.length).toBeLessThanOrEqual(12);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      }),
    );
  });

  test.each([null, "", "{", "null", "12", '{"0":1}', '"1,2"'])("%j is an empty list", (text) => {
    expect(parseStoredPieces(text, maxSaved)).toEqual([]);
  });

  test("keeps what is an id among what isn't", () => {
    expect(parseStoredPieces('[3, "4", 0, -1, 1.5, null, 3, 1e21, 7]', maxSaved)).toEqual([3, 7]);
  });
});

describe("adding and removing", () => {
  test("the newest comes first, once", () => {
    expect(addToFront([1, 2, 3], 3, 12)).toEqual([3, 1, 2]);
  });

  test("the oldest is dropped beyond the limit", () => {
    expect(addToFront([1, 2, 3], 4, 3)).toEqual([4, 1, 2]);
  });

  test("a removed piece is gone", () => {
    fc.assert(
      fc.property(ids, fc.integer(), (kept, id) => {
        expect(removePiece(kept, id)).not.toContain(id);
      }),
    );
  });

  test("a shared list comes before what is saved, and nothing is saved twice", () => {
    expect(addAllToFront([7, 2], [2, 9, 4], maxSaved)).toEqual([9, 4, 7, 2]);
  });
});

describe("parseSharedPieces", () => {
  test("takes ids as addresses write them, at most fifty", () => {
    expect(parseSharedPieces("12,7,12,x,01,,-3, 5")).toEqual([12, 7]);
    const many = Array.from({ length: 80 }, (_, index) => index + 1).join(",");
    expect(parseSharedPieces(many)).toHaveLength(maxShared);
  });
});
