import type { DeskAlerts } from "../../shop/desk/alerts.ts";
import type { DeskShop, SignInPictures, TooFast } from "../../shop/desk/desk.ts";
import type { DeskEvents } from "../../shop/desk/desk-events.ts";
import type { MakingDesk } from "../../shop/desk/making-desk.ts";
import type { OrderDesk } from "../../shop/desk/order-desk.ts";
import type { PackingDesk } from "../../shop/desk/packing-desk.ts";
import type { PhoneNews } from "../../shop/desk/phone-news.ts";
import type { PieceCosts } from "../../shop/desk/piece-costs.ts";
import type { PictureDesk } from "../../shop/editor/picture-desk.ts";
import type { PieceDesk } from "../../shop/editor/piece-desk.ts";
import type { PieceDrafts } from "../../shop/editor/piece-drafts.ts";
import type { ShopDesk } from "../../shop/editor/shop-desk.ts";
import type { OfferDesk } from "../../shop/offer/offer-desk.ts";
import type { ReviewDesk } from "../../shop/review/review-desk.ts";
import type { SaleDesk } from "../../shop/sale/sale-desk.ts";
import type { ShareDesk } from "../../shop/share-picture/share-desk.ts";
import type { SheetDesk } from "../../shop/sheet/sheet-desk.ts";
import type { Database } from "../database/open-database.ts";
import type { RecordEvent } from "./desk-events.ts";
import type { InvitationStore } from "./invitation-store.ts";
import type { Passwords } from "./password.ts";
import type { PeopleStore } from "./people-store.ts";
import type { DeskCookie } from "./session-cookie.ts";
import type { Session, SessionStore } from "./session-store.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** What the desk is made of; one per process. */
export type DeskParts = {
  db: Database["db"];
  transact: Database["transact"];
  people: PeopleStore;
  sessions: SessionStore;
  invitations: InvitationStore;
  passwords: Passwords;
  signInLimiter: SignInLimiter;
  cookie: DeskCookie;
  deviceCookie: DeskCookie;
  shop: () => DeskShop;
  pictures: () => SignInPictures;
  phoneNews: (session: string) => PhoneNews;
  alerts: () => DeskAlerts;
  events: () => DeskEvents;
  record: RecordEvent;
  /** For a person with this name, whom the order's history then names. */
  orders: (name: string) => OrderDesk;
  packing: (name: string) => PackingDesk;
  making: () => MakingDesk;
  offers: (name: string) => OfferDesk;
  sheets: (name: string) => SheetDesk;
  pieces: (name: string) => PieceDesk;
  sales: (name: string) => SaleDesk;
  costs: (name: string) => PieceCosts;
  drafts: (name: string) => PieceDrafts;
  words: (name: string) => ShopDesk;
  reviews: (name: string) => ReviewDesk;
  pictureDesk: PictureDesk;
  sharing: () => ShareDesk;
  publicUrl: string;
  now: () => number;
};

/** What a request tells of who sent it. */
export type Visitor = {
  browser: string;
  address: string;
  /** The device's cookie. */
  device: string | undefined;
};

/** A session, the secret from its cookie, and where it is used now. */
export type SignedIn = { session: Session; secret: string; visitor: Visitor };

/** In milliseconds, when the queue for hashing passwords is full. */
const busyWait = 3_000;

export function tooFast(wait = busyWait): TooFast {
  return { ok: false, reason: "slow", seconds: Math.ceil(wait / 1000) };
}
