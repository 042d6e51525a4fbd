import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createStockStore } from "../../server/catalogue/stock-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { createOrderStore } from "../../server/orders/order-store.ts";
import { newOrder } from "../../server/testing/orders.ts";
import { auditChanges } from "../changes-audit.ts";
import { databaseSettings, silent } from "../ledger.ts";
import { type Finding, none } from "../report.ts";

const orders = 24;
/** Two of it in each order; there is always less on the shelf than cancelled orders would like to have back. */
const counted = 98;
const inStock = 2 * orders;
const longestLife = 400;

/** People at the desk take steps while the process is killed at random moments, again and again. */
export async function killWhileStepping(url: string, cycles: number): Promise<Finding[]> {
  const settings = databaseSettings(url);
  const database = await openDatabase(settings, silent);
  const stock = createStockStore(database);
  await stock.set(counted, { "": inStock });
  for (let index = 0; index < orders; index++) await createOrderStore(database).add(newOrder());
  const told = new Map<string, number>();
  for (let cycle = 0; cycle < cycles; cycle++) await stepUntilKilled(url, told);
  const findings = await auditSteps(database, told);
  await database.close();
  return findings;
}

async function stepUntilKilled(url: string, told: Map<string, number>): Promise<void> {
  const script = join(import.meta.dirname, "..", "stepper.ts");
  const child = spawn(process.execPath, [script, url], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const ended = once(child, "close");
  await Promise.race([once(child.stdout, "data"), ended]);
  await wait(Math.random() * longestLife);
  child.kill("SIGKILL");
  await ended;
  for (const line of said.split("\n").slice(0, -1)) {
    const [number = "", revision] = line.split(" ");
    told.set(number, Math.max(told.get(number) ?? 0, Number(revision)));
  }
}

async function auditSteps(database: Database, told: ReadonlyMap<string, number>): Promise<Finding[]> {
  const { rows, findings } = await auditChanges(database, { id: counted, pieces: inStock });
  const lost = rows.filter((row) => row.revision < (told.get(row.number) ?? 0));
  return [none("steps that were answered and lost", lost.length, `${rows.length} orders`), ...findings];
}
