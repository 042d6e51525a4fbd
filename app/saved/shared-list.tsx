import { useState } from "react";
import type { StoredPieces } from "../../shop/device/stored-pieces.ts";
import { productPath, savedPath } from "../../shop/paths.ts";
import { saveAll, useSaved } from "../device/saved-pieces.ts";
import { PricesUnreachable } from "../saved-cart/prices-unreachable.tsx";
import { useListedProducts } from "../saved-cart/use-listed-products.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { takeFocus } from "../ui/take-focus.ts";
import { NothingSold } from "./nothing-sold.tsx";
import { SavedCard } from "./saved-card.tsx";
import { SavedGrid, SavedSkeleton } from "./saved-grid.tsx";
import { describeSharedList, nothingSoldWords } from "./shared-words.ts";

/** What somebody sent: looked at, and stored only when she says so. */
export function SharedList({ ids }: { ids: StoredPieces }) {
  const { state, products, unsold, refresh } = useListedProducts(ids);
  const saved = useSaved((kept) => kept.items);
  const [isTaken, setIsTaken] = useState(false);
  const sold = ids.flatMap((id) => products.get(id) ?? []);
  const gone = unsold.length;
  if (state === "ready" && sold.length === 0) return <NothingSold text={nothingSoldWords(gone)} />;
  return (
    <div className="page pt-7.5 pb-16 md:pt-13.5 md:pb-24">
      <h1 className="font-display text-40 leading-[1.12] md:text-60">A list for you</h1>
      <noscript>
        <p>The list needs JavaScript. Without it, look at its pieces one by one:</p>
        <ol>
          {ids.map((id, place) => (
            <li key={id}>
              <a href={productPath(id)} className={quietLink}>
                Piece {place + 1}
              </a>
            </li>
          ))}
        </ol>
      </noscript>
      {state === "loading" && <SavedSkeleton />}
      {state === "failed" && <PricesUnreachable what="shared-list" onRetry={refresh} />}
      {state === "ready" && (
        <>
          <p className="mt-1 max-w-[600px] text-16 text-ink-2 md:text-17">
            {describeSharedList(sold.length, isTaken ? 0 : saved.filter((id) => !ids.includes(id)).length)}
          </p>
          <div role="status">
            {isTaken && (
              <p className="mt-4 text-16">
                Saved.{" "}
                <a
                  ref={takeFocus}
                  href={savedPath}
                  className="font-semibold text-accent-deep underline underline-offset-4"
                >
                  See your saved pieces
                </a>
              </p>
            )}
          </div>
          {!isTaken && (
            <button
              type="button"
              onClick={() => {
                saveAll(sold.map(({ id }) => id));
                setIsTaken(true);
              }}
              className={buttonStyle("primary", "mt-4.5 w-full md:w-auto md:min-w-[280px]")}
            >
              <Icon name="heart" className="size-5.5 fill-none" />
              Save all
            </button>
          )}
          <SavedGrid>
            {sold.map((product) => (
              <li key={product.id}>
                <SavedCard product={product} />
              </li>
            ))}
          </SavedGrid>
          {gone > 0 && (
            <p className="mt-8 flex items-center gap-2.5 border-line border-y py-3 text-15">
              <Nuqta outline className="text-[10px] text-line-2" />
              {gone === 1
                ? "One piece of this list is no longer sold."
                : `${gone} pieces of this list are no longer sold.`}
            </p>
          )}
        </>
      )}
    </div>
  );
}
