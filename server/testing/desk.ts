import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileEdition, fileSource } from "../../catalogue/file-edition.server.ts";
import type { Desk, SignedInDesk } from "../../shop/desk/desk.ts";
import type { Role } from "../../shop/desk/roles.ts";
import { createEditions } from "../catalogue/editions.ts";
import { liveStores, readLive } from "../catalogue/live-records.ts";
import type { Database } from "../database/open-database.ts";
import { createDesk, type OpenDesk } from "../desk/desk.ts";
import { createInvitationStore } from "../desk/invitation-store.ts";
import { openPictureDesk } from "../desk/open-picture-desk.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { createPasswords } from "../desk/password.ts";
import { newId, newSecret } from "../desk/secrets.ts";
import { createSessionCookie } from "../desk/session-cookie.ts";
import { startSession } from "../desk/session-store.ts";
import { createLog } from "../log.ts";
import { createAddOfferPicture } from "../offers/offer-pictures.ts";
import { openOrders } from "../orders/open-orders.ts";
import { createPictureQueue } from "../pictures/picture-queue.ts";
import { createSharePictures } from "../pictures/share-pictures.ts";

/** With cheap hashing, for tests that check many passwords. */
export const cheapPasswords = createPasswords({ n: 16, r: 1, p: 1 });

export const password = "ichhra mein bara";

export const deskShop = { name: "Naqsh", phone: "0300 1234567", address: "http://localhost:3000", pieceCount: 135 };

export const noPictures = () => ({ signIn: undefined, welcome: undefined });

/** Orders in the small shop of the tests: Aina is made to order, Gauhar is in stock. */
export const orderCatalogue = () => orderCatalogueFrom(fileEdition, "http://localhost:3000");

export type TestDesk = {
  /** Moves the clock forward. */
  wait(milliseconds: number): void;
  now(): number;
  visit(cookie?: string, address?: string): Promise<Desk>;
  /** As `npm run desk` makes it. */
  link(): Promise<string>;
  /** Signs in by a link; the cookie. */
  enter(name: string): Promise<string>;
  signedIn(cookie: string): Promise<SignedInDesk>;
};

const noon = Date.UTC(2026, 10, 15, 7);

/** The desk on a database, with a clock that can be set. */
export function openTestDesk(database: Database, publicUrl = "http://localhost:3000"): TestDesk {
  let time = noon;
  const now = () => time;
  const catalogue = testCatalogue(database);
  const queue = createPictureQueue();
  const pictures = openPictureDesk({ database, queue, ...catalogue, now, log: createLog("silent") });
  const selling = catalogue.editions.current;
  const { enter } = openOrders({ database, selling, now, rateLimit: "off", writesToShoppers: true });
  const open: OpenDesk = createDesk({
    database,
    shop: () => deskShop,
    pictures: noPictures,
    orderCatalogue,
    catalogue,
    offers: { enter, addPicture: createAddOfferPicture({ database, queue, now }) },
    pictureDesk: pictures.desk,
    sharePictures: createSharePictures({ editions: catalogue.editions, queue, readPicture: readFilePicture }),
    publicUrl,
    now,
    log: createLog("silent"),
    passwords: cheapPasswords,
  });
  const visit: TestDesk["visit"] = (cookie, address = "192.0.2.1") =>
    open({ headers: new Headers(cookie ? { cookie } : {}), address });
  const link = () => addLink(database, time);
  return {
    wait: (milliseconds) => {
      time += milliseconds;
    },
    now,
    visit,
    link,
    async enter(name) {
      const { access } = await visit();
      const accepted = await access.accept(await link(), name, password);
      if (!accepted.ok) throw new Error(`${name} is not let in: ${accepted.reason}`);
      return cookieOf(accepted.cookie);
    },
    async signedIn(cookie) {
      const { signedIn } = await visit(cookie);
      if (!signedIn) throw new Error("nobody is signed in");
      return signedIn;
    },
  };
}

/** A picture that comes with the shop. */
export const readFilePicture = (path: string) => readFile(join(import.meta.dirname, "..", "..", path));

/** The editions of a database, reloaded by `refresh`. */
export function testCatalogue(database: Database) {
  const editions = createEditions(fileSource);
  const stores = liveStores(database);
  const fail = () => {
    throw new Error("a record breaks the rules of the catalogue");
  };
  return { editions, refresh: async () => editions.update(await readLive(stores, editions.records(), fail)) };
}

export async function addLink(database: Database, now: number): Promise<string> {
  const secret = newSecret();
  await createInvitationStore(database).add({
    id: newId(),
    secret,
    name: "",
    role: "owner",
    invitedBy: "",
    renews: "",
    now,
  });
  return secret;
}

/** Adds a person and a session straight to the database; gives the cookie. */
export async function giveKey(
  database: Database,
  name: string,
  { publicUrl = "http://localhost:3000", role = "owner" }: { publicUrl?: string; role?: Role } = {},
): Promise<string> {
  const [id, now] = [newId(), Date.now()];
  const secret = await database.transact(async (trx) => {
    const person = { id, name, name_key: name.toLowerCase(), role, password: "", created_at: now, invited_by: "" };
    await trx.insertInto("desk_people").values(person).execute();
    return startSession(trx, id, "", now);
  });
  return cookieOf(createSessionCookie(publicUrl).set(secret));
}

/** The part of `Set-Cookie` that a browser sends back. */
export function cookieOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
