import { Link } from "react-router";
import { type DeskEvent, eventDevice, eventInWords, needsALook } from "../../../shop/desk/desk-events.ts";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

const id = "sign-ins";
const more = "inline-flex min-h-11 items-center font-semibold text-15 text-accent-deep hover:underline";

export function parseEventId(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

type Props = { events: readonly DeskEvent[]; older: number | undefined; isNewest: boolean; now: number };

/** Who came in, who was kept out, and what became of keys; the newest first. */
export function WhatHappened({ events, older, isNewest, now }: Props) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="section-title">
        Sign-ins and keys
      </h2>
      {events.length === 0 ? (
        <p className="mt-2 text-15 text-ink-2">{isNewest ? "Nothing yet." : "Nothing before that."}</p>
      ) : (
        <ol className="mt-3 border-line border-t">
          {events.map((event) => (
            <EventRow key={event.id} event={event} now={now} />
          ))}
        </ol>
      )}
      <div className="flex gap-8">
        {older !== undefined && (
          <Link to={`${deskPeoplePath}?before=${older}#${id}`} className={more}>
            Show more
          </Link>
        )}
        {!isNewest && (
          <Link to={`${deskPeoplePath}#${id}`} className={more}>
            The newest
          </Link>
        )}
      </div>
    </section>
  );
}

function EventRow({ event, now }: { event: DeskEvent; now: number }) {
  const device = eventDevice(event);
  return (
    <li className="flex min-h-15 flex-col justify-center border-line border-b py-2">
      <p className="flex items-baseline gap-2 leading-snug">
        {needsALook(event) && <Nuqta className="text-[8px] text-red" />}
        <span className="min-w-0 break-words">{eventInWords(event)}</span>
      </p>
      <p className="text-13 text-ink-2">
        {formatMoment(event.at, now)}
        {device && `, ${device}`}
      </p>
    </li>
  );
}
