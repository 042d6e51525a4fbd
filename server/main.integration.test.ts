import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database/open-database.ts";
import { databaseUrl, emptyDatabase, silent } from "./testing/databases.ts";
import { openTestDesk } from "./testing/desk.ts";
import { start } from "./testing/processes.ts";

const publicUrl = "http://localhost:3000";

/** What the shop has said until it was asked to stop. */
async function startAndStop(database: string): Promise<string> {
  const env = { NODE_ENV: "production", PORT: "0", METRICS_PORT: "off", PUBLIC_URL: publicUrl, DATABASE_URL: database };
  const shop = start([join(import.meta.dirname, "main.ts")], { env });
  let said = "";
  shop.stdout?.on("data", (chunk) => {
    said += chunk;
    if (said.includes("is open at")) shop.kill("SIGTERM");
  });
  await once(shop, "close");
  return said;
}

test("the start says where the desk is while nobody has a key, and no longer", { timeout: 60_000 }, async () => {
  const settings = await emptyDatabase("sqlite");
  expect(await startAndStop(databaseUrl(settings))).toContain(
    `Your desk is at ${publicUrl}/desk. For a key to it: npm run desk`,
  );
  const database = await openDatabase(settings, silent);
  await openTestDesk(database).enter("Sana");
  await database.close();
  const said = await startAndStop(databaseUrl(settings));
  expect(said).toContain("Naqsh is open at");
  expect(said).not.toContain("Your desk");
});
