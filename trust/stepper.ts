// Takes one step after the other on the orders of a database, as people at the desk do, until it is killed.
// Says each that was taken: "NQ-7F3K-92 3", the order and its revision. node trust/stepper.ts DATABASE_URL
import { writeSync } from "node:fs";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import { type Database, openDatabase } from "../server/database/open-database.ts";
import { stepParts } from "../server/desk/order-desk.ts";
import { orderedFrom } from "../server/desk/ordered.ts";
import { takeStep } from "../server/orders/order-steps.ts";
import type { OrderChange } from "../shop/order/change.ts";
import { moneySteps } from "../shop/order/payment-state.ts";
import { steps } from "../shop/order/stage.ts";
import { databaseSettings, silent } from "./ledger.ts";

const people = 4;

const changes: readonly OrderChange[] = [
  ...steps.map((step) => ({ kind: "step", step }) as const),
  ...moneySteps.map((step) => ({ kind: "money", step }) as const),
  { kind: "take-back" },
];

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

async function work(database: Database, name: string): Promise<never> {
  const parts = stepParts({ database, now: Date.now, ...orderedFrom(fileEdition, "") });
  const orders = await database.db.selectFrom("orders").select("number").execute();
  for (;;) {
    const { number } = pick(orders);
    const { revision } = await database.db
      .selectFrom("orders")
      .select("revision")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const answer = await takeStep(parts, { number, revision, change: pick(changes), actor: { by: "desk", name } });
    if (answer.outcome === "done") writeSync(1, `${number} ${answer.revision}\n`);
  }
}

const database = await openDatabase(databaseSettings(process.argv[2] ?? ""), silent);
await Promise.all(Array.from({ length: people }, (_, index) => work(database, `Person ${index + 1}`)));
