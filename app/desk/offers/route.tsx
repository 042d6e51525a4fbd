import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskOffersPath } from "../../../shop/desk/desk-paths.ts";
import { offerStateNames } from "../../../shop/offer/desk-words.ts";
import { type OfferState, offerStates } from "../../../shop/offer/offer.ts";
import type { OfferFilter } from "../../../shop/offer/offer-desk.ts";
import {
  formatOfferPlace,
  offerFilterQuery,
  parseOfferFilter,
  parseOfferPlace,
} from "../../../shop/offer/offer-filter.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { signedInContext } from "../desk-context.ts";
import { ListTabs } from "../ui/list-tabs.tsx";
import { NoOffers } from "./no-offers.tsx";
import { OfferListRow } from "./offer-list-row.tsx";
import { OffersHead } from "./offers-head.tsx";

export const meta = () => [{ title: "Offers · Desk" }];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { offers, now } = context.get(signedInContext);
  const filter = parseOfferFilter(url.searchParams);
  const page = await offers.list(filter, parseOfferPlace(url.searchParams.get("before")));
  return { filter, now, rows: page.rows, counts: page.counts, next: page.next && formatOfferPlace(page.next) };
}

export default function DeskOffers() {
  const { filter, now, rows, counts, next } = useLoaderData<typeof loader>();
  const all = offerStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <div className="desk-page pb-14 md:pt-12">
      <OffersHead filter={filter} />
      <OfferTabs filter={filter} counts={counts} all={all} />
      {rows.length === 0 && <NoOffers filter={filter} hasAny={all > 0} />}
      <ul>
        {rows.map((row) => (
          <OfferListRow key={row.id} row={row} now={now} />
        ))}
      </ul>
      {next && (
        <p className="mt-6 text-center">
          <Link to={listPath(filter, next)} className={buttonStyle("quiet")}>
            Older offers
          </Link>
        </p>
      )}
    </div>
  );
}

function listPath(filter: OfferFilter, before?: string): string {
  const query = offerFilterQuery(filter);
  if (before) query.set("before", before);
  return `${query}` ? `${deskOffersPath}?${query}` : deskOffersPath;
}

type TabsProps = { filter: OfferFilter; counts: Readonly<Record<OfferState, number>>; all: number };

/** A tab keeps the search. */
function OfferTabs({ filter: { state: open, q }, counts, all }: TabsProps) {
  const tabs = [
    { name: "All", to: listPath({ state: undefined, q }), count: all, isOpen: open === undefined },
    ...offerStates.map((state) => ({
      name: offerStateNames[state],
      to: listPath({ state, q }),
      count: counts[state],
      isOpen: open === state,
    })),
  ];
  return <ListTabs label="States" tabs={tabs} />;
}
