import { describeBrowser } from "../../shop/desk/browser-name.ts";
import type { Desk, DeskShop, SignInPictures } from "../../shop/desk/desk.ts";
import type { PictureDesk } from "../../shop/editor/picture-desk.ts";
import { createAlertStore } from "../alerts/alert-store.ts";
import { createPieceCosts } from "../catalogue/piece-costs.ts";
import { createPieceDrafts } from "../catalogue/piece-drafts.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log.ts";
import { createOfferDesk, type OfferDeskParts } from "../offers/offer-desk.ts";
import type { SharePictures } from "../pictures/share-pictures.ts";
import { createPhoneNews } from "../push/phone-news.ts";
import { createReviewDesk } from "../reviews/review-desk.ts";
import { createSaleDesk } from "../sales/sale-desk.ts";
import { createSheetDesk } from "../sheets/sheet-desk.ts";
import { createDeskAccess } from "./desk-access.ts";
import { createDeskEvents, createRecordEvent } from "./desk-events.ts";
import type { DeskParts } from "./desk-parts.ts";
import { createInvitationStore } from "./invitation-store.ts";
import { createMakingDesk } from "./making-desk.ts";
import { createOrderDesk, type OrderCatalogue } from "./order-desk.ts";
import { createPackingDesk } from "./packing-desk.ts";
import { createPasswords, type Passwords } from "./password.ts";
import { createPeopleStore } from "./people-store.ts";
import { createPieceDesk, type PieceDeskParts } from "./piece-desk.ts";
import { createDeviceCookie, createSessionCookie } from "./session-cookie.ts";
import { createSessionStore } from "./session-store.ts";
import { createShareDesk } from "./share-desk.ts";
import { createShopDesk } from "./shop-desk.ts";
import { createSignInLimiter } from "./sign-in-limiter.ts";
import { createSignedInDesk } from "./signed-in-desk.ts";

export type DeskRequest = { headers: Headers; address: string };

/** The desk for one request. */
export type OpenDesk = (request: DeskRequest) => Promise<Desk>;

type Options = {
  database: Database;
  shop: () => DeskShop;
  pictures: () => SignInPictures;
  /** Of the current edition. */
  orderCatalogue: () => OrderCatalogue;
  catalogue: Pick<PieceDeskParts, "editions" | "refresh">;
  offers: Pick<OfferDeskParts, "enter" | "addPicture">;
  pictureDesk: PictureDesk;
  sharePictures: SharePictures;
  publicUrl: string;
  writesToShoppers?: boolean;
  /** One more origin that may be a push service. */
  pushOrigin?: string | undefined;
  now: () => number;
  log: Pick<Log, "info" | "warn">;
  passwords?: Passwords;
};

export function createDesk({
  database,
  shop,
  pictures,
  orderCatalogue,
  catalogue,
  offers,
  pictureDesk,
  sharePictures,
  publicUrl,
  writesToShoppers = false,
  pushOrigin,
  now,
  log,
  passwords = createPasswords(),
}: Options): OpenDesk {
  const orderParts = () => ({ database, now, writesToShoppers, ...orderCatalogue() });
  const parts: DeskParts = {
    db: database.db,
    transact: database.transact,
    people: createPeopleStore(database),
    sessions: createSessionStore(database),
    invitations: createInvitationStore(database),
    passwords,
    signInLimiter: createSignInLimiter(),
    cookie: createSessionCookie(publicUrl),
    deviceCookie: createDeviceCookie(publicUrl),
    shop,
    pictures,
    phoneNews: createPhoneNews(database, { now, pushOrigin }),
    events: () => createDeskEvents(database),
    record: createRecordEvent({ database, log, now }),
    alerts: () => ({ list: createAlertStore(database).list }),
    orders: (name) => createOrderDesk(orderParts(), { by: "desk", name }),
    packing: (name) => createPackingDesk(orderParts(), { by: "desk", name }),
    making: () => createMakingDesk({ database, ...orderCatalogue() }),
    offers: (name) => createOfferDesk({ database, now, publicUrl, ...catalogue, ...offers }, name),
    sheets: (name) => createSheetDesk(orderParts(), name),
    pieces: (name) => createPieceDesk({ database, now, ...catalogue }, name),
    sales: (name) => createSaleDesk({ database, now, ...catalogue }, name),
    costs: (name) => createPieceCosts({ database, now }, name),
    drafts: (name) => createPieceDrafts({ database, now }, name),
    words: (name) => createShopDesk({ database, now, ...catalogue }, name),
    reviews: (name) => createReviewDesk({ database, now, ...orderCatalogue(), ...catalogue }, name),
    pictureDesk,
    sharing: () => createShareDesk({ editions: catalogue.editions, draw: sharePictures }),
    publicUrl,
    now,
  };
  return async ({ headers, address }) => {
    const cookies = headers.get("cookie");
    const browser = describeBrowser(headers.get("user-agent") ?? "");
    const visitor = { browser, address, device: parts.deviceCookie.read(cookies) };
    const secret = parts.cookie.read(cookies);
    const session = secret && (await parts.sessions.find(secret, now()));
    const signedIn = session && secret ? createSignedInDesk(parts, { session, secret, visitor }) : undefined;
    return { access: createDeskAccess(parts, visitor), signedIn };
  };
}
