import { PieceCard } from "../cards/piece-card.tsx";
import { Carousel } from "../carousel/carousel.tsx";
import { Shamsa } from "../ui/shamsa.tsx";
import type { HomeRow } from "./home-data.server.ts";
import { SectionTitle } from "./section-title.tsx";
import { ViewAll } from "./view-all.tsx";

/** A row with larger cards on plum; the shamsa behind it has too little contrast to disturb the text. */
export function PlumRoom({ row: { title, intro, path, cards } }: { row: HomeRow }) {
  return (
    <div className="relative overflow-hidden bg-plum py-13 text-white md:py-24">
      <Shamsa
        state="complete"
        className="absolute -top-55 -right-65 size-160 text-white/15 md:-top-82.5 md:-right-60 md:size-250"
      />
      <div className="relative">
        <Carousel
          dark
          label={title}
          title={<SectionTitle>{title}</SectionTitle>}
          intro={<p className="mt-2 mb-1 max-w-[34rem] text-15 text-on-plum md:mt-2.5 md:text-17">{intro}</p>}
          action={<ViewAll dark to={path} what={title} />}
          itemClass="w-54 large-letters:w-[min(9.5rem,80vw)] md:w-96"
        >
          {cards.map((card) => (
            <PieceCard key={card.id} dark card={card} sizes="(min-width: 48rem) 384px, 216px" />
          ))}
        </Carousel>
      </div>
    </div>
  );
}
