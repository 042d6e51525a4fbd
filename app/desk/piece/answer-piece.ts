import { deskPiecePath } from "../../../shop/desk-paths.ts";
import { changedFields, mergeChanges, type PieceField, pieceLabels } from "../../../shop/piece-changes.ts";
import type { DeskPiece, PieceAnswer, PieceDesk, RecordFault } from "../../../shop/piece-desk.ts";
import { readPiece, readStock, stockFault, typedFields } from "../../../shop/piece-form.ts";
import type { Stock } from "../../../shop/stock.ts";

type Typed = { id: number } & Readonly<Record<string, unknown>>;

export type PieceRefusal =
  | { reason: "refused"; faults: readonly RecordFault[]; typed: Typed }
  /** `typed` is his, with hers where she changed something; `both` are the fields that both changed. */
  | { reason: "changed"; latest: DeskPiece; typed: Typed; both: readonly string[]; theirs: readonly string[] }
  | { reason: "counted"; stock: Stock | undefined; typed: Typed }
  | { reason: "gone" };

export async function answerPiece(
  pieces: PieceDesk,
  id: number,
  form: FormData,
  isNew: boolean,
): Promise<{ to: string } | PieceRefusal> {
  const fields = typedFields(form);
  const seen = Number(fields.get("seen"));
  const intent = fields.get("intent");
  if (intent === "off" || intent === "on") {
    const answer = await pieces.setOff(id, intent === "off", seen);
    return answer.outcome === "saved" ? { to: `${deskPiecePath(id)}?done=${intent}` } : refusalOf(answer, { id });
  }
  const piece = isNew ? undefined : await pieces.find(id);
  const typed = readPiece(fields, id, pieces.facts, piece?.record);
  const sizes = Array.isArray(typed.sizes) ? typed.sizes.map(String) : [];
  const next = readStock(fields, sizes);
  const fault = stockFault(next);
  if (fault) return { reason: "refused", faults: [fault], typed };
  const stock = { seen: seenStock(fields.get("stockSeen")), next };
  const answer = await pieces.save({ record: typed, seen, stock, isNew });
  if (answer.outcome === "saved") return { to: `${deskPiecePath(id)}?done=saved` };
  if (answer.outcome === "unchanged") return { to: deskPiecePath(id) };
  return refusalOf(answer, typed);
}

function refusalOf(answer: Exclude<PieceAnswer, { outcome: "saved" }>, typed: Typed): PieceRefusal {
  switch (answer.outcome) {
    case "refused":
      return { reason: "refused", faults: answer.faults, typed };
    case "counted":
      return { reason: "counted", stock: answer.stock, typed };
    case "changed": {
      const { latest, base = latest.record } = answer;
      // Whoever only wanted it off the shop has typed nothing.
      const { merged, both } = mergeChanges(base, latest.record, "name" in typed ? typed : base);
      return {
        reason: "changed",
        latest,
        typed: { ...merged, id: latest.record.id },
        both: both.map(labelOf),
        theirs: changedFields(base, latest.record).map(labelOf),
      };
    }
    default:
      return { reason: "gone" };
  }
}

function labelOf(field: PieceField): string {
  return pieceLabels[field].toLowerCase();
}

/** The count that was on the screen. */
function seenStock(text: string): Stock | undefined {
  try {
    const stock: unknown = JSON.parse(text);
    if (typeof stock !== "object" || stock === null) return undefined;
    return Object.fromEntries(Object.entries(stock).filter(([, left]) => typeof left === "number"));
  } catch {
    return undefined;
  }
}
