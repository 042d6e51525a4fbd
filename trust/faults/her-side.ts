import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { createStockStore } from "../../server/catalogue/stock-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { stepParts } from "../../server/desk/order-desk.ts";
import { orderedFrom } from "../../server/desk/ordered.ts";
import { takeStep } from "../../server/orders/order-steps.ts";
import { type EmailService, openEmailService, shopperTemplate } from "../../server/testing/fake-email-service.ts";
import { auditChanges } from "../changes-audit.ts";
import { cancelOrder, type HerOrder, type PageAnswer, placeOnline, sendPicture } from "../her-order.ts";
import { databaseSettings, silent } from "../ledger.ts";
import { deliverWaiting } from "../mail-run.ts";
import { newOrderRequest } from "../order-client.ts";
import { type Finding, none, nothing } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

const shoppers = 4;
const shelf = 1_000_000;
/** Of what the way of one order takes on this machine: kills fall on every part of it, and it ends nevertheless. */
const longestLife = 1.5;

/** What she and the seller were told of an order. */
type Told = { number: string; paid: boolean; hers: "cancelled" | "too-late"; sellers: string };

/**
 * Shoppers order, send the screenshot and cancel, each until she has an answer, while the shop is killed again and
 * again; the seller presses Cancel or Confirm in the same moment as she does.
 */
export async function killWhileShePays(url: string, cycles: number): Promise<Finding[]> {
  const email = await openEmailService();
  const database = await openDatabase(databaseSettings(url), silent);
  const [line] = newOrderRequest().lines;
  if (!line) throw new Error("There is nothing to order.");
  await createStockStore(database).set(line.id, { [line.size ?? ""]: shelf });
  const env = { ...emailSettings(email), EMAILJS_SHOPPER_TEMPLATE_ID: shopperTemplate };
  let shop = await startShop({ database: url, env });
  const { port, origin } = shop;
  const started = performance.now();
  const told = [await live(origin, database, "confirm")];
  const way = performance.now() - started;
  let isOver = false;
  const lives = Array.from({ length: shoppers }, async (_, index) => {
    while (!isOver) told.push(await live(origin, database, told.length % 2 === index % 2 ? "cancel" : "confirm"));
  });
  for (let cycle = 0; cycle < cycles; cycle++) {
    await wait(Math.random() * longestLife * way);
    await shop.end("SIGKILL");
    shop = await startShop({ database: url, env, port });
  }
  isOver = true;
  await Promise.all(lives);
  await shop.end("SIGKILL");
  await deliverWaiting(url, email);
  const findings = [...(await judge(database, told, line.id)), ...judgeMails(email, told)];
  await database.close();
  await email.goDown();
  return findings;
}

/** From the order to its end: what she does is repeated until she has an answer. */
async function live(origin: string, database: Database, step: "cancel" | "confirm"): Promise<Told> {
  const order = await untilAnswered(() => placeOnline(origin));
  const file = await sharp({ create: { width: 200, height: 300, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const paid = await untilAnswered(() => sendPicture(origin, order, file).then(answered));
  const { revision } = await database.db
    .selectFrom("orders")
    .select("revision")
    .where("number", "=", order.number)
    .executeTakeFirstOrThrow();
  const [hers, sellers] = await Promise.all([
    untilAnswered(() => cancelOrder(origin, order, revision).then(answered)),
    sellerPresses(database, order, revision, step),
  ]);
  return {
    number: order.number,
    paid: paid.status === 303 && !paid.location.includes("fault"),
    hers: hers.status === 303 ? "cancelled" : "too-late",
    sellers,
  };
}

/** As a second server of the shop would do it, which isn't killed. */
async function sellerPresses(database: Database, { number }: HerOrder, revision: number, step: "cancel" | "confirm") {
  await wait(Math.random() * 20);
  const ordered = orderedFrom(fileEdition, "");
  const parts = stepParts({ database, now: Date.now, writesToShoppers: true, ...ordered });
  const change = { kind: "step", step } as const;
  const { outcome } = await takeStep(parts, { number, revision, change, actor: { by: "desk", name: "Sana" } });
  return `${step} ${outcome}`;
}

/** While the shop is away, or turns her away for the moment, she tries again. */
function answered(answer: PageAnswer): PageAnswer {
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
  const { rows, events, findings } = await auditChanges(database, { id, pieces: shelf });
  const proofs = await database.db.selectFrom("order_proofs").select("order_number").execute();
  const kept = new Set(proofs.map((proof) => proof.order_number));
  const stageOf = new Map(rows.map(({ number, stage }) => [number, stage]));
  const cancels = (number: string) =>
    events.filter((event) => event.order_number === number && event.stage_to === "cancelled").length;
  const both = told.filter(({ hers, sellers }) => hers === "cancelled" && sellers.endsWith(" done"));
  const neither = told.filter(({ hers, sellers }) => hers === "too-late" && !sellers.endsWith(" done"));
  const wrong = told.filter(({ number, hers, sellers }) => {
    const isCancelled = hers === "cancelled" || sellers === "cancel done";
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
    none("she and the seller were both told that it was theirs", both.length, of),
    none("neither was", neither.length, of),
    none("orders that are not as they were told, or cancelled twice", wrong.length, of),
  ];
}

/** What she was written, in the order in which it arrived first. */
function judgeMails({ accepted, faults }: EmailService, told: readonly Told[]): Finding[] {
  const mails = new Map<string, string[]>();
  for (const { body, message } of accepted) {
    if (JSON.parse(body).template_id !== shopperTemplate) continue;
    const number = /NQ-\w{4}-\w{2}/.exec(message)?.[0] ?? "";
    const kind = message.includes("is cancelled") ? "cancelled" : "placed";
    mails.set(number, [...(mails.get(number) ?? []), kind]);
  }
  const wrong = told.filter(({ number, hers, sellers }) => {
    const due = hers === "cancelled" || sellers === "cancel done" ? "placed cancelled" : "placed";
    return [...new Set(mails.get(number))].join(" ") !== due;
  });
  const sent = [...mails.values()].flat().length;
  const again = [...mails.values()].reduce((sum, kinds) => sum + kinds.length - new Set(kinds).size, 0);
  return [
    none("shoppers not written to, or not in order", wrong.length, `${sent} mails`),
    { promise: "mails to her sent again after a kill (allowed)", measured: `${again}`, kept: true },
    nothing("wrong e-mails", faults),
  ];
}
