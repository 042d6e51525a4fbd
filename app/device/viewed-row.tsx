import { type ReactNode, useEffect, useRef, useState } from "react";
import { productPath } from "../../shop/paths.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { useListedProducts } from "../saved-cart/use-listed-products.ts";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { replaceViewedPieces, useViewedPieces } from "./viewed-pieces.ts";

/** The row isn't shown for fewer. */
const fewest = 2;
const undoMs = 6_000;
const pictureSizes = "(min-width: 48rem) 136px, 104px";

const none: readonly number[] = [];

/** The pieces viewed last on this device, except those of this page; fetched when the row is near the viewport. */
export function ViewedRow({ except = none }: { except?: readonly number[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: "600px",
    });
    near.observe(row.current);
    return () => near.disconnect();
  }, []);
  return <div ref={row}>{isNear && <ViewedPieces except={except} />}</div>;
}

function ViewedPieces({ except }: { except: readonly number[] }) {
  const ids = useViewedPieces(({ items }) => items);
  const { products } = useListedProducts(ids);
  const [cleared, setCleared] = useState<readonly number[]>();
  useEffect(() => {
    if (!cleared) return;
    const timer = setTimeout(setCleared, undoMs, undefined);
    return () => clearTimeout(timer);
  }, [cleared]);

  const viewed = ids.filter((id) => !except.includes(id)).flatMap((id) => products.get(id) ?? []);
  if (cleared) {
    return (
      <Frame>
        <p role="status" className="text-15">
          Cleared.{" "}
          <button
            type="button"
            onClick={() => {
              replaceViewedPieces(cleared);
              setCleared(undefined);
            }}
            className="min-h-11 font-semibold text-accent-deep underline underline-offset-4"
          >
            Undo
          </button>
        </p>
      </Frame>
    );
  }
  if (viewed.length < fewest) return null;
  return (
    <Frame>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="viewed" className="font-display text-22 md:text-26">
          You looked at
        </h2>
        <button
          type="button"
          onClick={() => {
            setCleared(ids);
            replaceViewedPieces([]);
          }}
          className="min-h-11 min-w-11 text-right text-14 text-ink-2 underline underline-offset-4"
        >
          Clear<span className="sr-only"> what you looked at</span>
        </button>
      </div>
      <ul
        aria-labelledby="viewed"
        className="-mx-4 mt-2 flex snap-x scroll-px-4 gap-3.5 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:gap-5 md:px-8 wide:-mx-16 wide:scroll-px-16 wide:px-16"
      >
        {viewed.map((product) => (
          <li
            key={product.id}
            className="w-[104px] large-letters:w-[min(7.5rem,80vw)] shrink-0 snap-start md:w-[136px]"
          >
            <a href={productPath(product.id)} className="block">
              <Picture of={product.picture} alt="" sizes={pictureSizes} className="rounded-card" />
              <span className="mt-2 block break-words font-display text-18 leading-tight md:text-19">
                {product.name}
              </span>
              <span className="nums block text-13 text-ink-2 md:text-14">
                {product.inStock ? <Price {...shownPrice(product)} /> : "Sold out"}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className="page mt-14 print:hidden md:mt-20">
      <div className="border-line border-t pt-5 md:pt-6">{children}</div>
    </section>
  );
}
