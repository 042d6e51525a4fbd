import type { DeskShop, DoorPictures } from "../../shop/desk.ts";
import type { OrderDesk } from "../../shop/order-desk.ts";
import type { PictureDesk } from "../../shop/picture-desk.ts";
import type { PieceDesk } from "../../shop/piece-desk.ts";
import type { ShopDesk } from "../../shop/shop-desk.ts";
import type { Database } from "../database/open-database.ts";
import type { Guesses } from "./guesses.ts";
import type { InvitationStore } from "./invitation-store.ts";
import type { Passwords } from "./password.ts";
import type { PeopleStore } from "./people-store.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Session, SessionStore } from "./session-store.ts";

/** What the whole desk is made of, once for the process. */
export type DeskParts = {
  transact: Database["transact"];
  people: PeopleStore;
  sessions: SessionStore;
  invitations: InvitationStore;
  passwords: Passwords;
  guesses: Guesses;
  cookie: SessionCookie;
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
export type Visitor = { browser: string; address: string };

/** Whoever is in: her session, and the secret by which her browser proved it. */
export type Present = { session: Session; secret: string };
