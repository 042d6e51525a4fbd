import type { Trx } from "../database/schema.ts";

/** The update locks the row: until this transaction ends nobody else can make an edition. */
export async function nextEdition(trx: Trx): Promise<number> {
  const { number } = await trx
    .updateTable("catalogue_edition")
    .set((eb) => ({ number: eb("number", "+", 1) }))
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}
