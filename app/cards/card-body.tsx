import { productPath } from "../../shop/paths.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { Heart } from "../device/heart.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { Picture } from "../ui/picture.tsx";
import { PieceBadge, SaleBadge } from "../ui/piece-badge.tsx";
import { Price, Saving } from "../ui/price.tsx";
import { HoverPicture } from "./hover-picture.tsx";

export type CardBodyProps = {
  card: ProductCard;
  /** The widths that the picture takes, as in `<img sizes>`. */
  sizes: string;
  /** Of the picture, as `Picture` has it. */
  eager?: boolean;
  /** On plum. */
  dark?: boolean;
  className?: string;
};

/** What every card has: the link with picture and words, and the heart. The price is beside the name where both fit. */
export function CardBody({ card, sizes, eager = false, dark = false, className = "" }: CardBodyProps) {
  const quiet = dark ? "text-on-plum" : "text-ink-2";
  return (
    <div className={`@container relative grow ${className}`}>
      <a href={productPath(card.id)} className="block">
        <span className="card-frame relative block aspect-3/4 rounded-card">
          {/* The noun line is its description. */}
          <Picture {...{ sizes, eager }} of={card.picture} alt="" className="size-full rounded-card" />
          {card.hover && <HoverPicture of={card.hover} sizes={sizes} />}
          <PieceBadge
            badge={card.badge}
            soldOut={card.soldOut}
            lastOne={card.lastOne}
            className="absolute top-0 left-0 rounded-tl-card"
          />
          {card.was !== undefined && !card.soldOut && (
            <SaleBadge className="absolute bottom-0 left-0 rounded-bl-card" />
          )}
        </span>
        <span className="mt-3 grid grid-cols-[minmax(0,1fr)_34px] items-baseline md:@min-[17.5rem]:grid-cols-[minmax(0,1fr)_auto_34px]">
          <span
            className={`break-words pr-2 font-display text-20 leading-[1.15] transition-colors md:text-23 ${dark ? "text-white" : "group-hover/card:md:text-accent-deep"}`}
          >
            {card.name}
          </span>
          <span className={`col-span-full mt-0.5 truncate text-13 leading-[1.25rem] ${quiet}`}>{card.summary}</span>
          <span
            className={`nums col-span-full mt-0.5 text-15 md:text-16 md:@min-[17.5rem]:col-span-1 md:@min-[17.5rem]:col-start-2 md:@min-[17.5rem]:row-start-1 md:@min-[17.5rem]:mt-0 ${dark ? "text-on-plum" : "[&>s]:text-ink-2"}`}
          >
            <Price {...card} />
          </span>
          {/* As high when empty, so that cards have one height. Where both don't fit, the saving stays. */}
          <span className="col-span-full flex h-[1.25rem] flex-wrap-reverse content-end gap-x-2.5 overflow-hidden text-13 leading-[1.25rem]">
            {card.rating && <CardRating {...card.rating} isBare={card.was !== undefined} quiet={quiet} />}
            <Saving {...card} />
          </span>
        </span>
      </a>
      <Heart
        id={card.id}
        name={card.name}
        // A margin in per cent is of the width: the picture's height.
        className={`absolute top-[1.5px] right-[-11px] mt-[133.33%] md:top-[3px] ${dark ? "heart-light" : ""}`}
      />
    </div>
  );
}

type RatingProps = NonNullable<ProductCard["rating"]> & { isBare: boolean; quiet: string };

function CardRating({ mean, count, isBare, quiet }: RatingProps) {
  return (
    <span className="nums flex items-center gap-1.5">
      <Nuqta className="text-11 text-bronze in-[.bg-plum]:text-gold-2" />
      <span aria-hidden="true">
        {mean.toFixed(1)} {!isBare && <span className={quiet}>({count})</span>}
      </span>
      <span className="sr-only">
        {mean.toFixed(1)} of 5, {count} reviews
      </span>
    </span>
  );
}
