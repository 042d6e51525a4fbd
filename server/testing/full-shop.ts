import { randomUUID } from "node:crypto";
import { dayOf } from "../../shop/pakistan-days.ts";
import { createAlertStore } from "../alerts/alert-store.ts";
import { recordCheck } from "../alerts/record-check.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import type { Database } from "../database/open-database.ts";
import { fillWithDemo } from "../desk/demo-orders.ts";
import { createRecordEvent } from "../desk/desk-events.ts";
import { stepParts } from "../desk/order-desk.ts";
import { saveProof } from "../follow/proofs.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { addPictures } from "../pictures/picture-store.ts";
import { createUploadStore } from "../pictures/upload-store.ts";
import { createFindPushKeys } from "../push/push-keys.ts";
import { createSubscriptionStore } from "../push/subscription-store.ts";
import { createReleaseStore } from "../releases/release-store.ts";
import { storePhotos } from "../reviews/review-photos.ts";
import { silent } from "./databases.ts";
import { openTestDesk, orderCatalogue, password, testCatalogue } from "./desk.ts";
import { madePicture } from "./made-picture.ts";
import { insertOffer } from "./offers.ts";
import { newOrder } from "./orders.ts";
import { newBrowser } from "./push-browser.ts";

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
const picture = Uint8Array.from([0xff, 0xd8, 0xff, ...bytes]);
/** More than is read at once. */
const manyRows = 1_100;
const manyFiles = 9;

/** Does what fills the tables, all of them, by the code that fills them in a shop. */
export async function fillShop(database: Database): Promise<void> {
  const desk = openTestDesk(database);
  const catalogue = testCatalogue(database);
  await fillWithDemo(database, catalogue.editions.current(), desk.now());
  await doSellersDay(database, desk);
  await sendPictures(database);
  await letPeopleIn(database, desk);
  await tellPhones(database, desk.now);
  await addWhatMachinesStore(database, desk.now());
}

type Desk = ReturnType<typeof openTestDesk>;

/** Pieces, sales, offers, sheets, notes about numbers, reviews. */
async function doSellersDay(database: Database, desk: Desk): Promise<void> {
  const sana = await desk.signedIn(await desk.enter("Sana"));
  const today = dayOf(desk.now());
  const [order] = (await sana.reviews.list("waiting")).rows;
  if (!order) throw new Error("no review waits");
  await sana.reviews.publish(order, "Mubarak.");
  await sana.costs.set(1, 21_000);
  await createStockStore(database).set(98, { "": 5 });
  await sana.drafts.save({ id: undefined, revision: 0, record: { name: "نئی بالیاں" } });
  await sana.sales.make({
    ...{ cut: { percent: 15 }, from: today, until: today + 4, listing: undefined },
    pieces: [{ id: 24, price: 4000, fullPrice: 5000 }],
  });
  const { orderNumber: number } = order;
  await sana.orders.mark(number, { text: "Rings back in the evening.", was: 0 });
  await sana.orders.makeInvoice(number);
  await sana.orders.newLink(number);
  await sana.sheets.begin({
    ...{ key: "sheet", courier: "TCS", columns: { tracking: "CN", collected: "COD" }, paidOn: today - 1 },
    lines: [{ tracking: "779", own: "", name: "Ayesha", collected: 5000, charges: 250 }],
  });
  await insertOffer(database);
  const row = { name: "green-jhoomar", added_at: desk.now(), type: "image/webp", width: 30, height: 40, bytes };
  await database.transact(async (trx) => {
    await trx.insertInto("offer_pictures").values(row).execute();
    const photo = { name: "worn", type: "image/webp", width: 30, height: 40, bytes };
    await storePhotos(trx, order.id, { names: ["worn"], added: [photo] });
  });
}

/** Finished pictures, one that is being cropped, and the screenshot of a payment. */
async function sendPictures(database: Database): Promise<void> {
  const now = Date.now;
  await database.transact((trx) => addPictures(trx, [madePicture()], now()));
  const upload = { id: "upload", kind: "piece", label: "IMG_2044.jpg", place: "piece-1", width: 300, height: 400 };
  await createUploadStore(database).add({ ...upload, kind: "piece", bytes }, now());
  const { order, ...entry } = newOrder({ payment: "online", screenshotSent: false });
  await createOrderStore(database).add({ ...entry, order });
  const steps = stepParts({ database, now, ...orderCatalogue(), writesToShoppers: true });
  const readPicture = async () => ({ type: "image/webp", bytes, width: 30, height: 40 });
  await saveProof({ database, steps, readPicture, now }, order.number, picture);
}

/** Another person, invited, half signed in, and the list of who came in. */
async function letPeopleIn(database: Database, desk: Desk): Promise<void> {
  const bilal = await desk.signedIn(await desk.enter("Bilal"));
  await bilal.people.invite("Hira", password, "packer");
  const record = createRecordEvent({ database, log: silent, now: desk.now });
  await record({ kind: "sign-in", person: "Bilal", actor: "" }, { browser: "Firefox", address: "192.0.2.1" });
  const row = { token_hash: randomUUID(), person_id: bilal.me.id, expires_at: desk.now() + 60_000 };
  await database.transact(async (trx) => {
    await trx.insertInto("desk_sign_ins").values(row).execute();
    const device = (index: number) => ({
      token_hash: `device-${index % 37}-${index}`,
      person_id: bilal.me.id,
      used_at: index,
    });
    await trx
      .insertInto("desk_devices")
      .values(Array.from({ length: manyRows }, (_, index) => device(index)))
      .execute();
  });
}

/** A phone of the desk, one message that waits for it, and one that was sent. */
async function tellPhones(database: Database, now: () => number): Promise<void> {
  await createFindPushKeys(database, now)();
  const { id } = await database.db.selectFrom("desk_sessions").select("id").executeTakeFirstOrThrow();
  const subscriptions = createSubscriptionStore(database, now);
  await subscriptions.addSession(id, { endpoint: "https://push.example/1", ...newBrowser().subscription });
  await subscriptions.sendTest(id);
  await createAlertStore(database).apply("disk", { isOn: true, detail: "8 % free" }, true, now());
  await database.transact((trx) => trx.deleteFrom("push_messages").where("tag", "like", "%alert%").execute());
}

/** What servers and commands leave, and a mail that the service will never take. */
async function addWhatMachinesStore(database: Database, now: number): Promise<void> {
  await recordCheck(database, { name: "backup", outcome: "ok", detail: "", now });
  const file = { type: "text/javascript", etag: '"1"', brotli: true, read: async () => bytes };
  const files = Array.from({ length: manyFiles }, (_, index) => ({ ...file, path: `/assets/shop-${index}.js` }));
  await createReleaseStore(database).publish({ id: "release", files, pictures: files }, now);
  await database.transact(async (trx) => {
    const mail = await trx.selectFrom("news_mails").select(["id", "order_number"]).executeTakeFirstOrThrow();
    await trx.insertInto("undeliverable_mails").values({ mail_id: mail.id, order_number: mail.order_number }).execute();
  });
}
