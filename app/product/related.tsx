import type { ProductCard } from "../../shop/pieces/card.ts";
import { PieceCard } from "../cards/piece-card.tsx";
import { Carousel } from "../carousel/carousel.tsx";
import { Band } from "../ui/band.tsx";
import { useRelated } from "./use-related.ts";

const sizes = "(min-width: 48rem) 310px, 158px";

const place = "far-row mt-14.5 [--far-height:445px] print:hidden md:mt-24 md:[--far-height:600px]";

type Props = { id: number; first: readonly ProductCard[] };

export function Related({ id, first }: Props) {
  const { cards, fetchMore } = useRelated(id, first);
  return (
    <div className={place}>
      <Carousel
        label="Related products"
        title={
          <div className="flex items-center gap-4.5">
            <h2 className="whitespace-nowrap font-semibold text-14 tracking-[.12em] md:text-15">RELATED PRODUCTS</h2>
            <Band className="flex-1 text-gold-2" />
          </div>
        }
        headClass="mb-[18px] md:mb-4"
        itemClass="w-[158px] large-letters:w-[min(9.5rem,80vw)] md:w-[310px]"
        dotted={first.length}
        onNearEnd={fetchMore}
      >
        {cards.map((card) => (
          <PieceCard key={card.id} card={card} sizes={sizes} />
        ))}
      </Carousel>
    </div>
  );
}
