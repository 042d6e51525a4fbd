import { Carousel } from "../carousel/carousel.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Category } from "./home-data.server.ts";
import { SectionTitle } from "./section-title.tsx";

const title = "Shop by Category";

/** All seven fit a wide screen, where there is nothing to scroll. */
export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  return (
    <Carousel
      label={title}
      title={<SectionTitle>{title}</SectionTitle>}
      itemClass="w-[150px] large-letters:w-[7.5rem] md:w-[max(152px,(100cqw-2*var(--edge)-144px)/7)]"
      gapClass="gap-3 md:gap-6"
      arrowsClass="@min-[1336px]:hidden"
    >
      {categories.map((category) => (
        <CategoryLink key={category.path} category={category} />
      ))}
    </Carousel>
  );
}

function CategoryLink({ category: { title, path, picture } }: { category: Category }) {
  // A leading picture leaves room around the piece, most of it above.
  const crop = picture.name.endsWith("-hero") ? "origin-bottom scale-120" : "";
  return (
    <a href={path} className="group block text-center">
      <span className="block aspect-square rounded-full border border-gold-2 p-1.5 transition-colors group-hover:border-gold md:p-2">
        <span className="block size-full overflow-hidden rounded-full">
          <Picture of={picture} alt="" sizes="(min-width: 48rem) 240px, 184px" className={`size-full ${crop}`} />
        </span>
      </span>
      <span className="mt-3 block font-display text-20 leading-[1.15] transition-colors group-hover:text-accent-deep md:mt-4 md:text-23">
        {title}
      </span>
    </a>
  );
}
