import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskPiecePath } from "../../../shop/desk/desk-paths.ts";
import { stockInWords } from "../../../shop/editor/piece-changes.ts";
import { formField } from "../../../shop/editor/piece-faults.ts";
import { faultInWords, pieceFieldLabels } from "../../../shop/editor/piece-form.ts";
import { formatTime } from "../../../shop/pakistan-days.ts";
import type { FieldFault } from "../editor/field-faults.tsx";
import type { PieceRefusal } from "./save-piece.ts";

type Props = { refusal: PieceRefusal | undefined; isRestored: boolean; onThrowAway: () => void };

/** First on the page: what somebody else has saved meanwhile, or that a draft was restored. */
export function PieceConflict({ refusal, isRestored, onThrowAway }: Props) {
  return (
    <>
      {refusal?.reason === "changed" && <Changed refusal={refusal} />}
      {isRestored && !refusal && (
        <Box title="Not saved yet" role="alert">
          What you typed here before is back.{" "}
          <button type="button" onClick={onThrowAway} className="min-h-6 font-semibold text-accent-deep underline">
            Throw it away
          </button>
        </Box>
      )}
    </>
  );
}

/** Why it isn't saved yet, in the bar. */
export function refusalWords(refusal: PieceRefusal): string | undefined {
  switch (refusal.reason) {
    case "counted":
      return `Orders have changed the count: it is ${stockInWords(refusal.stock)} now. Look at what is left, then save again.`;
    case "changed":
      return `${whoSaved(refusal)}. Look at both, then save again.`;
    case "drafted":
      return `${refusal.by} kept this draft meanwhile. Yours stands here: keep it again, and it replaces that one.`;
    case "gone":
      return "There is no such piece any more.";
    default:
      return undefined;
  }
}

/** Names of inputs that differ from the record's fields. */
const inputNames: Readonly<Record<string, string>> = { stock: "left", hoverImage: "images", altTexts: "images" };

export function fieldFaults(refusal: PieceRefusal | undefined): readonly FieldFault[] {
  if (refusal?.reason !== "refused") return [];
  return refusal.faults.map((fault) => {
    const field = formField(fault.field);
    return { name: inputNames[field] ?? field, words: faultInWords(fault, pieceFieldLabels) };
  });
}

type ChangedRefusal = Extract<PieceRefusal, { reason: "changed" }>;

function whoSaved({ latest: { saved }, theirs }: ChangedRefusal): string {
  const what = theirs.length > 0 ? theirs.join(", ") : "whether it is on the shop";
  return `${saved?.by ?? "Somebody"} saved this piece${saved ? ` at ${formatTime(saved.at)}` : ""}: ${what}`;
}

function Changed({ refusal }: { refusal: ChangedRefusal }) {
  const { latest, both } = refusal;
  return (
    <Box title={whoSaved(refusal)}>
      {both.length > 0
        ? `You both changed ${both.join(", ")}: yours stands in the form, what was saved is named below each field.`
        : "That stands in the form now, with your changes beside it."}{" "}
      Look at both, then save again, or{" "}
      <Link to={deskPiecePath(latest.record.id)} reloadDocument className="font-semibold text-accent-deep underline">
        leave it as {latest.saved?.by ?? "Somebody"} saved it
      </Link>
      .
    </Box>
  );
}

function Box({ title, role, children }: { title: string; role?: "alert"; children: ReactNode }) {
  return (
    <section role={role} className="mt-4 border border-line-2 bg-white p-4.5 md:mt-6 md:p-6">
      <h2 className="break-words font-display text-26 leading-tight">{title}</h2>
      <p className="mt-1.5 text-ink-2">{children}</p>
    </section>
  );
}
