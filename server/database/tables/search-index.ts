/** Work on large tables that goes on while the shop serves; `reached` is where it continues. */
export type BackfillsTable = { name: string; reached: string; done_at: number | null };

/** SQLite only: the id of an order in the index of searches. */
export type OrderSearchIdsTable = { id: number; number: string };
