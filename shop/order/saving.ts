import { type Rupees, sum, times } from "../money/rupees.ts";

type SavingLine = { price: Rupees; quantity: number; shopPrice?: Rupees };

/** How much less the pieces cost than in the shop. Delivery and pieces of their own, which the shop doesn't sell, don't count. */
export function savingOf(lines: readonly SavingLine[]): Rupees {
  const differences = lines.map(({ price, shopPrice = price, quantity }) => times(shopPrice - price, quantity));
  return Math.max(0, sum(differences));
}
