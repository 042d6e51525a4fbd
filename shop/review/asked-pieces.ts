import { soldPieceName } from "../order/let-go.ts";
import type { Stage } from "../order/stage.ts";
import { dayOf } from "../pakistan-days.ts";

type OrderedLine = { id: number; name: string; size?: string | null | undefined; quantity: number };

/** Pieces that came back for others in their place, as the order's history names them. */
type ExchangedPiece = { name: string; quantity: number };

export type DeliveredOrder = {
  stage: Stage;
  /** When it was last marked as delivered. */
  deliveredAt: number;
  lines: readonly OrderedLine[];
  exchanged: readonly ExchangedPiece[];
};

/** Whole days in Pakistan between the delivery and the question. */
const askedAfterDays = 3;

/**
 * The products whose reviews the order's page asks for, each once, in the order of the lines. Pieces of their own have
 * no page on which a review could stand.
 */
export function askedPieces({ stage, deliveredAt, lines, exchanged }: DeliveredOrder, now: number): number[] {
  if (stage !== "delivered" || dayOf(now) - dayOf(deliveredAt) < askedAfterDays) return [];
  const kept = lines.filter((line) => line.id > 0 && line.quantity > countBack(line, exchanged));
  return [...new Set(kept.map(({ id }) => id))];
}

function countBack({ name, size }: OrderedLine, exchanged: readonly ExchangedPiece[]): number {
  const piece = soldPieceName(name, size ?? undefined);
  return exchanged.reduce((sum, back) => (back.name === piece ? sum + back.quantity : sum), 0);
}
