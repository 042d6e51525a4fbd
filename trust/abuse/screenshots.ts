import { watchMemory } from "../../bench/process-tree.ts";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { photograph } from "../../server/testing/photographs.ts";
import { maxProofBytes } from "../../shop/follow/order-follower.ts";
import { proofPath } from "../../shop/paths.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { fetchOrderPage, type OrderAccess, openOrderPage, placeOnlineOrder, sendScreenshot } from "../order-pages.ts";
import { atMost, type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { hostileFiles } from "./hostile-files.ts";

/** Stays below the limit of screenshots per order and hour. */
const perOrder = 10;
/** MB. The server and its decoding child each hold the whole file. */
const mostMemory = 350;

/** Sends hostile files as payment screenshots. */
export async function hostileScreenshots(database: string, count: number): Promise<Finding[]> {
  const files = await hostileFiles(count, maxProofBytes);
  const shop = await startShop({ database });
  const memory = watchMemory(shop.process.pid ?? 0);
  let order: OrderAccess | undefined;
  const taken: string[] = [];
  const pages: number[] = [];
  for (const [index, { name, bytes }] of files.entries()) {
    if (index % perOrder === 0) order = await placeOnlineOrder(shop.origin);
    if (!order) throw new Error("There is no order.");
    const status = await sendScreenshot(shop.origin, order, bytes).then(refusal, () => 413);
    if (status < 400 || status >= 500) taken.push(`${name}: ${status}`);
    pages.push((await openOrderPage(shop.origin, order)).status);
  }
  const last = await placeOnlineOrder(shop.origin);
  const broken = await brokenForms(shop.origin, last);
  const honest = await sendScreenshot(shop.origin, last, await photograph().png().toBuffer());
  const held = Math.round(await memory.stop());
  await shop.end("SIGTERM");
  const { proofs, claims } = await stored(database);
  return [
    nothing("hostile pictures that were taken, or broke something", taken, count),
    nothing("broken forms that were", broken),
    none("pictures and events beside the honest one", proofs - 1 + claims - 1),
    isTrue(
      "an honest picture is taken",
      honest.status === 303 && !honest.location.includes("fault"),
      `${honest.status}`,
    ),
    isTrue(
      "her page opens after each",
      pages.every((status) => status === 200),
    ),
    atMost("memory, children included", held, mostMemory, "MB"),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

/** A refused form is redirected to the order with the fault in the query. */
function refusal({ status, location }: { status: number; location: string }): number {
  return status === 303 && location.includes("?fault=") ? 422 : status;
}

/** Bodies that aren't a form with a file. */
async function brokenForms(origin: string, order: OrderAccess): Promise<string[]> {
  const path = proofPath(order.number, order.key);
  const bodies = [
    ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name"],
    ["multipart/form-data", "--x--"],
    ["application/x-www-form-urlencoded", "picture=none"],
    ["application/json", '{"picture":1}'],
    ["text/plain", "picture"],
  ] as const;
  const wrong: string[] = [];
  for (const [type, body] of bodies) {
    const status = refusal(await fetchOrderPage(origin, { path, type, body }));
    if (status < 400 || status >= 500) wrong.push(`${type}: ${status}`);
  }
  return wrong;
}

async function stored(database: string): Promise<{ proofs: number; claims: number }> {
  const { db, close } = await openExistingDatabase(parseDatabaseUrl(database), silentLog);
  const proofs = await db.selectFrom("order_proofs").select("order_number").execute();
  const events = await db.selectFrom("order_events").select("id").execute();
  await close();
  return { proofs: proofs.length, claims: events.length };
}
