import { Link } from "react-router";
import { deskOffersPath } from "../../../shop/desk/desk-paths.ts";
import { nextRunsOut, type OpenOffers, openOffersInWords } from "../../../shop/offer/desk-words.ts";
import { Icon } from "../../ui/icon.tsx";

/** Below the tabs, as soon as there was an offer: the list of offers is reached from here. */
export function OpenOffersLine({ offers, now }: { offers: OpenOffers; now: number }) {
  if (!offers.hasAny) return null;
  return (
    <Link
      to={deskOffersPath}
      className="-mx-4 flex min-h-11.5 items-center gap-2.5 border-line border-b px-4 text-15 md:mx-0 md:px-3"
    >
      <span className="whitespace-nowrap font-semibold text-accent-deep">{openOffersInWords(offers.count)}</span>
      <span className="min-w-0 grow truncate text-ink-2">{nextRunsOut(offers, now)}</span>
      <Icon name="right" className="size-5 text-ink-2" />
    </Link>
  );
}
