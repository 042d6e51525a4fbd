import { type ReactNode, useId } from "react";
import type { ChoosablePiece } from "../../../shop/editor/choose-pieces.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Problem } from "../../ui/problem.tsx";

type Props = {
  pieces: readonly ChoosablePiece[];
  /** What a fault of the field links to. */
  id: string;
  label: string;
  error: string | undefined;
  ids: readonly string[];
  /** Of a row without a listing: nothing can be chosen before that. */
  needsListing?: boolean;
  onChoose: () => void;
  children?: ReactNode;
};

/** In place of a field of numbers: the pieces, and a button that opens the chooser. */
export function ChosenField({ id, label, error, ids, pieces, needsListing, onChoose, children }: Props) {
  const described = useId();
  return (
    <div className="mt-5 min-w-0">
      <p className="font-semibold text-14">{label}</p>
      <ChosenPieces ids={ids} pieces={pieces} />
      {needsListing ? (
        <p id={id} tabIndex={-1} className="mt-1.5 text-15 text-ink-2">
          Choose its listing first.
        </p>
      ) : (
        <button
          type="button"
          id={id}
          onClick={onChoose}
          {...(error && { "aria-describedby": described })}
          className={buttonStyle("outline", "mt-3 px-4.5")}
        >
          <Icon name="image" className="size-5" />
          Choose pieces
        </button>
      )}
      {error && <Problem id={described}>{error}</Problem>}
      {children}
    </div>
  );
}

/** Small pictures in their order; an unknown number says so. */
export function ChosenPieces({ ids, pieces }: Pick<Props, "ids" | "pieces">) {
  return (
    <ul className="relative mt-2 flex gap-1.5 overflow-x-auto text-13">
      {ids.map((id) => {
        const piece = pieces.find((each) => String(each.id) === id);
        return (
          <li key={id} className="w-16.5 shrink-0">
            {piece?.picture && <Picture of={piece.picture} alt="" sizes="66px" />}
            {piece ? (
              <span className="mt-1 block truncate">{piece.name}</span>
            ) : (
              <Problem className="mt-1 break-all">no {id}</Problem>
            )}
          </li>
        );
      })}
    </ul>
  );
}
