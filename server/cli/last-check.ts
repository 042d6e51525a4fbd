import { StartError } from "../start-error.ts";
import { runCommand, withDatabase } from "./command.ts";

/** Prints when a check last worked, such as `last-check backup`, as `record-check` stored it; nothing if it never did. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new StartError("last-check NAME, such as: last-check backup");
  await withDatabase(async ({ db }) => {
    const row = await db.selectFrom("machine_checks").select("ok_at").where("name", "=", name).executeTakeFirst();
    if (row?.ok_at) process.stdout.write(`${new Date(Number(row.ok_at)).toISOString()}\n`);
  });
});
