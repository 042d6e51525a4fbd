import type { Trx } from "../database/schema.ts";

/** Whoever makes the next edition waits for whoever is making one. */
export async function nextEdition(trx: Trx): Promise<number> {
  const { number } = await trx
    .updateTable("catalogue_edition")
    .set((eb) => ({ number: eb("number", "+", 1) }))
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}
