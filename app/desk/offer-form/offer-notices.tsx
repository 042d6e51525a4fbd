import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { isolateBidi } from "../../../shop/bidi.ts";
import { deskNewOfferPath, deskOfferPath, deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { untilAtDesk } from "../../../shop/offer/until.ts";
import { firstName, listInWords } from "../../../shop/order/words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import type { OfferRefusal } from "./save-offer.ts";

type Props = {
  id: number | undefined;
  name: string;
  refusal: OfferRefusal | undefined;
  isRestored: boolean;
  onThrowAway: () => void;
  now: number;
};

/** First on the page: what happened to the offer meanwhile, or that a draft was restored. */
export function OfferNotices({ id, name, refusal, isRestored, onThrowAway, now }: Props) {
  if (refusal?.reason === "changed") return <Changed latest={refusal.latest} now={now} />;
  if (refusal?.reason === "over") return <Over {...refusal} id={id} name={name} />;
  if (refusal?.reason === "gone")
    return <Box title="There is no such offer any more">What you typed stands below.</Box>;
  if (!isRestored) return null;
  return (
    <Box title={id === undefined ? "Not sent yet" : "Not saved yet"}>
      What you typed here before is back.{" "}
      <button type="button" onClick={onThrowAway} className="min-h-6 font-semibold text-accent-deep underline">
        Throw it away
      </button>
    </Box>
  );
}

function Changed({ latest: { id, pieces, total, until }, now }: { latest: DeskOffer; now: number }) {
  return (
    <Box title="Somebody else changed this offer" isFocused>
      Her link now shows {listInWords(pieces.map(isolateBidi))}, {formatDesk(total)}, until {untilAtDesk(until, now)}.
      Yours stands below: look at both, then save again, or{" "}
      <Link to={deskOfferPath(id)} className="font-semibold text-accent-deep underline">
        leave it as it is
      </Link>
      .
    </Box>
  );
}

type OverProps = Extract<OfferRefusal, { reason: "over" }> & { id: number | undefined; name: string };

function Over({ state, takenBy, id, name }: OverProps) {
  const who = name === "" ? "She" : isolateBidi(firstName(name));
  const title = {
    taken: `${who} has just ordered it${takenBy ? `: ${takenBy}.` : "."}`,
    withdrawn: "This offer was withdrawn.",
    "run-out": "This price has run out.",
  }[state];
  return (
    <Box title={title} isFocused>
      Nothing was changed.
      <span className="mt-4 flex flex-col gap-2.5 md:flex-row">
        {takenBy ? (
          <Link to={deskOrderPath(takenBy)} className={buttonStyle("outline")}>
            Open the order
          </Link>
        ) : (
          id !== undefined && (
            <Link to={`${deskNewOfferPath}?again=${id}`} className={buttonStyle("outline")}>
              Offer it again
            </Link>
          )
        )}
      </span>
    </Box>
  );
}

type BoxProps = { title: string; isFocused?: boolean; children: ReactNode };

function Box({ title, isFocused = false, children }: BoxProps) {
  const section = useRef<HTMLElement>(null);
  // The pressed button may be far below.
  useEffect(() => {
    if (isFocused) section.current?.focus();
  }, [isFocused]);
  return (
    <section
      ref={section}
      role="alert"
      tabIndex={-1}
      className="mt-4 border border-line-2 bg-white p-4.5 md:mt-6 md:p-6"
    >
      <h2 className="break-words font-display text-26 leading-tight">{title}</h2>
      <div className="mt-1.5 text-ink-2">{children}</div>
    </section>
  );
}
