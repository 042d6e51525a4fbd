import type { Database } from "../database/open-database.ts";

export type MachineCheck = { name: string; outcome: "ok" | "failed"; detail: string; now: number };

/** Longer ones are whole logs. */
const longestDetail = 500;

/** Stores what became of a backup or a release, in place of what was stored before. */
export async function recordCheck(
  { transact }: Pick<Database, "transact">,
  { name, outcome, detail, now }: MachineCheck,
): Promise<void> {
  const latest = { checked_at: now, outcome, detail: detail.trim().slice(0, longestDetail) };
  const row = outcome === "ok" ? { ...latest, ok_at: now } : latest;
  await transact((trx) =>
    trx
      .insertInto("machine_checks")
      .values({ name, ok_at: null, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute(),
  );
}
