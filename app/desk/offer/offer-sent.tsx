import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskOffersPath } from "../../../shop/desk/desk-paths.ts";
import { offerSummary } from "../../../shop/offer/desk-words.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { formatAgo, formatTime } from "../../../shop/pakistan-days.ts";
import { Icon } from "../../ui/icon.tsx";
import { OfferChip } from "../ui/offer-chip.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { OfferActions } from "./offer-actions.tsx";
import { OfferLink, SentBefore } from "./offer-link.tsx";
import { OfferPreview } from "./offer-preview.tsx";

type Props = {
  offer: DeskOffer;
  /** Known only right after the offer was made. */
  link: string | undefined;
  /** The message with the link in it. */
  message: string | undefined;
  now: number;
  /** What else the page shows of the offer. */
  children?: ReactNode;
};

/** An offer's page. From md what was offered is on the left, its link on the right. */
export function OfferSent({ offer, link, message, now, children }: Props) {
  return (
    <div className="desk-page pb-14 md:pt-8">
      <div className="back-bar">
        <Link to={deskOffersPath} className="back-link grow">
          <Icon name="left" />
          Offers
        </Link>
      </div>
      <OfferHead offer={offer} now={now} />
      <div className="offer-columns">
        <div className="offer-link">
          {link ? (
            <OfferLink offer={offer} link={link} message={message ?? link} />
          ) : (
            offer.state === "open" && <SentBefore offer={offer} now={now} />
          )}
        </div>
        <div className="offer-terms">
          {link && <OfferPreview offer={offer} link={link} now={now} />}
          {children}
          <OfferActions offer={offer} />
        </div>
      </div>
    </div>
  );
}

function OfferHead({ offer, now }: Pick<Props, "offer" | "now">) {
  const { state, name, terms, total, until } = offer;
  const since = endedAt(offer) ?? offer.madeAt;
  return (
    <header className="pb-6 md:pb-8">
      <p className="flex items-center justify-between gap-3 text-14 text-ink-2 md:justify-start">
        <OfferChip state={state} large />
        {formatAgo(since, now)}, {formatTime(since)}
      </p>
      <h1 className="mt-3 break-words font-display text-34 leading-[1.2] md:text-48">
        For {name === "" ? "whoever has the link" : <PersonName name={name} />}
      </h1>
      <p className="text-16 text-ink-2">{offerSummary(terms.lines, total, until, now)}</p>
    </header>
  );
}

function endedAt({ state, takenAt, withdrawnAt, until }: DeskOffer): number | null {
  return { open: null, taken: takenAt, withdrawn: withdrawnAt, "run-out": until }[state];
}
