import { stockInWords } from "../../../shop/editor/piece-changes.ts";
import type { PieceDesk, StockChange } from "../../../shop/editor/piece-desk.ts";
import { faultInWords, pieceFieldLabels, typedFields, typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { writeUndo } from "./row-undo.ts";

export type RowRefusal = { id: number; problem: string; price: string; left: string };

type Answer = { done: string | undefined } | RowRefusal;

/** A piece that is counted by size has no `left` in the form. */
export async function saveRowForm(pieces: PieceDesk, form: FormData): Promise<Answer> {
  const fields = typedFields(form);
  const id = Number(fields.get("id"));
  const refuse = (problem: string) => ({ id, problem, price: fields.get("price"), left: fields.get("left") });
  const piece = Number.isInteger(id) ? await pieces.find(id) : undefined;
  if (!piece) return refuse("There is no such piece any more.");
  const stock = countIn(form);
  // A new count of a piece that was marked as sold out puts it back in stock.
  const isBack = (stock?.next?.[""] ?? 0) > 0 && stock?.next?.[""] !== stock?.seen?.[""];
  const inStock = fields.get("soldOut") === "yes" ? false : isBack || piece.record.inStock;
  const record = { ...piece.record, price: typedNumber(fields.get("price")), inStock };
  const seen = Number(fields.get("seen"));
  const answer = await pieces.save({ record, seen, stock });
  switch (answer.outcome) {
    case "saved": {
      const before = (await pieces.version(id, seen)) ?? piece.record;
      const left = String(stock?.seen?.[""] ?? "");
      return { done: writeUndo({ id, price: before.price, left, isSoldOut: !before.inStock }) };
    }
    case "unchanged":
      return { done: undefined };
    case "refused":
      return refuse(answer.faults.map((each) => faultInWords(each, pieceFieldLabels)).join(" "));
    case "counted":
      return refuse(`Orders have changed the count meanwhile: ${stockInWords(answer.stock)}. Look, then save again.`);
    case "changed": {
      const { saved, record: now } = answer.latest;
      return refuse(`${saved?.by} saved this piece meanwhile, at ${formatDesk(now.price)}. Look, then save again.`);
    }
    default:
      return refuse("There is no such piece any more.");
  }
}

function countIn(form: FormData): StockChange | undefined {
  if (!form.has("left")) return undefined;
  const fields = typedFields(form);
  const [seen, next] = [typedNumber(fields.get("leftSeen")), typedNumber(fields.get("left"))];
  return {
    seen: seen === undefined ? undefined : { "": seen },
    next: next === undefined ? undefined : { "": next },
  };
}
