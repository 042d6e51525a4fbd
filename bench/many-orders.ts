import type { Database } from "../server/database/open-database.ts";
import { eventRow, type NewEvent } from "../server/orders/event-rows.ts";
import { lineRows, orderColumns } from "../server/orders/order-rows.ts";
import { searchText } from "../shop/desk/order-search.ts";
import { orderNumberAlphabet } from "../shop/order/number.ts";
import type { Order } from "../shop/order/order.ts";
import { firstMoney, type MoneyState } from "../shop/order/payment-state.ts";
import { orderSources } from "../shop/order/source.ts";
import { type Stage, type Step, stepTable } from "../shop/order/stage.ts";

const names = ["Ayesha", "Hira", "Mahnoor", "Zainab", "Sadia", "Bushra", "Rabia", "Nimra", "Fatima", "Kiran", "ثناء"];
const families = ["Rahman", "Siddiqui", "Fatima", "Bukhari", "Iqbal", "Anwar", "Khattak", "Shah", "Baloch", "ملک"];
const cities = ["Lahore", "Karachi", "Islamabad", "Faisalabad", "Multan", "Peshawar", "Sialkot", "Quetta", "Sukkur"];
const pieces = ["Aina", "Gauhar", "Kiran", "Laila", "Dhanak", "Mehr", "Kangan", "Motia", "Sassi", "Farah", "Chandni"];

const couriers = ["TCS", "Leopards", "M&P"] as const;

const day = 24 * 60 * 60 * 1000;
const twoYears = 730 * day;
/** A statement takes 65,535 values at most: an order has up to six events of eleven columns. */
const portion = 400;

function pick<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

/** The index as six characters, so that numbers are unique. */
function numberOf(index: number): string {
  const base = orderNumberAlphabet.length;
  let rest = index;
  let signs = "";
  for (let place = 0; place < 6; place++) {
    signs = orderNumberAlphabet.charAt(rest % base) + signs;
    rest = Math.floor(rest / base);
  }
  return `NQ-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

function orderAt(index: number, { count, now, span }: Filling): Order {
  const name = `${pick(names, index * 7)} ${pick(families, Math.floor(index / 11))}`;
  const lines = [0, 1].map((place) => {
    const id = ((index * 3 + place * 5) % pieces.length) + 1;
    return { id, name: pick(pieces, id), price: 5000 + id * 100, quantity: 1, lineTotal: 5000 + id * 100 };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  return {
    number: numberOf(index),
    source: pick(orderSources, index * 5),
    createdAt: now - Math.floor(((count - index) / count) * span),
    customer: {
      name,
      email: `shopper${index}@example.com`,
      address: `House ${index % 500}, Street ${index % 40}, Block ${index % 20}`,
      city: pick(cities, Math.floor(index / 3)),
      phone: `03${String(10_000_000 + index * 37).padStart(9, "0")}`,
    },
    payment: index % 3 === 0 ? "online" : "cod",
    screenshotSent: index % 3 === 0,
    notes: index % 4 === 0 ? `Please ring before you come, the bell of house ${index} doesn't work.` : "",
    lines,
    subtotal,
    delivery: 250,
    total: subtotal + 250,
  };
}

/** Most are delivered; the latest are at the earlier stages. */
function stageAt(index: number, count: number): Stage {
  const fromEnd = count - index;
  if (fromEnd <= 40) return "new";
  if (fromEnd <= 80) return "confirmed";
  if (fromEnd <= 160) return "making";
  if (fromEnd <= 200) return "packed";
  if (fromEnd <= 400) return "sent";
  if (index % 25 === 0) return "cancelled";
  return index % 40 === 0 ? "returned" : "delivered";
}

/** Of a quarter: those that have notes of their shoppers, too. */
function privateNotes({ number, notes }: Order): string[] {
  return notes === "" ? [] : [`Rang about ${number.slice(3)}, she wants it before the wedding in Multan`];
}

function noteEvents(order: Order): NewEvent[] {
  const state = { stage: "new", money: "due" } as const;
  const actor = { by: "desk", name: "Sana" } as const;
  const event = { number: order.number, at: order.createdAt, actor, revision: null, from: state, to: state };
  return privateNotes(order).map((text) => ({ ...event, details: { kind: "note", text } }));
}

/** Most has come, or went back. The cash of the last two weeks is with couriers, and the latest refunds wait. */
function moneyAt(
  index: number,
  { count, span }: Filling,
  order: Order,
  stage: Stage,
): { money: MoneyState; sums: number[] } {
  const { total } = order;
  if (stage === "cancelled" || stage === "returned") {
    if (order.payment === "cod") return { money: "due", sums: [] };
    return count - index <= 3000 ? { money: "received", sums: [total] } : { money: "refunded", sums: [total, -total] };
  }
  if (stage === "new") return { money: firstMoney(order), sums: [] };
  if (order.payment === "online") return { money: "received", sums: [total] };
  const isHere = stage === "delivered" && (count - index) / count > (17 * day) / span;
  if (isHere) return { money: "received", sums: [total] };
  return { money: "due", sums: index % 50 === 0 ? [2000] : [] };
}

/** The steps to a stage, a few hours apart. */
function eventsTo(stage: Stage, { number, createdAt }: Order, money: MoneyState): NewEvent[] {
  const steps = stepsTo[stage];
  return steps.map((step, index) => ({
    number,
    at: createdAt + (index + 1) * 9 * 60 * 60 * 1000,
    actor: { by: "desk", name: "Sana" },
    revision: index + 1,
    from: { stage: index === 0 ? "new" : stepTable[steps[index - 1] as Step].to, money },
    to: { stage: stepTable[step].to, money },
    details: { kind: "step", step },
  }));
}

const packing = ["confirm", "make", "pack"] as const satisfies readonly Step[];

const stepsTo: Readonly<Record<Stage, readonly Step[]>> = {
  new: [],
  confirmed: packing.slice(0, 1),
  making: packing.slice(0, 2),
  packed: packing,
  sent: [...packing, "send"],
  delivered: [...packing, "send", "deliver"],
  cancelled: ["cancel"],
  returned: [...packing, "send", "come-back"],
};

type Filling = { count: number; now: number; span: number };

/** Spread over two years, or another span. */
export async function fillWithOrders(
  { transact }: Database,
  count: number,
  now: number,
  span = twoYears,
): Promise<void> {
  const filling = { count, now, span };
  for (let start = 0; start < count; start += portion) {
    const indexes = Array.from({ length: Math.min(portion, count - start) }, (_, place) => start + place);
    const orders = indexes.map((index) => orderAt(index, filling));
    const filled = indexes.map((index, place) => {
      const order = orders[place] as Order;
      const stage = stageAt(index, count);
      const { money, sums } = moneyAt(index, filling, order, stage);
      const tracking = stepsTo[stage].includes("send") ? `779 ${100_000 + index} ${index % 900}` : undefined;
      return {
        row: {
          ...orderColumns(order),
          idempotency_key: `key-${index}`,
          fingerprint: "",
          stage,
          money,
          received: sums.reduce((sum, each) => sum + each, 0),
          revision: stepsTo[stage].length,
          make_by: stage === "making" ? Math.floor(now / day) + (index % 15) : null,
          needed_by: index % 100 === 0 ? Math.floor((now - (count - index) * 1000) / day) : null,
          ...(tracking !== undefined && { courier: pick(couriers, Math.floor(index / 3)), tracking }),
          search: searchText(order, { ...(tracking && { tracking }), privateNotes: privateNotes(order) }),
        },
        events: [...noteEvents(order), ...eventsTo(stage, order, money)].map(eventRow),
        entries: sums.map((sum, later) => ({
          order_number: order.number,
          at: order.createdAt + (later + 1) * day,
          sum,
          way: order.payment === "cod" ? "courier" : "wallet",
          by: "Sana",
        })),
      };
    });
    const events = filled.flatMap((each) => each.events);
    const entries = filled.flatMap((each) => each.entries);
    await transact(async (trx) => {
      await trx
        .insertInto("orders")
        .values(filled.map(({ row }) => row))
        .execute();
      await trx.insertInto("order_lines").values(orders.flatMap(lineRows)).execute();
      if (events.length > 0) await trx.insertInto("order_events").values(events).execute();
      if (entries.length > 0) await trx.insertInto("order_money").values(entries).execute();
      await trx.insertInto("outbox").values(orders.map(mailOf)).execute();
    });
  }
}

function mailOf({ number, createdAt: at }: Order) {
  const times = { created_at: at, run_at: at, decided_at: at, sent_at: at };
  return { order_number: number, ...times, attempts: 1, set_aside: 0 };
}
