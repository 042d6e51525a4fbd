import type { DeskShop, DoorPictures, TooFast } from "../../shop/desk/desk.ts";
import type { OrderDesk } from "../../shop/desk/order-desk.ts";
import type { PictureDesk } from "../../shop/editor/picture-desk.ts";
import type { PieceDesk } from "../../shop/editor/piece-desk.ts";
import type { ShopDesk } from "../../shop/editor/shop-desk.ts";
import type { Database } from "../database/open-database.ts";
import type { Guesses } from "./guesses.ts";
import type { InvitationStore } from "./invitation-store.ts";
import type { Passwords } from "./password.ts";
import type { PeopleStore } from "./people-store.ts";
import type { DeskCookie } from "./session-cookie.ts";
import type { Session, SessionStore } from "./session-store.ts";

/** What the whole desk is made of, once for the process. */
export type DeskParts = {
  db: Database["db"];
  transact: Database["transact"];
  people: PeopleStore;
  sessions: SessionStore;
  invitations: InvitationStore;
  passwords: Passwords;
  guesses: Guesses;
  cookie: DeskCookie;
  deviceCookie: DeskCookie;
  /** As it is now. */
  shop: () => DeskShop;
  pictures: () => DoorPictures;
  /** Orders as somebody with this name sees and changes them. */
  orders: (name: string) => OrderDesk;
  /** Pieces, likewise. */
  pieces: (name: string) => PieceDesk;
  words: (name: string) => ShopDesk;
  sent: PictureDesk;
  publicUrl: string;
  now: () => number;
};

/** Who asks, as far as a request tells. */
export type Visitor = {
  browser: string;
  address: string;
  /** What the device's cookie says. */
  device: string | undefined;
};

/** Whoever is in: her session, and the secret by which her browser proved it. */
export type Present = { session: Session; secret: string };

/** When too many others wait to be looked at. */
const busyWait = 3_000;

export function tooFast(wait = busyWait): TooFast {
  return { ok: false, reason: "slow", seconds: Math.ceil(wait / 1000) };
}
