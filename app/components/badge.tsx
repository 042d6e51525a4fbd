import type { Badge as BadgeText } from "../../shop/product.ts";

type Props = { badge: BadgeText; soldOut: boolean; className?: string };

const grounds = { "Made to Order": "bg-accent", other: "bg-green", soldOut: "bg-ink-2" } as const;

/** Flush with its corner, the right edge cut to a nuqta's point. Sold out replaces the badge: never two. */
export function Badge({ badge, soldOut, className = "" }: Props) {
  const ground = soldOut ? grounds.soldOut : badge === "Made to Order" ? grounds[badge] : grounds.other;
  return (
    <span
      className={`badge-point inline-flex h-[23px] items-center pr-4 pl-2.5 font-semibold text-[12px] text-white md:h-7 md:pl-3 md:text-[13px] ${ground} ${className}`}
    >
      {soldOut ? "Sold out" : badge}
    </span>
  );
}
