import type { Database } from "./open-database.ts";

/** Anybody may ask whether the shop is well, and each answer would cost a commit. */
const trustedFor = 1_000;

/**
 * Whether an order could be stored now: writes a row of the outbox as it is, and reads it back. It must commit: what is
 * rolled back never leaves SQLite's memory, so that a full or read-only disk wouldn't be noticed.
 */
export function createWriteCheck(
  { transact }: Pick<Database, "transact">,
  now = () => performance.now(),
): () => Promise<void> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function write(): Promise<void> {
    await transact((trx) =>
      trx
        .updateTable("outbox_turn")
        .set(({ ref }) => ({ decided_at: ref("decided_at") }))
        .returning("decided_at")
        .executeTakeFirstOrThrow(),
    );
    wroteAt = now();
  }

  return async () => {
    if (now() - wroteAt < trustedFor) return;
    running ??= write().finally(() => {
      running = undefined;
    });
    await running;
  };
}
