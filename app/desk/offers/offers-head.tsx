import { deskOffersPath } from "../../../shop/desk/desk-paths.ts";
import { maxSearch } from "../../../shop/desk/order-search.ts";
import type { OfferFilter } from "../../../shop/offer/offer-desk.ts";
import { NewOfferLink } from "../ui/new-offer-link.tsx";
import { SearchForm } from "../ui/search-form.tsx";

export function OffersHead({ filter: { state, q } }: { filter: OfferFilter }) {
  return (
    <header className="flex h-15.5 items-center gap-3 md:h-auto md:gap-3.5 md:pb-6">
      <h1 className="font-display text-30 leading-[1.14] md:grow md:text-52">Offers</h1>
      <SearchForm
        action={deskOffersPath}
        filters={{ state }}
        search={q}
        maxLength={maxSearch}
        label="Piece, name or phone"
        hint="Piece, name or phone"
        shortHint="Piece, name…"
      />
      <NewOfferLink />
    </header>
  );
}
