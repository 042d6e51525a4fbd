import type { ReactNode } from "react";
import { formatPkr } from "../../shop/money/rupees.ts";
import type { Product } from "../../shop/pieces/product.ts";
import type { ShownPrice } from "../../shop/pieces/sale.ts";
import { PieceBadge, SaleBadge } from "../ui/piece-badge.tsx";
import { Price, Saving } from "../ui/price.tsx";

type Props = {
  product: ShownPrice & Pick<Product, "name" | "summary" | "material" | "weight" | "badge" | "inStock">;
  lastOne: boolean;
  children: ReactNode;
};

/** What the piece is, what it costs and of what it is made; `children` are at the end of the price's line. */
export function PieceTitle({ product, lastOne, children }: Props) {
  const { name, summary, material, weight, badge, inStock, price, was } = product;
  const shown = was === undefined ? { price } : { price, was };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <PieceBadge badge={badge} soldOut={!inStock} lastOne={lastOne} large />
        {was !== undefined && inStock && <SaleBadge large />}
      </div>
      <h1 tabIndex={-1} className="mt-2.25 break-words font-display text-40 leading-[1.12] md:mt-3.5 md:text-60">
        {name}
      </h1>
      <p className="mt-1.5 text-16 text-ink-2 leading-normal md:text-17">{summary}</p>
      <div className="mt-2.5 flex min-h-11 items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="nums font-medium text-22 leading-tight md:text-26">
            <Price {...shown} format={formatPkr} large />
          </p>
          <Saving {...shown} className="block text-14" />
        </div>
        {children}
      </div>
      {(material || weight) && (
        <p className="mt-2 text-14 text-ink-2 leading-normal">
          {[material, weight?.replace(" ", "\u00a0")].filter(Boolean).join(" · ")}
        </p>
      )}
    </>
  );
}
