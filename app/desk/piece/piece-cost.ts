import type { PieceCosts } from "../../../shop/desk/piece-costs.ts";
import type { RecordFault } from "../../../shop/editor/piece-desk.ts";
import { type TypedFields, typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";

/** As texts of the form, "" where none is entered: what was typed, and what was saved when the form was made. */
export type TypedCost = { typed: string; seen: string };

export type CostChange = TypedCost & {
  /** Why it can't be saved; undefined where it can, or where it didn't change. */
  fault: RecordFault | undefined;
  save(): Promise<void>;
};

const mostCost = 100_000_000;

export function costText(cost: Rupees | null | undefined): string {
  return cost == null ? "" : String(cost);
}

export function isSameCost(one: string, other: string): boolean {
  return typedNumber(one) === typedNumber(other);
}

/** Undefined where the form has no such field: only the owner's has. */
export async function readCostChange(
  costs: PieceCosts,
  id: number,
  fields: TypedFields,
): Promise<CostChange | undefined> {
  if (fields.all("cost").length === 0) return undefined;
  const cost = { typed: fields.get("cost"), seen: fields.get("costSeen") };
  const next = typedNumber(cost.typed);
  if (isSameCost(cost.typed, cost.seen)) return { ...cost, fault: undefined, save: async () => {} };
  if (next !== undefined && !(next <= mostCost))
    return { ...cost, fault: { field: "cost", reason: "must be a whole number of rupees" }, save: async () => {} };
  const now = await costs.of(id);
  const isChanged = !isSameCost(costText(now), cost.seen) && now !== next;
  return {
    typed: cost.typed,
    seen: costText(now),
    fault: isChanged ? { field: "cost", reason: meanwhile(now) } : undefined,
    save: () => costs.set(id, next),
  };
}

function meanwhile(now: Rupees | undefined): string {
  const words = now === undefined ? "Somebody emptied it meanwhile" : `Somebody entered ${formatDesk(now)} meanwhile`;
  return `${words}. Save again to keep yours.`;
}
