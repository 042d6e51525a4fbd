import { productCard } from "../../catalogue/cards.ts";
import type { Edition } from "../../catalogue/edition.ts";
import { categoryStrip, listingOf } from "../../catalogue/listings.ts";
import type { CarouselLook } from "../../catalogue/settings-schema.ts";
import type { ProductCard } from "../../shop/card.ts";
import { listingPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/picture.ts";

export type Slide = {
  title: string;
  line: string;
  button: string;
  path: string;
  ground: string;
  /** White words, on a dark ground. */
  dark: boolean;
  art: { mobile: PictureRef; desktop: PictureRef };
};
export type Category = { title: string; path: string; picture: PictureRef };
export type HomeRow = { look: CarouselLook; title: string; intro: string; path: string; cards: readonly ProductCard[] };

export function slides({ catalogue, settings }: Edition): Slide[] {
  return settings.bannerSlides.map(({ listing, art, ...words }) => ({
    ...words,
    path: listingPath(listing),
    art: { mobile: catalogue.picture(art.mobile), desktop: catalogue.picture(art.desktop) },
  }));
}

export function categories({ catalogue }: Edition): Category[] {
  return categoryStrip.map(({ title, path, picture }) => ({ title, path, picture: catalogue.picture(picture) }));
}

export function homeRows({ catalogue, settings, intros }: Edition): HomeRow[] {
  return settings.homeCarousels.map(({ listing, look, products }) => {
    const { slug, title, path } = listingOf(listing);
    const pieces = products.flatMap((id) => catalogue.product(id) ?? []);
    return { look, title, intro: intros[slug], path, cards: pieces.map((piece) => productCard(catalogue, piece)) };
  });
}
