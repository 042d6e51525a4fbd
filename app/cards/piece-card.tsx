import { listingChatText } from "../../shop/chat.ts";
import { productPath } from "../../shop/paths.ts";
import type { ProductCard } from "../../shop/pieces/card.ts";
import { Heart } from "../device/heart.tsx";
import { ChatLink } from "../ui/chat-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { PieceBadge } from "../ui/piece-badge.tsx";
import { Price } from "../ui/price.tsx";
import { HoverPicture } from "./hover-picture.tsx";

type Props = {
  card: ProductCard;
  /** The widths that the picture takes, as in `<img sizes>`. */
  sizes: string;
  /** In listings the chat button is a tinted bar; in carousels bare text, so that the home page stays light. */
  chat: "bar" | "text";
  /** Of the picture, as `Picture` has it. */
  eager?: boolean;
  /** On plum. */
  dark?: boolean;
  /** Beside a column of filters: there is room for the price beside the name only where the screen is wide. */
  narrow?: boolean;
};

const chatLooks = {
  bar: "mt-2.5 w-full justify-center rounded-card bg-tint text-accent-deep md:mt-3 group-hover/card:md:bg-accent group-hover/card:md:text-white hover:bg-accent hover:text-white",
  text: "-mt-0.5 text-accent-deep hover:underline",
  textDark: "-mt-0.5 text-on-plum hover:underline",
} as const;

export function PieceCard({ card, sizes, chat, eager = false, dark = false, narrow = false }: Props) {
  const chatLook = chatLooks[chat === "text" && dark ? "textDark" : chat];
  return (
    <article className="group/card flex h-full flex-col">
      <div className="relative grow">
        <a href={productPath(card.id)} className="block">
          <span className="card-frame relative block aspect-3/4 rounded-card">
            <Picture {...{ sizes, eager }} of={card.picture} alt={card.alt} className="size-full rounded-card" />
            {card.hover && <HoverPicture of={card.hover} sizes={sizes} />}
            <PieceBadge
              badge={card.badge}
              soldOut={card.soldOut}
              lastOne={card.lastOne}
              className="absolute top-0 left-0 rounded-tl-card"
            />
          </span>
          <span
            className={`mt-3 block flex-wrap items-baseline justify-between gap-x-3 not-noscript:pr-8.5 ${narrow ? "wide:flex" : "md:flex"}`}
          >
            <span
              className={`block min-w-0 break-words font-display text-20 leading-[1.15] transition-colors md:text-23 ${dark ? "text-white" : "group-hover/card:md:text-accent-deep"}`}
            >
              {card.name}
            </span>
            <span className={`nums block shrink-0 text-15 md:text-16 ${dark ? "text-on-plum" : "text-ink-2"}`}>
              <Price {...card} />
            </span>
          </span>
        </a>
        <Heart
          id={card.id}
          name={card.name}
          className={`absolute right-[-11px] bottom-0 ${narrow ? "wide:-bottom-2" : "md:-bottom-2"} ${dark ? "heart-light" : ""}`}
        />
      </div>
      <ChatLink
        text={listingChatText(card.name, card.price)}
        className={`inline-flex min-h-11 items-center gap-2 font-semibold text-12 tracking-[.06em] transition-colors ${chatLook}`}
        label={`GET BEST PRICE for ${card.name}, on WhatsApp`}
      >
        GET BEST PRICE
      </ChatLink>
    </article>
  );
}
