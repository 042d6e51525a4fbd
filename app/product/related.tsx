import type { ProductCard as Card } from "../../shop/card.ts";
import { Band } from "../components/band.tsx";
import { Carousel } from "../components/carousel.tsx";
import { ProductCard } from "../components/product-card.tsx";

const sizes = "(min-width: 48rem) 310px, 158px";

export function Related({ cards }: { cards: readonly Card[] }) {
  return (
    <div className="mt-16 md:mt-28">
      <Carousel
        label="Related products"
        title={
          <div className="mb-1 flex items-center gap-4">
            <h2 className="whitespace-nowrap font-semibold text-[15px] tracking-[.1em]">RELATED PRODUCTS</h2>
            <Band className="flex-1 text-gold-2" />
          </div>
        }
        itemClass="w-[158px] md:w-[310px]"
      >
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} chat="text" sizes={sizes} />
        ))}
      </Carousel>
    </div>
  );
}
