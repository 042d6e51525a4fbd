import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type ChoosablePiece,
  choosablePieces,
  chosenInWords,
  keepInWords,
  listingChips,
  type PieceLimits,
  roomInWords,
  searchChoosable,
  toggleChosen,
} from "../../../shop/editor/choose-pieces.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { ChooseGrid } from "./choose-grid.tsx";
import { ChosenStrip } from "./chosen-strip.tsx";

type Props = {
  title: string;
  /** Where further ones fit: "into this row". */
  where: string;
  limits: PieceLimits;
  /** In the shop's order. */
  pieces: readonly ChoosablePiece[];
  listings: readonly { slug: string; title: string }[];
  /** Only pieces of this listing are offered. */
  listing: string | undefined;
  begun: readonly number[];
  onKeep: (chosen: readonly number[]) => void;
  onClose: () => void;
};

/** Pieces chosen by picture, in an order. Nothing changes outside until they are kept. */
export function PieceChooser({ title, where, limits, pieces, listings, listing, begun, onKeep, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(begun);
  const [search, setSearch] = useState("");
  const [chip, setChip] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector("h2")?.focus();
  }, []);
  // Closed before it is unmounted, it gives the focus back to what opened it.
  useLayoutEffect(() => () => dialog.current?.close(), []);

  const offered = choosablePieces(pieces, listing);
  const found = searchChoosable(choosablePieces(offered, chip), search);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));

  function change(next: readonly number[]): void {
    setRefused(false);
    setChosen(next);
  }
  function tap(id: number): void {
    const next = toggleChosen(chosen, id, limits);
    if (next === chosen) setRefused(true);
    else change(next);
  }

  const room = roomInWords(chosen.length, limits, where);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="chooser-title"
      className="dialog chooser"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex min-h-full flex-col">
        <header className="flex items-start justify-between gap-3 pt-4 pb-3">
          <div className="min-w-0">
            <h2
              id="chooser-title"
              tabIndex={-1}
              className="break-words font-display text-30 leading-tight outline-none"
            >
              {title}
            </h2>
            <p className="text-ink-2">{chosenInWords(chosen.length, limits)}</p>
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-2 flex size-11 items-center justify-center"
          >
            <Icon name="close" />
          </button>
        </header>
        <ChosenStrip chosen={chosen} piece={(id) => byId.get(id)} onChange={change} />
        <SearchLine search={search} onSearch={setSearch} />
        <Chips chips={listingChips(offered, listings)} all={offered.length} open={chip} onOpen={setChip} />
        <p role="status" className={search.trim() === "" ? "sr-only" : "mt-3 font-semibold text-14"}>
          {found.length === 1 ? "1 piece" : `${found.length} pieces`}
        </p>
        {found.length === 0 && (
          <p className="mt-2 break-words text-ink-2">
            Nothing fits “<bdi>{search}</bdi>”. Try a name, a kind or a colour.
          </p>
        )}
        <ChooseGrid pieces={found} chosen={chosen} search={search} onTap={tap} />
        <footer className="chooser-bar">
          <Problem role="alert" className="text-14">
            {isRefused && room}
          </Problem>
          <p role="status" className="text-14 text-ink-2">
            {!isRefused && room}
          </p>
          <button type="button" onClick={() => onKeep(chosen)} className={buttonStyle("primary", "mt-2 w-full")}>
            {keepInWords(chosen.length)}
          </button>
        </footer>
      </div>
    </dialog>
  );
}

function SearchLine({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <div className="relative mt-4">
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        aria-label="Name, kind, colour"
        placeholder="Name, kind, colour"
        className="field px-11"
      />
      {search !== "" && (
        <button
          type="button"
          aria-label="Clear"
          onClick={() => onSearch("")}
          className="absolute inset-y-0 right-0 my-auto flex size-11 items-center justify-center"
        >
          <Icon name="close" className="size-5" />
        </button>
      )}
    </div>
  );
}

type ChipsProps = {
  chips: readonly { slug: string; title: string; count: number }[];
  all: number;
  open: string | undefined;
  onOpen: (slug: string | undefined) => void;
};

function Chips({ chips, all, open, onOpen }: ChipsProps) {
  if (chips.length === 0) return null;
  const every = [{ slug: undefined, title: "All", count: all }, ...chips];
  return (
    <ul aria-label="Listings" className="choose-chips">
      {every.map(({ slug, title, count }) => (
        <li key={title} className="shrink-0">
          <button type="button" aria-pressed={slug === open} onClick={() => onOpen(slug)} className="choose-chip">
            {title} <span className="font-normal">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
