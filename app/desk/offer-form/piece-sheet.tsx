import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { PieceSearch } from "../ui/piece-search.tsx";
import { Sheet } from "../ui/sheet.tsx";

type Props = { pieces: readonly OfferPiece[]; close: string; onAdd: (piece: OfferPiece) => void };

/** Add a piece. */
export function PieceSheet({ pieces, close, onAdd }: Props) {
  return (
    <Sheet title="Add a piece" close={close}>
      <PieceSearch pieces={pieces} onAdd={onAdd} />
    </Sheet>
  );
}
