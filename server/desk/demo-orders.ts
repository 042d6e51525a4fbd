import { randomUUID } from "node:crypto";
import type { Edition } from "../../catalogue/edition.ts";
import { type Delivery, priceCart, shopDelivery } from "../../shop/cart/pricing.ts";
import { orderNumber } from "../../shop/order/number.ts";
import type { Order } from "../../shop/order/order.ts";
import type { OrderRequest } from "../../shop/order/request.ts";
import { enteredSources } from "../../shop/order/source.ts";
import type { Step } from "../../shop/order/stage.ts";
import { dayOf, dayStart } from "../../shop/pakistan-days.ts";
import type { Choices, Product } from "../../shop/pieces/product.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { newOrderKey } from "../orders/order-keys.ts";
import { takeStep } from "../orders/order-steps.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { placeOrder } from "../orders/place-order.ts";
import { demoCities, people, streets, wishes } from "./demo-people.ts";
import { orderCatalogueFrom } from "./order-catalogue.ts";
import { stepParts } from "./order-desk.ts";

const minute = 60_000;
const hour = 60 * minute;
const days = 40;
const cashComesAfter = 22 * 24 * hour;
/** A hundred years. */
const never = 36_525 * 24 * hour;

type History = { steps: readonly Step[]; count: number };

const packed = ["confirm", "make", "pack"] as const;
const sent = [...packed, "send"] as const;

/** Newest first: just placed, in the workshop, and long delivered. */
const histories: readonly History[] = [
  { steps: [], count: 3 },
  { steps: ["confirm"], count: 2 },
  { steps: ["confirm", "make"], count: 4 },
  { steps: packed, count: 2 },
  { steps: sent, count: 6 },
  { steps: ["cancel"], count: 4 },
  { steps: [...sent, "come-back"], count: 2 },
  { steps: [...sent, "deliver"], count: 59 },
];

/** A pseudo-random generator with a seed: the same shop each time. */
function createDice(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}
type Dice = ReturnType<typeof createDice>;

const pick = <Item>(dice: Dice, items: readonly Item[]): Item => items[dice(items.length)] as Item;

/** When each order was placed: a few today, the others over the days before, in shop hours. */
function timeOf(index: number, count: number, now: number, dice: Dice): number {
  if (index < 3) return now - (12 + index * 47 + dice(20)) * minute;
  const day = dayOf(now) - 1 - Math.floor(((index - 3) / (count - 3)) * (days - 1));
  return Math.min(now - 4 * hour, dayStart(day) + 9 * hour + dice(12 * 60) * minute);
}

/** The first of each choice that a piece offers. */
function firstChoices({ sizes, dupatta, scents, kilos }: Product): Choices {
  return {
    ...(sizes?.[0] !== undefined && { size: sizes[0] }),
    ...(dupatta && { withDupatta: true }),
    ...(scents?.[0] !== undefined && { scent: scents[0] }),
    ...(kilos?.[0] !== undefined && { kilos: kilos[0] }),
  };
}

function requestFor(products: readonly Product[], delivery: Delivery, dice: Dice): OrderRequest {
  const wanted = new Set(
    Array.from({ length: 1 + (dice(3) === 0 ? 1 : 0) + (dice(9) === 0 ? 2 : 0) }, () => pick(dice, products)),
  );
  const lines = [...wanted].map((product) => ({ id: product.id, quantity: 1, ...firstChoices(product) }));
  const find = (id: number) => products.find((product) => product.id === id);
  const name = pick(dice, people);
  const isOnline = dice(3) === 0;
  return {
    key: randomUUID(),
    lines,
    customer: {
      name,
      email: "shopper@example.com",
      address: `House ${1 + dice(90)}, ${pick(dice, streets)}`,
      city: pick(dice, demoCities),
      phone: `03${10 + dice(40)} 555${String(1000 + dice(9000))}`,
    },
    payment: isOnline ? "online" : "cod",
    screenshotSent: isOnline,
    notes: dice(6) === 0 ? pick(dice, wishes) : "",
    total: priceCart(lines, find, delivery).total,
  };
}

/** Orders of forty days, placed and advanced by the same rules as real ones. No mail is sent for them. */
export async function fillWithDemo(database: Database, edition: Edition, now: number): Promise<number> {
  const dice = createDice(1447);
  const { catalogue, settings, counted } = edition;
  // Counted stock is real and stays untouched. Most orders are small; bridal sets are rare.
  const isOrdered = ({ id, inStock, price }: Product) =>
    inStock && !counted.has(id) && (price < 40_000 || dice(5) === 0);
  const products = catalogue.products.filter(isOrdered);
  const plan = histories.flatMap(({ steps, count }) => Array.from({ length: count }, () => steps));
  const numbers: string[] = [];
  for (const [index, steps] of plan.entries()) {
    const at = timeOf(index, plan.length, now, dice);
    const parts = {
      store: createOrderStore(database),
      selling: () => edition,
      now: () => at,
      newNumber: () => orderNumber(dice),
      newPageKey: newOrderKey,
      ordersPerPhone: "off" as const,
    };
    const placed = await placeOrder(parts, requestFor(products, shopDelivery(settings), dice));
    if (placed.outcome !== "placed") throw new Error(`a trial order was not placed: ${placed.outcome}`);
    numbers.push(placed.order.number);
    await advance(database, edition, placed.order, { steps, at, until: now, dice });
  }
  await countFew(database, products);
  await database.transact(async (trx) => {
    await settleMails(trx, numbers[4], now);
    await nameSources(trx, numbers);
  });
  return plan.length;
}

/** All mails count as sent, except one that shows what a failing mail looks like; it isn't tried again. */
async function settleMails(trx: Trx, stuck: string | undefined, now: number): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ attempts: 6, last_problem: "412 The service needs to be connected again.", run_at: now + never })
    .where("order_number", "=", stuck ?? "")
    .execute();
  await trx
    .updateTable("outbox")
    .set((eb) => ({ sent_at: eb.ref("created_at") }))
    .where("run_at", "<", now + never)
    .execute();
}

/** Some orders came from a chat or by phone. */
async function nameSources(trx: Trx, numbers: readonly string[]): Promise<void> {
  for (const [index, source] of enteredSources.entries()) {
    const named = numbers.filter((_, place) => place % (4 * (index + 1)) === index);
    await trx.updateTable("orders").set({ source }).where("number", "in", named).execute();
  }
}

/** Gives some pieces a count, nearly used up. */
async function countFew(database: Database, products: readonly Product[]): Promise<void> {
  const stock = createStockStore(database);
  const whole = products.filter(({ badge, sizes }) => badge !== "Made to Order" && !sizes);
  for (const [place, left] of [0, 1, 2, 2].entries()) {
    const piece = whole[place * 7];
    if (piece) await stock.set(piece.id, { "": left });
  }
}

type Advance = { steps: readonly Step[]; at: number; until: number; dice: Dice };

async function advance(
  database: Database,
  edition: Edition,
  order: Order,
  { steps, at, until, dice }: Advance,
): Promise<void> {
  let time = at;
  let revision = 0;
  const orderCatalogue = orderCatalogueFrom(edition, "");
  const actor = { by: "desk", name: pick(dice, ["Sana", "Bilal"]) } as const;
  const parts = stepParts({ database, ...orderCatalogue, now: () => time });
  const take = async (change: Parameters<typeof takeStep>[1]["change"], wait: number) => {
    time = Math.min(until - minute, time + wait);
    const parcel = {
      courier: pick(dice, ["TCS", "Leopards", "PostEx"] as const),
      tracking: `779 0${10 + dice(89)} ${100 + dice(899)}`,
    };
    const answer = await takeStep(parts, {
      number: order.number,
      revision,
      actor,
      change,
      ...parcel,
      reason: change.kind === "step" && change.step === "cancel" ? "Ordered twice by mistake." : "",
    });
    if (answer.outcome === "done") revision = answer.revision;
  };
  // What was paid for a cancelled one is to be given back, and couriers have the cash of the last weeks.
  const isPaid = order.payment === "online" && steps.length > 0;
  const isWithCourier = order.payment === "cod" && until - at < cashComesAfter;
  if (isPaid) await take({ kind: "money", step: "receive" }, 30 * minute);
  for (const step of steps) {
    const unpaid = step === "deliver" && isWithCourier;
    await take({ kind: "step", step, ...(unpaid && { unpaid }) }, (1 + dice(step === "make" ? 20 : 60)) * hour);
  }
}
