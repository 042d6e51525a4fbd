import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dropPiece,
  keepAll,
  keepPiece,
  maxSaved,
  maxShared,
  parseKeptPieces,
  parseSharedPieces,
} from "./stored-pieces.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: maxSaved });

describe("parseKeptPieces", () => {
  test("reads back what was written", () => {
    fc.assert(
      fc.property(ids, (kept) => {
        expect(parseKeptPieces(JSON.stringify(kept), maxSaved)).toEqual(kept);
      }),
    );
  });

  test("whatever stands there becomes a list within its bounds, each id once", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const kept = parseKeptPieces(text, 12);
        expect(kept.length).toBeLessThanOrEqual(12);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      }),
    );
  });

  test.each([null, "", "{", "null", "12", '{"0":1}', '"1,2"'])("%j is an empty list", (text) => {
    expect(parseKeptPieces(text, maxSaved)).toEqual([]);
  });

  test("keeps what is an id among what isn't", () => {
    expect(parseKeptPieces('[3, "4", 0, -1, 1.5, null, 3, 1e21, 7]', maxSaved)).toEqual([3, 7]);
  });
});

describe("keeping", () => {
  test("the newest stands first, once", () => {
    expect(keepPiece([1, 2, 3], 3, 12)).toEqual([3, 1, 2]);
  });

  test("the oldest goes where there are too many", () => {
    expect(keepPiece([1, 2, 3], 4, 3)).toEqual([4, 1, 2]);
  });

  test("dropping is the end of it", () => {
    fc.assert(
      fc.property(ids, fc.integer(), (kept, id) => {
        expect(dropPiece(kept, id)).not.toContain(id);
      }),
    );
  });

  test("a list that was sent stands before what is saved, and nothing is saved twice", () => {
    expect(keepAll([7, 2], [2, 9, 4], maxSaved)).toEqual([9, 4, 7, 2]);
  });
});

describe("parseSharedPieces", () => {
  test("takes ids as addresses write them, at most fifty", () => {
    expect(parseSharedPieces("12,7,12,x,01,,-3, 5")).toEqual([12, 7]);
    const many = Array.from({ length: 80 }, (_, index) => index + 1).join(",");
    expect(parseSharedPieces(many)).toHaveLength(maxShared);
  });
});
