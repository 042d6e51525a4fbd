import { Carousel } from "../components/carousel.tsx";
import { ProductCard } from "../components/product-card.tsx";
import type { HomeRow } from "./home-data.server.ts";
import { SectionTitle } from "./section-title.tsx";
import { ViewAll } from "./view-all.tsx";

type Props = { row: HomeRow };

const card = {
  itemClass: "w-[min(158px,40.5vw)] large-letters:w-[min(9.5rem,80vw)] md:w-75",
  sizes: "(min-width: 48rem) 300px, 158px",
} as const;

export function ProductRow({ row: { title, path, cards } }: Props) {
  return (
    <Carousel
      label={title}
      title={<SectionTitle>{title}</SectionTitle>}
      action={<ViewAll to={path} what={title} />}
      itemClass={card.itemClass}
    >
      {cards.map((each) => (
        <ProductCard key={each.id} card={each} chat="text" sizes={card.sizes} />
      ))}
    </Carousel>
  );
}

/** Breaks the rhythm of equal rows: from md its title, a sentence and the arrows stand at the left. */
export function EditorialRow({ row: { title, intro, path, cards } }: Props) {
  return (
    <Carousel
      look="editorial"
      label={title}
      title={<SectionTitle className="md:text-64 md:leading-none">{title}</SectionTitle>}
      intro={<p className="hidden text-17 text-ink-2 md:block">{intro}</p>}
      action={<ViewAll to={path} what={title} />}
      itemClass={card.itemClass}
    >
      {cards.map((each) => (
        <ProductCard key={each.id} card={each} chat="text" sizes={card.sizes} />
      ))}
    </Carousel>
  );
}
