import { useState } from "react";
import { Link } from "react-router";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { pieceLine } from "../../../shop/offer/offer-form.ts";
import { type FoundPiece, readMessage } from "../../../shop/offer/read-message.ts";
import { choicesInWords } from "../../../shop/offer/typed-terms.ts";
import { piecesHeading } from "../../../shop/order/words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Picture } from "../../ui/picture.tsx";
import { Sheet } from "../ui/sheet.tsx";

type Props = {
  pieces: readonly OfferPiece[];
  close: string;
  /** The sheet in which a piece is chosen by hand. */
  choose: string;
  onAdd: (pieces: readonly OfferPiece[]) => void;
};

/** Long enough for any chat message. */
const longest = 4_000;

/** Her message: pieces that it names are found in it. It is kept nowhere. */
export function MessageSheet({ pieces, close, choose, onAdd }: Props) {
  const [text, setText] = useState("");
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const found = readMessage(text, pieces);
  const listed = found.flatMap(({ id }) => pieces.find((piece) => piece.id === id) ?? []);
  const ticked = listed.filter(({ id }) => !left.has(id));
  function tick(id: number, isTicked: boolean): void {
    const next = new Set(left);
    if (isTicked) next.delete(id);
    else next.add(id);
    setLeft(next);
  }
  return (
    <Sheet title="Her message" close={close}>
      <p className="mt-1 text-ink-2">Copy it in WhatsApp or Instagram, paste it here.</p>
      <div className="offer-message mt-4">
        <div aria-hidden="true" className="offer-message-marks">
          <Marked text={text} found={found} />
        </div>
        <textarea
          aria-label="Her message"
          dir="auto"
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="field"
        />
      </div>
      <div role="status">
        {listed.length > 0 && (
          <p className="mt-5 font-semibold text-15">{piecesHeading(listed.map(() => ({ quantity: 1 })))} found</p>
        )}
        {listed.length === 0 && text.trim() !== "" && (
          <p className="mt-5 text-ink-2">No piece found in it. Choose it yourself.</p>
        )}
      </div>
      <ul>
        {listed.map((piece) => (
          <li key={piece.id} className="border-line border-b last:border-0">
            <FoundRow piece={piece} isTicked={!left.has(piece.id)} onTick={(isTicked) => tick(piece.id, isTicked)} />
          </li>
        ))}
      </ul>
      {ticked.length > 0 && (
        <button type="button" onClick={() => onAdd(ticked)} className={buttonStyle("primary", "mt-3 w-full")}>
          {putIn(ticked.length)}
        </button>
      )}
      <Link
        to={choose}
        replace
        preventScrollReset
        className="mt-2 flex min-h-11 items-center justify-center font-semibold text-accent-deep"
      >
        Choose the piece myself
      </Link>
    </Sheet>
  );
}

function putIn(count: number): string {
  if (count === 1) return "Put it in";
  return count === 2 ? "Put both in" : `Put all ${count} in`;
}

/** The text with what was found tinted. It stands exactly below the text area's own, which is transparent. */
function Marked({ text, found }: { text: string; found: readonly FoundPiece[] }) {
  const starts = [0, ...found.map(({ end }) => end)];
  return (
    <>
      {starts.map((start, index) => {
        const next = found[index];
        return (
          <span key={start}>
            {text.slice(start, next?.start)}
            {next && <mark>{text.slice(next.start, next.end)}</mark>}
          </span>
        );
      })}
      {/* A line break at the end has a height only with something after it. */}
      {"\u200b"}
    </>
  );
}

type RowProps = { piece: OfferPiece; isTicked: boolean; onTick: (isTicked: boolean) => void };

function FoundRow({ piece, isTicked, onTick }: RowProps) {
  const words = choicesInWords(pieceLine(piece), piece);
  return (
    <label className="flex cursor-pointer items-center gap-4 py-3">
      <span className="piece-tile">
        <Picture of={piece.picture} alt="" sizes="54px" className="size-full" />
      </span>
      <span className="min-w-0 grow">
        <span className="block break-words font-display text-21 leading-tight">
          <bdi>{piece.name}</bdi>
        </span>
        <span className="block text-14 text-ink-2">
          {words && `${words}, `}
          {formatDesk(piece.price)}
        </span>
      </span>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className="tick shrink-0"
      />
    </label>
  );
}
