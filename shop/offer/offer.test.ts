import { expect, test } from "vitest";
import { ownPieceId } from "../cart/pricing.ts";
import { lookup } from "../testing/orders.ts";
import { type OfferLine, offerState, openChoices, priceOffer, sumOffer } from "./offer.ts";

const aina: OfferLine = { id: 1, quantity: 1, agreed: 84_000, withDupatta: true };
const gauhar: OfferLine = { id: 98, quantity: 2, agreed: 4600 };
const jhoomar: OfferLine = { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "", pictures: ["a"] } };

test("agreed prices and pieces of its own are summed by the cart's rule, beside the shop's price", () => {
  const priced = priceOffer({ lines: [aina, gauhar, jhoomar], delivery: 0 }, [{}, { size: "17" }], lookup);
  expect(priced.problems).toEqual([]);
  expect(priced.lines).toMatchObject([
    { id: 1, name: "Aina", price: 84_000, shopPrice: 95_000, lineTotal: 84_000, withDupatta: true },
    { id: 98, name: "Gauhar", price: 4600, shopPrice: 5200, lineTotal: 9200, size: "17" },
    { id: ownPieceId, name: "Green jhoomar", price: 12_000, own: { words: "", pictures: ["a"] } },
  ]);
  expect(priced.lines[2]).not.toHaveProperty("shopPrice");
  expect(priced).toMatchObject({ subtotal: 105_200, delivery: 0, total: 105_200 });
});

test("the same piece may be offered at two prices, 0 among them", () => {
  const lines = [aina, { ...aina, agreed: 0 }];
  const priced = priceOffer({ lines, delivery: 250 }, [], lookup);
  expect(priced.lines.map(({ price }) => price)).toEqual([84_000, 0]);
  expect(new Set(priced.lines.map(({ key }) => key)).size).toBe(2);
  expect(priced.total).toBe(84_250);
});

test("a choice that the offer makes isn't the shopper's any more", () => {
  const lines = [{ ...gauhar, size: "16" }];
  expect(priceOffer({ lines, delivery: 0 }, [{ size: "17" }], lookup).lines).toMatchObject([{ size: "16" }]);
  expect(priceOffer({ lines: [gauhar], delivery: 0 }, [], lookup).problems).toMatchObject([
    { index: 0, reason: "missing-choice", field: "size" },
  ]);
  const tray = lookup(8);
  expect(openChoices({ id: 8, quantity: 1, agreed: 1, scent: "Oud" }, tray)).toEqual(["withDupatta", "kilos"]);
  expect(openChoices({ id: 8, quantity: 1, agreed: 1, scent: "Oud", withDupatta: false, kilos: 1 }, tray)).toEqual([]);
  expect(openChoices(jhoomar, undefined)).toEqual([]);
});

test("a piece that can't be bought keeps the details of the others in their lines", () => {
  const lines: OfferLine[] = [{ id: 24, quantity: 1, agreed: 1 }, jhoomar, aina];
  const priced = priceOffer({ lines, delivery: 0 }, [], lookup);
  expect(priced.problems).toMatchObject([{ index: 0, id: 24, reason: "sold-out" }]);
  expect(priced.lines).toMatchObject([{ own: { pictures: ["a"] } }, { shopPrice: 95_000 }]);
});

test("an offer is open until it is taken or withdrawn, or its time is over", () => {
  const open = { until: 1000, withdrawnAt: null, takenBy: null };
  expect(offerState(open, 999)).toBe("open");
  expect(offerState(open, 1000)).toBe("run-out");
  expect(offerState({ ...open, withdrawnAt: 5 }, 999)).toBe("withdrawn");
  expect(offerState({ ...open, takenBy: "NQ-7F3K-92" }, 2000)).toBe("taken");
});

test("an offer's sums need no choices and no stock, and say what is saved on pieces", () => {
  const zulekha: OfferLine = { id: 24, quantity: 1, agreed: 39_500 };
  const gone: OfferLine = { id: 7, quantity: 1, agreed: 100 };
  const sums = sumOffer({ lines: [aina, gauhar, jhoomar, zulekha, gone], delivery: 250 }, lookup);
  expect(sums.lines.map(({ name }) => name)).toEqual(["Aina", "Gauhar", "Green jhoomar", "Zulekha", "Piece 7"]);
  expect(sums.lines[0]).toMatchObject({ withDupatta: true, shopPrice: 95_000 });
  expect(sums.lines[2]).toMatchObject({ id: ownPieceId, own: { pictures: ["a"] } });
  expect(sums).toMatchObject({ subtotal: 144_800, delivery: 250, total: 145_050, saving: 11_000 + 1200 - 1000 });
  expect(sumOffer({ lines: [zulekha], delivery: 0 }, lookup).saving).toBe(0);
});
