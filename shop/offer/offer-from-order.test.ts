import { expect, test } from "vitest";
import { order } from "../testing/orders.ts";
import type { OfferPiece } from "./offer-desk.ts";
import { offerAgain, offerExchange } from "./offer-from-order.ts";

const piece = (id: number, price: number) => ({ id, name: `Piece ${id}`, price }) as OfferPiece;
const lines = [
  { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 1, lineTotal: 5200 },
  { id: 7, name: "Gone", price: 900, quantity: 1, lineTotal: 900 },
  { id: 0, name: "Jhoomar", price: 3000, quantity: 2, lineTotal: 6000, own: { words: "green", pictures: [] } },
];

test("what came back is offered at its prices, without what isn't sold any more", () => {
  const offer = offerAgain(order({ lines }), [piece(98, 5500)]);
  expect(offer.name).toBe(order().customer.name);
  expect(offer.lines.map(({ id, agreed, quantity, name }) => [id, agreed, quantity, name])).toEqual([
    [98, "5200", "1", ""],
    [0, "3000", "2", "Jhoomar"],
  ]);
  expect(offer.lines[0]?.choices.size).toBe("17");
});

test("an exchange costs the difference, and nothing where the other piece is cheaper", () => {
  const back = lines.slice(0, 1);
  const dearer = offerExchange(order(), { back, piece: piece(12, 9200) });
  expect(dearer).toMatchObject({ note: "In exchange for Gauhar in 17.", lines: [{ id: 12, agreed: "4000" }] });
  expect(offerExchange(order(), { back, piece: piece(12, 4000) }).lines).toMatchObject([{ agreed: "0" }]);
  expect(offerExchange(order(), { back: [], piece: undefined })).toMatchObject({ note: "", lines: [] });
});
