import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database/open-database.ts";
import { databaseUrl, emptyDatabase, silent } from "./testing/databases.ts";
import { openTestDesk } from "./testing/desk.ts";
import { start } from "./testing/processes.ts";

const publicUrl = "http://localhost:3000";

/** What the shop has said until it was asked to stop. */
async function startAndStop(database: string, more: Record<string, string> = {}): Promise<string> {
  const own = { NODE_ENV: "production", PORT: "0", METRICS_PORT: "off", PUBLIC_URL: publicUrl };
  const env = { ...own, DATABASE_URL: database, ...more };
  const shop = start([join(import.meta.dirname, "main.ts")], { env });
  let said = "";
  shop.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  shop.stdout?.on("data", (chunk) => {
    said += chunk;
    if (said.includes("is open at")) shop.kill("SIGTERM");
  });
  await once(shop, "close");
  return said;
}

test("the start says where the desk is while nobody has a key, and no longer", { timeout: 180_000 }, async () => {
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

test("every line is a JSON object, also what React says on the console", { timeout: 180_000 }, async () => {
  const saysSomething = "process.on('SIGTERM', () => console.error(new Error('as React does')))";
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(saysSomething)}`;
  const said = await startAndStop(databaseUrl(await emptyDatabase("sqlite")), { NODE_OPTIONS });
  const lines = said
    .trim()
    .split("\n")
    .map((line): { err?: { message: string } } => JSON.parse(line));
  expect(lines.map(({ err }) => err?.message)).toContain("as React does");
});
