import type { Database } from "../server/database/open-database.ts";
import { eventRow } from "../server/orders/event-rows.ts";
import { lineRows, orderColumns } from "../server/orders/order-rows.ts";
import { searchText } from "../shop/desk/order-search.ts";
import { courierNames } from "../shop/order/courier.ts";
import { orderNumberAlphabet } from "../shop/order/number.ts";
import type { Order } from "../shop/order/order.ts";
import { orderSources } from "../shop/order/source.ts";
import type { Stage } from "../shop/order/stage.ts";

const names = ["Ayesha", "Hira", "Mahnoor", "Zainab", "Sadia", "Bushra", "Rabia", "Nimra", "Fatima", "Kiran", "ثناء"];
const families = ["Rahman", "Siddiqui", "Fatima", "Bukhari", "Iqbal", "Anwar", "Khattak", "Shah", "Baloch", "ملک"];
const cities = ["Lahore", "Karachi", "Islamabad", "Faisalabad", "Multan", "Peshawar", "Sialkot", "Quetta", "Sukkur"];
const pieces = ["Aina", "Gauhar", "Kiran", "Laila", "Dhanak", "Mehr", "Kangan", "Motia", "Sassi", "Farah", "Chandni"];

const day = 24 * 60 * 60 * 1000;
/** Orders are spread over two years. */
const span = 730 * day;
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

function orderAt(index: number, count: number, now: number): Order {
  const name = `${pick(names, index * 7)} ${pick(families, Math.floor(index / 11))}`;
  const lines = [0, 1].map((place) => {
    const id = ((index * 3 + place * 5) % pieces.length) + 1;
    return { id, name: pick(pieces, id), price: 5000 + id * 100, quantity: 1, lineTotal: 5000 + id * 100 };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  return {
    number: numberOf(index),
    source: pick(orderSources, Math.floor(index / 5)),
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

const isSent = (stage: Stage) => stage === "sent" || stage === "delivered" || stage === "returned";

/** Of a quarter: those that have notes of their shoppers, too. */
function privateNotes({ number, notes }: Order): string[] {
  return notes === "" ? [] : [`Rang about ${number.slice(3)}, she wants it before the wedding in Multan`];
}

function noteEvents(order: Order) {
  const state = { stage: "new", money: "due" } as const;
  const actor = { by: "desk", name: "Sana" } as const;
  const event = { number: order.number, at: order.createdAt, actor, revision: null, from: state, to: state };
  return privateNotes(order).map((text) => eventRow({ ...event, details: { kind: "note", text } }));
}

export async function fillWithOrders({ transact }: Database, count: number, now: number): Promise<void> {
  for (let start = 0; start < count; start += portion) {
    const indexes = Array.from({ length: Math.min(portion, count - start) }, (_, place) => start + place);
    const orders = indexes.map((index) => orderAt(index, count, now));
    const rows = indexes.map((index, place) => {
      const stage = stageAt(index, count);
      const isPaid = stage === "delivered" || (index % 3 === 0 && stage !== "new");
      const order = orders[place] as Order;
      const columns = orderColumns(order);
      const tracking = isSent(stage) ? `779 ${100_000 + index} ${index % 900}` : undefined;
      return {
        ...columns,
        idempotency_key: `key-${index}`,
        fingerprint: "",
        stage,
        ...(isPaid && { money: "received" }),
        make_by: stage === "making" ? Math.floor(now / day) + (index % 15) : null,
        received: index % 50 === 0 ? 2000 : 0,
        needed_by: index % 100 === 0 ? Math.floor((now - (count - index) * 1000) / day) : null,
        ...(tracking !== undefined && {
          courier: pick(courierNames, index),
          tracking,
        }),
        search: searchText(order, { ...(tracking && { tracking }), privateNotes: privateNotes(order) }),
      };
    });
    await transact(async (trx) => {
      await trx.insertInto("orders").values(rows).execute();
      await trx.insertInto("order_lines").values(orders.flatMap(lineRows)).execute();
      const mail = (order: Order) => ({
        order_number: order.number,
        created_at: order.createdAt,
        run_at: order.createdAt,
        decided_at: order.createdAt,
        attempts: 1,
        set_aside: 0,
        sent_at: order.createdAt,
      });
      await trx.insertInto("outbox").values(orders.map(mail)).execute();
      await trx.insertInto("order_events").values(orders.flatMap(noteEvents)).execute();
    });
  }
}
