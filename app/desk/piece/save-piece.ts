import { deskPiecePath } from "../../../shop/desk/desk-paths.ts";
import type { PieceCosts } from "../../../shop/desk/piece-costs.ts";
import { arrangedIn, rearranged, withArranged } from "../../../shop/editor/picture-list.ts";
import {
  changedFields,
  mergeChanges,
  type PieceField,
  pieceLabels,
  stockInWords,
} from "../../../shop/editor/piece-changes.ts";
import type { DeskPiece, PieceAnswer, PieceDesk, RecordFault, StockChange } from "../../../shop/editor/piece-desk.ts";
import { formFaults } from "../../../shop/editor/piece-faults.ts";
import { readPiece, stockIn, typedFields, typedStock } from "../../../shop/editor/piece-form.ts";
import type { Stock } from "../../../shop/pieces/stock.ts";
import { parseJson } from "../../../shop/record.ts";
import { isSameCost, readCostChange, type TypedCost } from "./piece-cost.ts";

type Typed = { id: number } & Readonly<Record<string, unknown>>;

/** `recount`: the count that was typed, and the one that was on the screen; `cost`, likewise. They stay in the form, too. */
export type PieceRefusal = Refusal & { recount?: StockChange | undefined; cost?: TypedCost | undefined };

type Ports = { pieces: PieceDesk; costs: PieceCosts };

type Refusal =
  | { reason: "refused"; faults: readonly RecordFault[]; typed: Typed; seen: number }
  /** Without script: the pictures in another order, not saved yet. `left` is the name and place of one left out. */
  | { reason: "arranged"; typed: Typed; seen: number; left: string | undefined }
  /** `typed` is the latest version with the changes of this form; `both` are the fields that both changed. */
  | { reason: "changed"; latest: DeskPiece; typed: Typed; both: readonly string[]; theirs: readonly string[] }
  | { reason: "counted"; stock: Stock | undefined; typed: Typed; seen: number }
  /** Somebody else kept this draft meanwhile; `revision` is that of the latest. */
  | { reason: "drafted"; by: string; revision: number; typed: Typed; seen: number }
  | { reason: "gone" };

export async function savePieceForm(
  { pieces, costs }: Ports,
  id: number,
  form: FormData,
  isNew: boolean,
): Promise<{ to: string } | PieceRefusal> {
  const fields = typedFields(form);
  const seen = Number(fields.get("seen"));
  const intent = fields.get("intent");
  if (intent === "off" || intent === "on") {
    const answer = await pieces.setOff(id, intent === "off", seen);
    return answer.outcome === "saved" ? { to: `${deskPiecePath(id)}?done=${intent}` } : refusalOf(answer, { id }, seen);
  }
  const piece = isNew ? undefined : await pieces.find(id);
  const typed = readPiece(fields, id, pieces.facts, piece?.record);
  const sizes = Array.isArray(typed.sizes) ? typed.sizes.map(String) : [];
  const stock = { seen: stockIn(parseJson(fields.get("stockSeen"))), next: typedStock(fields, sizes) };
  const recount = stockInWords(stock.seen) === stockInWords(stock.next) ? undefined : stock;
  const asked = fields.get("arrange");
  const changed = await readCostChange(costs, id, fields);
  const cost = changed && { typed: changed.typed, seen: changed.seen };
  if (asked !== "") return { ...arrange(typed, asked, seen), recount, cost };
  if (changed?.fault) return { reason: "refused", faults: [changed.fault], typed, seen, recount, cost };
  const answer = await pieces.save({ record: typed, seen, stock, isNew, isWhole: true });
  if (answer.outcome !== "saved" && answer.outcome !== "unchanged")
    return { ...refusalOf(answer, typed, seen), recount, cost };
  await changed?.save();
  const isSaved = answer.outcome === "saved" || (cost && !isSameCost(cost.typed, cost.seen));
  return { to: isSaved ? `${deskPiecePath(id)}?done=saved` : deskPiecePath(id) };
}

function arrange(typed: Typed, asked: string, seen: number): Refusal {
  const before = arrangedIn(typed);
  const [what, name = ""] = asked.split(" ");
  const left = what === "out" ? `${name} ${before.images.indexOf(name)}` : undefined;
  return {
    reason: "arranged",
    typed: { ...withArranged(typed, rearranged(before, asked)), id: typed.id },
    seen,
    left,
  };
}

function refusalOf(answer: Exclude<PieceAnswer, { outcome: "saved" }>, typed: Typed, seen: number): Refusal {
  switch (answer.outcome) {
    case "refused":
      return { reason: "refused", faults: formFaults(typed, answer.faults), typed, seen };
    case "counted":
      return { reason: "counted", stock: answer.stock, typed, seen };
    case "changed": {
      const { latest, base = latest.record } = answer;
      // A form that only takes the piece off the shop has no fields.
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
