import type { ReactNode } from "react";
import { formatPkr } from "../../shop/money/rupees.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { PieceBadge } from "../ui/piece-badge.tsx";
import { Price } from "../ui/price.tsx";

type Props = Pick<ProductCard, "name" | "price" | "was" | "badge" | "soldOut"> & {
  lastOne?: boolean | undefined;
  children?: ReactNode;
};

/** Badge, name and price; `children` are at the end of the price's line. */
export function PieceTitle({ name, badge, soldOut, lastOne, children, ...price }: Props) {
  return (
    <>
      <PieceBadge badge={badge} soldOut={soldOut} lastOne={lastOne} large />
      <h1 tabIndex={-1} className="mt-2.25 break-words font-display text-40 leading-[1.12] md:mt-3.5 md:text-60">
        {name}
      </h1>
      <div className="mt-2.5 flex min-h-11 items-center justify-between gap-4">
        <p className="nums font-medium text-22 leading-tight md:text-26">
          <Price {...price} format={formatPkr} />
        </p>
        {children}
      </div>
    </>
  );
}
