import { PieceCard } from "../cards/piece-card.tsx";
import { Carousel } from "../carousel/carousel.tsx";
import type { HomeRow } from "./home-data.server.ts";
import { SectionTitle } from "./section-title.tsx";
import { ViewAll } from "./view-all.tsx";

/** In an editorial row title, intro and arrows are at the left from md. */
export function ProductRow({ row: { look, title, intro, path, cards } }: { row: HomeRow }) {
  const isEditorial = look === "editorial";
  return (
    <Carousel
      look={isEditorial ? "editorial" : "row"}
      label={title}
      title={<SectionTitle className={isEditorial ? "md:text-64 md:leading-none" : undefined}>{title}</SectionTitle>}
      intro={isEditorial && <p className="hidden text-17 text-ink-2 md:block">{intro}</p>}
      action={<ViewAll to={path} what={title} />}
      itemClass="w-[min(158px,40.5vw)] large-letters:w-[min(9.5rem,80vw)] md:w-75"
    >
      {cards.map((card) => (
        <PieceCard key={card.id} card={card} sizes="(min-width: 48rem) 300px, 158px" />
      ))}
    </Carousel>
  );
}
