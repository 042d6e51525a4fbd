import { type OfferSums, sumOffer } from "../../../shop/offer/offer.ts";
import type { DeskOffer, OfferDesk, OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { parseOfferId } from "../../../shop/offer/offer-filter.ts";

/** The offer at this address, with the pieces of its lines that are still sold; 404 where there is none. */
export async function findOffer(
  offers: OfferDesk,
  text: string | undefined,
): Promise<{ offer: DeskOffer; pieces: readonly OfferPiece[]; sums: OfferSums }> {
  const id = parseOfferId(text);
  const offer = id === undefined ? undefined : await offers.find(id);
  if (!offer) throw new Response(null, { status: 404 });
  const ids = new Set(offer.terms.lines.map((line) => (line.own ? undefined : line.id)));
  const pieces = offers.pieces().filter((piece) => ids.has(piece.id));
  const sums = sumOffer(offer.terms, (wanted) => {
    const piece = pieces.find(({ id }) => id === wanted);
    return piece && { ...piece, salePrice: null };
  });
  return { offer, pieces, sums };
}
