import { Link } from "react-router";
import { isolateBidi } from "../../../shop/bidi.ts";
import { deskMakingPath, deskOffersPath } from "../../../shop/desk/desk-paths.ts";
import { workNames } from "../../../shop/desk/order-filter.ts";
import type { OwedMoney, WaitingWork } from "../../../shop/desk/today-numbers.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { nextRunsOut, type OpenOffers } from "../../../shop/offer/desk-words.ts";
import { hoursBetween, shortHours } from "../../../shop/order/let-go.ts";
import { makingDay } from "../../../shop/order/making-day.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureStrip } from "../ui/order-pictures.tsx";
import { GiveBackRow } from "./give-back-row.tsx";
import { ordersPath } from "./order-links.ts";
import { ReviewsRow } from "./reviews-row.tsx";
import { RowLine } from "./row-line.tsx";
import { SectionHead } from "./section-head.tsx";

type Props = {
  waiting: readonly WaitingWork[];
  offers: OpenOffers;
  /** Reviews to read. */
  unread: { count: number; since: number | undefined };
  now: number;
  makingDays: MakingDays;
  /** Undefined for whoever gives nothing back. */
  toGiveBack: OwedMoney["toGiveBack"] | undefined;
  refundDays: number;
};

export function Waiting({ waiting, offers, unread, now, makingDays, toGiveBack, refundDays }: Props) {
  return (
    <section className="today-waiting min-w-0">
      <SectionHead title="Waiting for you" />
      <ul className="border-b border-line">
        {waiting.map((work) => (
          <li key={work.work} className="border-t border-line">
            <Link to={pathTo(work)} className="waiting-row">
              <span className="waiting-count">{work.count.toLocaleString("en-US")}</span>
              <span className="min-w-0 grow">
                <span className="block font-semibold leading-snug">{nameOf(work)}</span>
                <Line work={work} now={now} makingDays={makingDays} />
              </span>
              {work.work !== "mail" && <PictureStrip pictures={work.pictures} />}
              <Icon name="right" className="size-5 text-ink-2" />
            </Link>
          </li>
        ))}
        {offers.count > 0 && (
          <li className="border-line border-t">
            <Link to={`${deskOffersPath}?state=open`} className="waiting-row">
              <span className="waiting-count">{offers.count.toLocaleString("en-US")}</span>
              <span className="min-w-0 grow">
                <span className="block font-semibold leading-snug">{offers.count === 1 ? "Offer" : "Offers"} open</span>
                <span className="block truncate text-14 text-ink-2">{nextRunsOut(offers, now)}</span>
              </span>
              <Icon name="right" className="size-5 text-ink-2" />
            </Link>
          </li>
        )}
        <ReviewsRow {...unread} now={now} />
        {toGiveBack && <GiveBackRow toGiveBack={toGiveBack} now={now} refundDays={refundDays} />}
      </ul>
      {waiting.length === 0 && offers.count === 0 && unread.count === 0 && !toGiveBack?.count && (
        <p className="border-t border-line py-5 text-ink-2">Nothing waits. Put the kettle on.</p>
      )}
    </section>
  );
}

/** What is to be made has a list of its own, by piece. */
function pathTo({ work }: WaitingWork): string {
  return work === "make" ? deskMakingPath : ordersPath({ work });
}

function nameOf({ work, count }: WaitingWork): string {
  return work === "large" && count === 1 ? "A large order" : workNames[work];
}

function Line({ work, now, makingDays }: { work: WaitingWork; now: number; makingDays: MakingDays }) {
  const { words, isLate } = describe(work, now, makingDays);
  return <RowLine isLate={isLate}>{words}</RowLine>;
}

function describe({ work, count, total, first, toPack }: WaitingWork, now: number, makingDays: MakingDays) {
  const name = isolateBidi(first?.name || first?.number || "");
  switch (work) {
    case "confirm":
      return { words: `${formatDesk(total)}, since ${first ? formatMoment(first.createdAt, now) : ""}`, isLate: false };
    case "let-go": {
      const waited = first ? shortHours(hoursBetween(first.createdAt, now)) : "";
      return { words: count === 1 ? `${name}, unanswered ${waited}` : `unanswered for up to ${waited}`, isLate: false };
    }
    case "large":
    case "proof":
      return { words: count === 1 ? `${name}, ${formatDesk(total)}` : formatDesk(total), isLate: false };
    case "make": {
      if (first?.makeBy == null) return { words: name, isLate: false };
      const { day, of, isLate } = makingDay(first.makeBy, now, makingDays);
      return { words: `${name}, day ${day} of ${of}`, isLate };
    }
    case "send": {
      const parts = [toPack > 0 ? `${toPack} to pack` : "", count > toPack ? `${count - toPack} for the courier` : ""];
      return { words: parts.filter((part) => part !== "").join(", "), isLate: false };
    }
    case "mail":
      return { words: count === 1 ? `of ${name}` : `of ${name} and others`, isLate: true };
  }
}
