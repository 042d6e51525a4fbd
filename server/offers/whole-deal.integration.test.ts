import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeskOrder } from "../../shop/desk/order-desk.ts";
import { parseOrderFilter } from "../../shop/desk/order-filter.ts";
import { slipAmount } from "../../shop/desk/slip.ts";
import { moneyTold } from "../../shop/follow/money-told.ts";
import { formatDesk } from "../../shop/money/rupees.ts";
import type { OfferTerms } from "../../shop/offer/offer.ts";
import type { OrderChange } from "../../shop/order/change.ts";
import { orderedAtFirst } from "../../shop/order/edit.ts";
import { orderChanges } from "../../shop/order/event.ts";
import { giveBackSince } from "../../shop/order/give-back.ts";
import { balanceNow, dueOnline, waitsForAdvance } from "../../shop/order/money-entries.ts";
import { shortMoney } from "../../shop/order/money-words.ts";
import { holdsStock, stageTable } from "../../shop/order/stage.ts";
import { isWithCourier } from "../../shop/order/with-courier.ts";
import { form } from "../../shop/testing/orders.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import type { Db } from "../database/schema.ts";
import { toFollowed } from "../follow/followed-rows.ts";
import { letGoOfPieces } from "../orders/let-go.ts";
import {
  isWithCourier as isLeftWithCourier,
  isToGiveBack,
  toGiveBack as moneyToGiveBack,
  receivedNow,
  withCourier,
} from "../orders/money-conditions.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { openTestDesk } from "../testing/desk.ts";

const hour = 60 * 60 * 1000;
const ring = 98;
/** Few, so that some offers find nothing left. */
const inStock = 6;
const anything = { state: undefined, q: "" };
const anyOrder = parseOrderFilter(new URLSearchParams());

type Action =
  | { do: "make" | "change-offer" | "withdraw" | "take" | "let-go"; n: number }
  | { do: "edit"; n: number }
  | { do: "order"; change: OrderChange };

const steps = ["confirm", "make", "pack", "send", "deliver", "come-back", "cancel", "reopen"] as const;
const n = fc.integer({ min: 0, max: 3 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom("make", "make", "take", "take", "take", "change-offer", "withdraw", "let-go"), n }),
  fc.record({ do: fc.constant("edit"), n }),
  fc.record({
    do: fc.constant("order"),
    change: fc.oneof<fc.Arbitrary<OrderChange>[]>(
      fc.constantFrom(...steps).map((step) => ({ kind: "step", step })),
      fc.constant({ kind: "step", step: "deliver", unpaid: true }),
      fc.constantFrom("receive", "refund").map((step) => ({ kind: "money", step })),
      fc
        .integer({ min: -3000, max: 6000 })
        .map((sum) => ({ kind: "entry", sum, way: "bank", day: 20_000, note: "TID" })),
      fc.integer({ min: 0, max: 3000 }).map((sum) => ({ kind: "advance", sum })),
      fc.constant({ kind: "take-back" }),
    ),
  }),
) as fc.Arbitrary<Action>;

describe.each(databaseKinds)("whatever is done with offers and their orders, on %s", (kind) => {
  async function openShop() {
    const database = await openTestDatabase(kind);
    const stock = createStockStore(database);
    await stock.set(ring, { "17": inStock });
    const desk = openTestDesk(database);
    const { offers, orders } = await desk.signedIn(await desk.enter("Sana"));
    return { database, stock, desk, offers, orders };
  }
  type Shop = Awaited<ReturnType<typeof openShop>>;

  const termsOf = ({ desk }: Shop, n: number): OfferTerms => ({
    lines: [
      { id: ring, size: "17", quantity: 1 + (n % 2), agreed: 4000 + n },
      { quantity: 1, agreed: n * 500, own: { name: "Green jhoomar", words: "", pictures: [] } },
    ],
    delivery: n === 3 ? 0 : 250,
    until: desk.now() + 48 * hour,
    note: "",
    name: "",
    phone: "",
    advance: 0,
  });

  async function act(shop: Shop, action: Action): Promise<void> {
    const { offers, orders, desk, database } = shop;
    desk.wait(hour);
    if (action.do === "make") return void (await offers.make(randomUUID(), termsOf(shop, action.n)));
    if (action.do === "let-go") {
      desk.wait(action.n * 24 * hour);
      return void (await letGoOfPieces(database, 24, desk.now()));
    }
    const offer = (await offers.list(anything)).rows[0];
    const terms = offer && (await offers.find(offer.id));
    if (action.do === "change-offer")
      return void (terms && (await offers.change(terms.id, terms.revision, termsOf(shop, action.n))));
    if (action.do === "withdraw") return void (terms && (await offers.withdraw(terms.id, terms.revision)));
    if (action.do === "take") {
      if (!terms) return;
      const { name, address, city, phone } = form;
      const asked = { customer: { name, address, city, phone, email: "" }, choices: [], total: terms.total } as const;
      const rest = { payment: "cod", isPaid: action.n === 0, source: "phone" } as const;
      // Two at once: one of them at most becomes an order.
      const take = () => offers.enter(terms.id, { key: randomUUID(), ...asked, ...rest });
      return void (await Promise.all([take(), take()]));
    }
    const row = (await orders.list(anyOrder)).rows[0];
    const order = row && (await orders.find(row.number));
    if (!order) return;
    const { number, revision } = order;
    if (action.do === "order") return void (await orders.change(number, { revision, change: action.change }));
    const lines = order.lines.map(({ size, price }, was) => ({
      ...{ was, price: price + action.n, quantity: 1 + action.n },
      choices: size === undefined ? {} : { size },
    }));
    const discount = action.n === 1 ? { sum: 100, reason: "for the wait" } : undefined;
    await orders.edit(number, { revision, terms: { lines, delivery: action.n * 100, discount } });
  }

  async function check({ database: { db }, stock, offers, orders }: Shop): Promise<void> {
    const { rows } = await orders.list(anyOrder);
    const csv = (await text(orders.csv(anyOrder))).split("\r\n").slice(1, -1);
    expect(csv).toHaveLength(rows.length);
    let held = 0;
    for (const row of rows) {
      const order = await orders.find(row.number);
      if (!order) throw new Error(`${row.number} is listed and can't be found`);
      const { lines, subtotal, delivery, total, discount, entries, received } = order;
      // Sums.
      for (const line of lines) expect(line.lineTotal).toBe(line.price * line.quantity);
      expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.lineTotal, 0));
      expect(total).toBe(subtotal + delivery - (discount?.sum ?? 0));
      // Money.
      expect(received).toBe(entries.reduce((sum, entry) => sum + entry.sum, 0));
      expect(received).toBeGreaterThanOrEqual(0);
      const balance = balanceNow(order);
      expect(balance.received).toBe(received);
      // The same in every place.
      expect(row).toMatchObject({ total, stage: order.stage, money: order.money, received });
      expect(shortMoney(row)).toEqual(shortMoney(order));
      const cells = csv.find((line) => line.startsWith(`"${row.number}"`)) ?? "";
      expect(cells).toContain(`,${subtotal},${delivery},${total},`);
      expect(cells).toContain(`,${balance.received},${balance.due},`);
      const [, toGiveBack, inCsv = ""] = /,(\d+),"([^"]*)",0,"","",""$/.exec(cells) ?? [];
      expect(Number(toGiveBack)).toBe(balance.toGiveBack);
      const amounts = inCsv
        .split("; ")
        .map((entry) => Number(entry.split(" ")[0]?.replace("−", "-").replaceAll(",", "")));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(received);
      await checkMoney(db, order);
      // What was ordered first can be read from the differences.
      const first = orderedAtFirst(order, orderChanges(order.events));
      expect(first.total).toBe(first.lines.reduce((sum, line) => sum + line.lineTotal, first.delivery));
      // Stock.
      if (holdsStock({ stage: order.stage, letGo: order.letGoAt !== null }))
        held += lines.filter(({ id }) => id === ring).reduce((sum, { quantity }) => sum + quantity, 0);
    }
    expect((await stock.of([ring])).get(ring)?.["17"]).toBe(inStock - held);
    // An offer is at most one order, and every order of these is an offer's.
    const taken = (await offers.list(anything)).rows.flatMap(({ takenBy }) => takenBy ?? []);
    expect(taken.toSorted()).toEqual(rows.map(({ number }) => number).toSorted());
    expect(await db.selectFrom("orders").select("number").execute()).toHaveLength(new Set(taken).size);
  }

  /** What is due or has to go back: the order, the shopper's page, the slip and SQL say the same. */
  async function checkMoney(db: Db, order: DeskOrder): Promise<void> {
    const { received, due, toGiveBack } = balanceNow(order);
    const isLeft = isWithCourier(order);
    const row = await db.selectFrom("orders").selectAll().where("number", "=", order.number).executeTakeFirstOrThrow();
    const told = moneyTold(await toFollowed(db, row, () => undefined), "wallet", 3);
    const values = told.sums.map(({ value }) => Number(value.replace(/[^\d.]/g, "")));
    const { isActive } = stageTable[order.stage];
    const isTold = isActive && received !== order.total && (received > 0 || waitsForAdvance(order));
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(isTold ? received + (toGiveBack || due) : 0);
    expect(JSON.stringify(told).includes("still due")).toBe(due > 0 && !isLeft && received > 0);
    expect(told.paying && "amount" in told.paying ? told.paying.amount : 0).toBe(dueOnline(order));
    const { figure } = slipAmount(order);
    expect(/\d/.test(figure) ? figure : formatDesk(0)).toBe(formatDesk(isLeft ? 0 : due));
    expect(giveBackSince(order) !== undefined).toBe(toGiveBack > 0);
    const sums = await db
      .selectFrom("orders")
      .select([receivedNow.as("received"), moneyToGiveBack.as("back"), withCourier.as("left")])
      .select((eb) => [
        eb.case().when(isToGiveBack).then(1).else(0).end().as("is_back"),
        eb.case().when(isLeftWithCourier).then(1).else(0).end().as("is_left"),
      ])
      .where("number", "=", order.number)
      .executeTakeFirstOrThrow();
    expect(sums).toMatchObject({ received, is_back: Number(toGiveBack > 0), is_left: Number(isLeft) });
    if (toGiveBack > 0) expect(Number(sums.back)).toBe(toGiveBack);
    if (isLeft) expect(Number(sums.left)).toBe(due);
  }

  test("sums, stock and entries add up in every place, and an offer has at most one order", async () => {
    const shop = await openShop();
    const sequences = fc.sample(fc.array(action, { minLength: 12, maxLength: 12 }), { numRuns: 10, seed: 2612 });
    for (const each of [{ do: "make", n: 1 } as const, ...sequences.flat()]) {
      await act(shop, each);
      await check(shop);
    }
    // It did something.
    expect((await shop.orders.list(anyOrder)).rows.length).toBeGreaterThan(2);
  });
});
