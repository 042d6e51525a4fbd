import { useEffect, useRef } from "react";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { Icon } from "../../ui/icon.tsx";
import { PieceSearch } from "../ui/piece-search.tsx";

type Props = {
  title?: string;
  pieces: readonly OfferPiece[];
  onAdd: (piece: OfferPiece) => void;
  onClose: () => void;
};

/** Above the sheet, which stays as it is. */
export function AddPieceDialog({ title = "Add a piece", pieces, onAdd, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="add-piece-title"
      className="dialog"
      onCancel={(event) => {
        // It bubbles to the sheet, which would close as well.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="add-piece-title" className="font-display text-26 leading-tight md:text-30">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-1.5 -mr-2 flex size-11 shrink-0 items-center justify-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <PieceSearch pieces={pieces} onAdd={onAdd} />
    </dialog>
  );
}
