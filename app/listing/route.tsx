import { productCard } from "../../catalogue/cards.server.ts";
import { catalogue } from "../../catalogue/catalogue.server.ts";
import { listingAt } from "../../catalogue/listings.ts";
import { ProductCard } from "../components/product-card.tsx";
import { pageMeta } from "../found/page-meta.ts";
import type { Route } from "./+types/route";

export function loader({ url }: Route.LoaderArgs) {
  const listing = listingAt(url.pathname);
  if (!listing) throw new Error(`No listing stands at ${url.pathname}`);
  return { listing, cards: catalogue.listing(listing.slug).map(productCard) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, intro, path } = loaderData.listing;
  return pageMeta({ title, description: intro, path });
}

export default function ListingPage({ loaderData: { listing, cards } }: Route.ComponentProps) {
  return (
    <div className="page">
      <h1 className="font-display text-[40px]">{listing.title}</h1>
      <p>{listing.intro}</p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-12">
        {cards.map((card, index) => (
          <ProductCard key={card.id} card={card} chat="bar" sizes="(min-width: 48rem) 33vw, 50vw" eager={index < 2} />
        ))}
      </div>
    </div>
  );
}
