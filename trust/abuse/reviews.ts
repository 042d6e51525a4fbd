import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { ownReviewPath } from "../../shop/paths.ts";
import { maxReviewBytes } from "../../shop/review/writing.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { fetchOrderPage, type OrderAccess, openOrderPage, placeOnlineOrder, randomKey } from "../order-pages.ts";
import { type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

const day = 24 * 60 * 60 * 1000;

/** Stays below the limit of changes per order and hour. */
const perOrder = 15;

type Fields = Readonly<Record<string, string>>;

const good: Fields = {
  intent: "review",
  piece: "1",
  seen: "",
  rating: "5",
  words: "Worn at my nikah.",
  name: "A",
  city: "",
};

const nonsense = fc.constantFrom(
  "",
  "0",
  "6",
  "-1",
  "1e0",
  "null",
  "NaN",
  "\u0000",
  "9".repeat(400),
  "1 or 1=1",
  "<b>5</b>",
);

/** Reviews with one field wrong: none may be stored. */
const bent: fc.Arbitrary<Fields> = fc.oneof(
  nonsense.map((rating) => ({ ...good, rating })),
  nonsense.filter((piece) => piece !== "1").map((piece) => ({ ...good, piece })),
  // There is none that was seen.
  nonsense.filter((seen) => seen !== "").map((seen) => ({ ...good, seen })),
  fc.constantFrom("7", "24", "999999999").map((piece) => ({ ...good, piece })),
  fc.constant({ ...good, words: "x".repeat(2001) }),
);

/** Bent reviews of an order that may be reviewed, and good ones of orders that may not: 4xx, nothing stored. */
export async function hostileReviews(database: string, count: number): Promise<Finding[]> {
  const shop = await startShop({ database });
  const wrong: string[] = [];
  const note = async (what: string, sent: Promise<{ status: number }>) => {
    const { status } = await sent.catch(() => ({ status: 413 }));
    if (status < 400 || status >= 500) wrong.push(`${status} ${what}`);
  };
  let order = await deliveredOrder(shop.origin, database);
  for (const [index, fields] of fc.sample(bent, count).entries()) {
    if (index % perOrder === perOrder - 1) order = await deliveredOrder(shop.origin, database);
    await note(JSON.stringify(fields).slice(0, 120), send(shop.origin, order, multipart(fields)));
  }
  for (const [type, body] of brokenForms) await note(type, send(shop.origin, order, { type, body }));
  for (const move of ["take-away", "put-back"])
    await note(move, send(shop.origin, order, multipart({ ...good, intent: move, seen: "0" })));
  const early = await placeOnlineOrder(shop.origin);
  await note("an order that isn't delivered", send(shop.origin, early, multipart(good)));
  await note("another key", send(shop.origin, { ...order, key: randomKey() }, multipart(good)));
  const heavy = multipart(good, Buffer.alloc(maxReviewBytes + 65 * 1024));
  await note("too heavy", send(shop.origin, order, heavy));
  const last = await deliveredOrder(shop.origin, database);
  const before = await stored(database);
  const honest = await send(shop.origin, last, multipart(good));
  const page = await openOrderPage(shop.origin, last);
  await shop.end("SIGTERM");
  return [
    nothing("answers that are not 4xx", wrong, count),
    none("reviews and events stored by them", before),
    isTrue("an honest one is stored", honest.status === 303 && (await stored(database)) === 2, `${honest.status}`),
    isTrue("her page opens", page.status === 200),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

const brokenForms = [
  ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name"],
  ["multipart/form-data", "--x--"],
  ["application/json", '{"intent":"review","piece":1,"rating":5}'],
  ["text/plain", "rating=5"],
] as const;

/** Delivered four days ago, as far as the database knows. */
async function deliveredOrder(origin: string, database: string): Promise<OrderAccess> {
  const order = await placeOnlineOrder(origin);
  const { transact, close } = await openExistingDatabase(parseDatabaseUrl(database), silentLog);
  await transact((trx) =>
    trx
      .updateTable("orders")
      .set({ stage: "delivered", created_at: Date.now() - 4 * day })
      .where("number", "=", order.number)
      .execute(),
  );
  await close();
  return order;
}

function multipart(fields: Fields, file?: Uint8Array) {
  const boundary = `----${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(parts.join("")),
    ...(file ? [Buffer.from(head), file, Buffer.from("\r\n")] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

function send(origin: string, { number, key }: OrderAccess, form: { type: string; body: Uint8Array | string }) {
  return fetchOrderPage(origin, { path: ownReviewPath(number, key), ...form });
}

async function stored(database: string): Promise<number> {
  const { db, close } = await openExistingDatabase(parseDatabaseUrl(database), silentLog);
  const reviews = await db.selectFrom("reviews").select("id").execute();
  const events = await db.selectFrom("review_events").select("id").execute();
  await close();
  return reviews.length + events.length;
}
