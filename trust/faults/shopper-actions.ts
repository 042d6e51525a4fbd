import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { createStockStore } from "../../server/catalogue/stock-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { orderCatalogueFrom } from "../../server/desk/order-catalogue.ts";
import { stepParts } from "../../server/desk/order-desk.ts";
import { takeStep } from "../../server/orders/order-steps.ts";
import { type EmailService, openEmailService, shopperTemplate } from "../../server/testing/fake-email-service.ts";
import { deliverWaiting } from "../mail-run.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { newOrderRequest } from "../order-client.ts";
import { auditHistory } from "../order-history-audit.ts";
import {
  cancelOrder,
  type OrderAccess,
  type OrderPageAnswer,
  placeOnlineOrder,
  sendScreenshot,
} from "../order-pages.ts";
import { type Finding, none, nothing } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

const shoppers = 4;
const inStock = 1_000_000;
/** Most time between kills, in durations of one order's actions: kills hit every part, but orders finish. */
const longestLife = 1.5;

/** What shopper and seller were told about an order. */
type Told = { number: string; paid: boolean; shopper: "cancelled" | "too-late"; seller: string };

/**
 * Shoppers order, send a screenshot and cancel, each until there is an answer, while the server is killed again and
 * again; the seller presses Cancel or Confirm at the same moment.
 */
export async function killDuringPayments(url: string, cycles: number): Promise<Finding[]> {
  const email = await openEmailService();
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  const [line] = newOrderRequest().lines;
  if (!line) throw new Error("There is nothing to order.");
  await createStockStore(database).set(line.id, { [line.size ?? ""]: inStock });
  const env = { ...emailSettings(email), EMAILJS_SHOPPER_TEMPLATE_ID: shopperTemplate };
  let shop = await startShop({ database: url, env });
  const { port, origin } = shop;
  const started = performance.now();
  const told = [await runOrder(origin, database, "confirm")];
  const duration = performance.now() - started;
  let isOver = false;
  const running = Array.from({ length: shoppers }, async (_, index) => {
    while (!isOver) told.push(await runOrder(origin, database, told.length % 2 === index % 2 ? "cancel" : "confirm"));
  });
  for (let cycle = 0; cycle < cycles; cycle++) {
    await wait(Math.random() * longestLife * duration);
    await shop.end("SIGKILL");
    shop = await startShop({ database: url, env, port });
  }
  isOver = true;
  await Promise.all(running);
  await shop.end("SIGKILL");
  await deliverWaiting(url, email);
  const findings = [...(await judge(database, told, line.id)), ...judgeMails(email, told)];
  await database.close();
  await email.goDown();
  return findings;
}

/** One order from beginning to end; every request is repeated until it is answered. */
async function runOrder(origin: string, database: Database, step: "cancel" | "confirm"): Promise<Told> {
  const order = await untilAnswered(() => placeOnlineOrder(origin));
  const file = await sharp({ create: { width: 200, height: 300, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const paid = await untilAnswered(() => sendScreenshot(origin, order, file).then(answered));
  const { revision } = await database.db
    .selectFrom("orders")
    .select("revision")
    .where("number", "=", order.number)
    .executeTakeFirstOrThrow();
  const [shopper, seller] = await Promise.all([
    untilAnswered(() => cancelOrder(origin, order, revision).then(answered)),
    sellerPresses(database, order, revision, step),
  ]);
  return {
    number: order.number,
    paid: paid.status === 303 && !paid.location.includes("fault"),
    shopper: shopper.status === 303 ? "cancelled" : "too-late",
    seller,
  };
}

/** In this process, like a second server that isn't killed. */
async function sellerPresses(
  database: Database,
  { number }: OrderAccess,
  revision: number,
  step: "cancel" | "confirm",
) {
  await wait(Math.random() * 20);
  const orderCatalogue = orderCatalogueFrom(fileEdition, "");
  const parts = stepParts({ database, now: Date.now, writesToShoppers: true, ...orderCatalogue });
  const change = { kind: "step", step } as const;
  const { outcome } = await takeStep(parts, { number, revision, change, actor: { by: "desk", name: "Sana" } });
  return `${step} ${outcome}`;
}

/** A 5xx is retried. */
function answered(answer: OrderPageAnswer): OrderPageAnswer {
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
  return answer;
}

async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await wait(30);
    }
  }
}

async function judge(database: Database, told: readonly Told[], id: number): Promise<Finding[]> {
  const { rows, events, findings } = await auditHistory(database, { id, pieces: inStock });
  const proofs = await database.db.selectFrom("order_proofs").select("order_number").execute();
  const kept = new Set(proofs.map((proof) => proof.order_number));
  const stageOf = new Map(rows.map(({ number, stage }) => [number, stage]));
  const cancels = (number: string) =>
    events.filter((event) => event.order_number === number && event.stage_to === "cancelled").length;
  const both = told.filter(({ shopper, seller }) => shopper === "cancelled" && seller.endsWith(" done"));
  const neither = told.filter(({ shopper, seller }) => shopper === "too-late" && !seller.endsWith(" done"));
  const wrong = told.filter(({ number, shopper, seller }) => {
    const isCancelled = shopper === "cancelled" || seller === "cancel done";
    return stageOf.get(number) !== (isCancelled ? "cancelled" : "confirmed") || cancels(number) !== Number(isCancelled);
  });
  const of = `${told.length} orders`;
  return [
    ...findings,
    none(
      "screenshots that were answered and lost",
      told.filter(({ paid, number }) => paid && !kept.has(number)).length,
      of,
    ),
    none("screenshots refused", told.filter(({ paid }) => !paid).length, of),
    none("orders for which shopper and seller both were told of success", both.length, of),
    none("orders for which neither was", neither.length, of),
    none("orders that are not as they were told, or cancelled twice", wrong.length, of),
  ];
}

/** E-mails to shoppers, in the order of their first arrival. */
function judgeMails({ accepted, faults }: EmailService, told: readonly Told[]): Finding[] {
  const mails = new Map<string, string[]>();
  for (const { body, message } of accepted) {
    if (JSON.parse(body).template_id !== shopperTemplate) continue;
    const number = /NQ-\w{4}-\w{2}/.exec(message)?.[0] ?? "";
    const kind = message.includes("is cancelled") ? "cancelled" : "placed";
    mails.set(number, [...(mails.get(number) ?? []), kind]);
  }
  const wrong = told.filter(({ number, shopper, seller }) => {
    const due = shopper === "cancelled" || seller === "cancel done" ? "placed cancelled" : "placed";
    return [...new Set(mails.get(number))].join(" ") !== due;
  });
  const sent = [...mails.values()].flat().length;
  const again = [...mails.values()].reduce((sum, kinds) => sum + kinds.length - new Set(kinds).size, 0);
  return [
    none("shoppers not written to, or not in order", wrong.length, `${sent} mails`),
    { promise: "mails to shoppers sent again after a kill (allowed)", measured: `${again}`, kept: true },
    nothing("wrong e-mails", faults),
  ];
}
