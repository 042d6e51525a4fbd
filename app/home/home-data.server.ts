import { productCard } from "../../catalogue/cards.ts";
import type { Edition } from "../../catalogue/edition.ts";
import { categoryStrip, listingOf } from "../../catalogue/listings.ts";
import { listingPath } from "../../shop/paths.ts";

export type Slide = ReturnType<typeof slides>[number];
export type Category = ReturnType<typeof categories>[number];
export type HomeRow = ReturnType<typeof homeRows>[number];

export function slides({ catalogue, settings }: Edition) {
  return settings.bannerSlides.map(({ listing, art, ...words }) => ({
    ...words,
    path: listingPath(listing),
    art: { mobile: catalogue.picture(art.mobile), desktop: catalogue.picture(art.desktop) },
  }));
}

export function categories({ catalogue }: Edition) {
  return categoryStrip.map(({ title, path, picture }) => ({ title, path, picture: catalogue.picture(picture) }));
}

export function homeRows({ catalogue, settings, intros }: Edition) {
  return settings.homeCarousels.map(({ listing, look, products }) => {
    const { slug, title, path } = listingOf(listing);
    const pieces = products.flatMap((id) => catalogue.product(id) ?? []);
    return { look, title, intro: intros[slug], path, cards: pieces.map((piece) => productCard(catalogue, piece)) };
  });
}
