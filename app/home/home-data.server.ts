import { productCard } from "../../catalogue/cards.server.ts";
import { catalogue } from "../../catalogue/catalogue.server.ts";
import { type CarouselLook, categoryStrip, homeCarousels, intros } from "../../catalogue/listings.ts";
import { bannerSlides } from "../../catalogue/settings.ts";
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

export function slides(): Slide[] {
  return bannerSlides.map(({ listing, art, ...words }) => ({
    ...words,
    path: listingPath(listing),
    art: { mobile: catalogue.picture(art.mobile), desktop: catalogue.picture(art.desktop) },
  }));
}

export function categories(): Category[] {
  return categoryStrip.map(({ title, path, picture }) => ({ title, path, picture: catalogue.picture(picture) }));
}

export function homeRows(): HomeRow[] {
  return homeCarousels.map(({ listing: { slug, title, path }, look, products }) => ({
    look,
    title,
    intro: intros[slug],
    path,
    cards: products.flatMap((id) => catalogue.product(id) ?? []).map(productCard),
  }));
}
