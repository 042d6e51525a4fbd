import type { Badge } from "../../shop/pieces/product.ts";
import { onlyOneLeft } from "../../shop/pieces/stock.ts";

type Props = {
  badge: Badge;
  soldOut?: boolean | undefined;
  /** Only one is left. */
  lastOne?: boolean | undefined;
  /** On the product's own page. */
  large?: boolean;
  className?: string;
};

const sizes = {
  card: "min-h-[23px] pr-3.5 pl-[9px] text-12 md:min-h-7 md:pr-4 md:pl-3 md:text-13",
  large: "min-h-[26px] pr-4.25 pl-2.75 text-13",
} as const;

/** The right edge is cut to a nuqta's point. */
const form = "badge-point inline-flex items-center font-semibold text-white";

/** "Sold out" or "only one left" replaces the badge. */
export function PieceBadge({ badge, soldOut, lastOne, large, className = "" }: Props) {
  const ground = soldOut ? "bg-ink-2" : badge === "Made to Order" ? "bg-accent" : "bg-green";
  return (
    <span className={`${form} ${sizes[large ? "large" : "card"]} ${ground} ${className}`}>
      {soldOut ? "Sold out" : lastOne ? onlyOneLeft : badge}
    </span>
  );
}

/** Beside the badge on the product's page, at the foot of the picture on cards: the badge keeps its corner. */
export function SaleBadge({ large, className = "" }: Pick<Props, "large" | "className">) {
  return <span className={`${form} ${sizes[large ? "large" : "card"]} bg-bronze ${className}`}>Sale</span>;
}
