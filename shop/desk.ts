import type { OrderDesk } from "./order-desk.ts";
import type { PictureRef } from "./picture.ts";
import type { PictureDesk } from "./picture-desk.ts";
import type { PieceDesk } from "./piece-desk.ts";
import type { ShopDesk } from "./shop-desk.ts";

/**
 * What the desk's screens may ask for and do. The server implements it for each request and hands it in; screens and
 * server know nothing else of each other.
 */
export type Desk = {
  door: DeskDoor;
  /** Only whoever is signed in is given a room: without one there is nothing to ask. */
  room: DeskRoom | undefined;
};

/** Everything behind the door. */
export type DeskRoom = {
  me: DeskPerson;
  /** When this request was made; screens have no clock of their own. */
  now: number;
  shop: DeskShop;
  people: DeskPeople;
  orders: OrderDesk;
  pieces: PieceDesk;
  /** The shop's own words. */
  words: ShopDesk;
  /** Those that are sent here. */
  pictures: PictureDesk;
  /** Ends this device's session; the cookie that says so to the browser. */
  signOut(): Promise<SetCookie>;
};

/** What screens say of the shop itself. */
export type DeskShop = { name: string; phone: string; address: string; pieceCount: number };

export type DeskPerson = { id: string; name: string };

export type DoorPictures = { signIn: PictureRef | undefined; welcome: PictureRef | undefined };

/** The value of a `Set-Cookie` header. */
export type SetCookie = string;

export type DeskDoor = {
  /** One of the shop's own pieces beside each form, where there is room. */
  pictures: DoorPictures;
  signIn(name: string, password: string): Promise<SignInAnswer>;
  /** What a link is good for; undefined when it was used, withdrawn, has run out or never was. */
  invitation(token: string): Promise<OpenInvitation | undefined>;
  accept(token: string, name: string, password: string): Promise<AcceptAnswer>;
};

/** Which half was wrong isn't said, not even to the screen. */
export type SignInAnswer =
  | { ok: true; cookie: SetCookie }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "slow"; seconds: number };

export type OpenInvitation = {
  minutesLeft: number;
  /** Whom it was made out to: a proposal for a newcomer's name, or the name that a forgotten password belongs to. */
  name: string;
  /** A new password for somebody who has a key. */
  renews: boolean;
  shopName: string;
};

export type AcceptAnswer =
  | { ok: true; cookie: SetCookie }
  | { ok: false; reason: "gone" | "busy" }
  | { ok: false; reason: "faults"; faults: readonly KeyFault[] };

/** What can be wrong with a name or a password that somebody chooses. */
export const keyFaults = [
  "name-missing",
  "name-long",
  "name-taken",
  "password-short",
  "password-long",
  "password-is-name",
  "password-is-shop",
] as const;
export type KeyFault = (typeof keyFaults)[number];

export type DeskPeople = {
  list(): Promise<PeopleList>;
  invite(name: string): Promise<InviteAnswer>;
  withdraw(invitation: string): Promise<void>;
  endDevice(session: string): Promise<void>;
  endOthers(): Promise<void>;
  remove(person: string): Promise<RemoveAnswer>;
  changePassword(current: string, next: string): Promise<ChangePasswordAnswer>;
};

export type PeopleList = {
  people: readonly {
    id: string;
    name: string;
    since: number;
    from: string;
    isMe: boolean;
    devices: readonly Device[];
  }[];
  invitations: readonly Invitation[];
};

export type Device = {
  id: string;
  kind: "phone" | "laptop";
  /** "Chrome on Android". */
  browser: string;
  usedAt: number;
  isThis: boolean;
};

export type Invitation = {
  id: string;
  name: string;
  invitedAt: number;
  expiresAt: number;
  renews: boolean;
  /** Known on the device alone that made it: the database holds only its hash. */
  link: string | undefined;
};

export type InviteAnswer = { ok: true } | { ok: false; reason: "name-missing" | "name-long" | "too-many" };

export type RemoveAnswer = { ok: true } | { ok: false; reason: "last" | "gone" };

export type ChangePasswordAnswer =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "slow"; seconds: number }
  | { ok: false; reason: "faults"; faults: readonly KeyFault[] };
