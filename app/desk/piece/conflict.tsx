import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskPiecePath } from "../../../shop/desk-paths.ts";
import { formatTime } from "../../../shop/pakistan-days.ts";
import { stockInWords } from "../../../shop/piece-changes.ts";
import type { RecordFault } from "../../../shop/piece-desk.ts";
import { faultInWords, pieceFieldLabels } from "../../../shop/piece-form.ts";
import { Problem } from "../components/problem.tsx";
import type { PieceRefusal } from "./answer-piece.ts";

type Props = {
  refusal: PieceRefusal | undefined;
  faults: readonly RecordFault[];
  isRestored: boolean;
  onThrowAway: () => void;
};

/** First on the page: why it wasn't saved, and what can be done. Nothing was overwritten. */
export function Conflict({ refusal, faults, isRestored, onThrowAway }: Props) {
  return (
    <>
      {refusal?.reason === "changed" && <Changed refusal={refusal} />}
      {refusal?.reason === "counted" && (
        <Box title="Orders have changed the count">
          It is {stockInWords(refusal.stock)} now. Look at what is left, then save again.
        </Box>
      )}
      {refusal?.reason === "gone" && <Problem>There is no such piece any more.</Problem>}
      {faults.length > 0 && <Problem>Not saved yet: {sentences(faults)}</Problem>}
      {isRestored && !refusal && (
        <Box title="Not saved yet">
          What you typed here before is back.{" "}
          <button type="button" onClick={onThrowAway} className="min-h-6 font-semibold text-accent-deep underline">
            Throw it away
          </button>
        </Box>
      )}
    </>
  );
}

function sentences(faults: readonly RecordFault[]): string {
  return faults.map((fault) => faultInWords(fault, pieceFieldLabels)).join(" ");
}

function Changed({ refusal }: { refusal: Extract<PieceRefusal, { reason: "changed" }> }) {
  const { latest, theirs, both } = refusal;
  const who = latest.saved?.by ?? "Somebody";
  const what = theirs.length > 0 ? theirs.join(", ") : "whether it is on the shop";
  return (
    <Box title={`${who} saved this piece${latest.saved ? ` at ${formatTime(latest.saved.at)}` : ""}: ${what}`}>
      {both.length > 0
        ? `You both changed ${both.join(", ")}: yours stands in the form, what was saved is named below each field.`
        : "That stands in the form now, with your changes beside it."}{" "}
      Look at both, then save again, or{" "}
      <Link to={deskPiecePath(latest.record.id)} reloadDocument className="font-semibold text-accent-deep underline">
        leave it as {who} saved it
      </Link>
      .
    </Box>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section role="alert" className="mt-4 border border-line-2 bg-white p-4.5 md:mt-6 md:p-6">
      <h2 className="break-words font-display text-26 leading-tight">{title}</h2>
      <p className="mt-1.5 text-ink-2">{children}</p>
    </section>
  );
}
