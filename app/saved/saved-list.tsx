import { useEffect, useState } from "react";
import type { StoredPieces } from "../../shop/device/stored-pieces.ts";
import { pieceCount } from "../../shop/pieces/piece-count.ts";
import { putBackPiece, unsavePiece, useSaved } from "../device/saved-pieces.ts";
import { PricesUnreachable } from "../saved-cart/prices-unreachable.tsx";
import { UnpricedLines } from "../saved-cart/unpriced-lines.tsx";
import { useListedProducts } from "../saved-cart/use-listed-products.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { GoneNotice, goneWords } from "./gone-notice.tsx";
import { NothingSold, WayOn } from "./nothing-sold.tsx";
import { SavedCard } from "./saved-card.tsx";
import { SavedGrid, SavedSkeleton } from "./saved-grid.tsx";
import { ShareButton } from "./share-button.tsx";

/** What this device has saved. A heart that is taken off leaves its card pale, to be put back, until she leaves. */
export function SavedList() {
  const ready = useSaved((kept) => kept.ready);
  const saved = useSaved((kept) => kept.items);
  const listed = useKeptInPlace(saved);
  const { state, products, unsold, unpriced, refresh } = useListedProducts(listed);
  const gone = useGone(unsold.filter((id) => saved.includes(id)));
  const shown = listed.flatMap((id) => products.get(id) ?? []);

  const isEmpty = shown.length === 0 && unpriced.lines === 0;
  if (ready && state === "ready" && isEmpty && gone.count > 0) return <NothingSold text={goneWords(gone.count)} />;
  if (ready && state === "ready" && isEmpty) return <NothingSaved />;
  return (
    <div className="page pt-7.5 pb-16 md:pt-13.5 md:pb-24">
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-display text-40 leading-[1.12] md:text-60">Saved</h1>
        {saved.length > 0 && <ShareButton ids={saved} />}
      </div>
      <p role="status" className="mt-1 text-16 text-ink-2 md:text-17">
        {ready ? `${pieceCount(saved.length)}, kept on this device.` : "\u00a0"}
      </p>
      <noscript>
        <p>Saving pieces needs JavaScript.</p>
      </noscript>
      {gone.count > 0 && <GoneNotice count={gone.count} onDismiss={gone.dismiss} />}
      {(!ready || state === "loading") && <SavedSkeleton />}
      {state === "failed" && <PricesUnreachable what="list" onRetry={refresh} />}
      {ready && state === "ready" && (
        <SavedGrid>
          {shown.map((product) => {
            const { id, name } = product;
            const isPale = !saved.includes(id);
            return (
              <li key={id} className="relative">
                <SavedCard product={product} isPale={isPale} />
                {isPale && <UndoRemoval name={name} onUndo={() => putBackPiece(id, listed.indexOf(id))} />}
              </li>
            );
          })}
        </SavedGrid>
      )}
      {ready && state === "ready" && <UnpricedLines what="list" unpriced={unpriced} onRetry={refresh} />}
    </div>
  );
}

function UndoRemoval({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="absolute inset-x-0 top-0 grid aspect-3/4 place-items-center">
      <button
        type="button"
        onClick={({ currentTarget }) => {
          currentTarget.closest("li")?.querySelector<HTMLElement>("[data-saves]")?.focus();
          onUndo();
        }}
        aria-label={`Undo: keep ${name} saved`}
        className={buttonStyle("quiet", "bg-paper")}
      >
        Undo
      </button>
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      shamsa="begun"
      title="Nothing saved yet"
      text="Touch the heart beside a piece’s name, and it waits for you here, on this device."
    >
      <WayOn />
    </EmptyState>
  );
}

/** The list as she found it, with what was saved meanwhile, in another tab perhaps, before it. */
function useKeptInPlace(saved: StoredPieces): StoredPieces {
  const [order, setOrder] = useState(saved);
  const added = saved.filter((id) => !order.includes(id));
  if (added.length === 0) return order;
  const next = [...added, ...order];
  setOrder(next);
  return next;
}

/** What is no longer sold leaves the list; that it did is said until she has read it. */
function useGone(gone: StoredPieces): { count: number; dismiss: () => void } {
  const [count, setCount] = useState(0);
  const ids = gone.join(",");
  useEffect(() => {
    const left = ids === "" ? [] : ids.split(",").map(Number);
    for (const id of left) unsavePiece(id);
    if (left.length > 0) setCount((before) => before + left.length);
  }, [ids]);
  // Those that the effect has yet to take off count, too.
  return { count: count + gone.length, dismiss: () => setCount(0) };
}
