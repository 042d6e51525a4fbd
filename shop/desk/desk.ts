import type { PictureDesk } from "../editor/picture-desk.ts";
import type { PieceDesk } from "../editor/piece-desk.ts";
import type { PieceDrafts } from "../editor/piece-drafts.ts";
import type { ShopDesk } from "../editor/shop-desk.ts";
import type { OfferDesk } from "../offer/offer-desk.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { ReviewDesk } from "../review/review-desk.ts";
import type { SaleDesk } from "../sale/sale-desk.ts";
import type { ShareDesk } from "../share-picture/share-desk.ts";
import type { SheetDesk } from "../sheet/sheet-desk.ts";
import type { DeskAlerts } from "./alerts.ts";
import type { DeskEvents } from "./desk-events.ts";
import type { MakingDesk } from "./making-desk.ts";
import type { OrderDesk } from "./order-desk.ts";
import type { PackingDesk } from "./packing-desk.ts";
import type { PhoneNews } from "./phone-news.ts";
import type { PieceCosts } from "./piece-costs.ts";
import type { Role } from "./roles.ts";

/**
 * The port of the desk's screens: the server implements it for each request and passes it in. Screens and server know
 * nothing else of each other.
 */
export type Desk = {
  access: DeskAccess;
  /** Everything that needs a session; undefined for whoever isn't signed in. */
  signedIn: SignedInDesk | undefined;
};

/** What somebody who is signed in may do. What a role may not use throws a 404; see `port-rights.ts`. */
export type SignedInDesk = {
  me: DeskPerson;
  /** When this request was made; screens have no clock of their own. */
  now: number;
  shop: DeskShop;
  people: DeskPeople;
  secondFactor: DeskSecondFactor;
  phoneNews: PhoneNews;
  /** What has to be looked after. */
  alerts: DeskAlerts;
  /** Who came in, who was kept out, what became of keys. */
  events: DeskEvents;
  orders: OrderDesk;
  packing: PackingDesk;
  making: MakingDesk;
  offers: OfferDesk;
  /** What couriers pay out. */
  sheets: SheetDesk;
  pieces: PieceDesk;
  /** Sales with dates. */
  sales: SaleDesk;
  /** What pieces cost the seller. */
  costs: PieceCosts;
  /** Pieces that aren't finished. */
  drafts: PieceDrafts;
  /** The settings and policy pages. */
  words: ShopDesk;
  /** What shoppers say about pieces. */
  reviews: ReviewDesk;
  /** Uploads. */
  pictures: PictureDesk;
  /** Pictures of pieces for posts and stories. */
  sharing: ShareDesk;
  /** Ends this device's session; the cookie to clear it in the browser. */
  signOut(): Promise<SetCookie>;
};

/** What screens show of the shop itself. */
export type DeskShop = { name: string; phone: string; address: string; pieceCount: number };

export type DeskPerson = { id: string; name: string; role: Role };

export type SignInPictures = { signIn: PictureRef | undefined; welcome: PictureRef | undefined };

/** The value of a `Set-Cookie` header. */
export type SetCookie = string;

/** What anybody may do: sign in, or accept an invitation. */
export type DeskAccess = {
  /** A picture beside each form, on wide screens. */
  pictures: SignInPictures;
  signIn(name: string, password: string): Promise<SignInAnswer>;
  /** The second factor, where it is switched on. */
  signInWithCode(ticket: string, code: string): Promise<SecondStepAnswer>;
  /** Undefined when the link was used or withdrawn, has expired, or never was. */
  invitation(token: string): Promise<OpenInvitation | undefined>;
  accept(token: string, name: string, password: string, code?: string): Promise<AcceptAnswer>;
};

/** `cookie` is the session; `device` marks a known device, which other people's wrong guesses don't slow down. */
export type LetIn = { ok: true; cookie: SetCookie; device: SetCookie };

export type TooFast = { ok: false; reason: "slow"; seconds: number };

/** Whether name or password was wrong isn't said, not even to the screen. */
export type SignInAnswer =
  | LetIn
  | { ok: false; reason: "wrong" }
  /** Name and password are right, and a code is needed. The ticket is valid for a few minutes. */
  | { ok: false; reason: "code"; ticket: string }
  | TooFast;

export type SecondStepAnswer = LetIn | { ok: false; reason: "wrong" | "gone" } | TooFast;

export type OpenInvitation = {
  minutesLeft: number;
  /** The name proposed to a newcomer, or whose password is to be renewed. */
  name: string;
  /** A new password for somebody who can already sign in. */
  renews: boolean;
  /** The second factor is needed as well. */
  asksCode: boolean;
  shopName: string;
};

export type AcceptAnswer =
  | LetIn
  | { ok: false; reason: "gone" | "busy" }
  /** With a second factor, a link alone doesn't renew the password. */
  | { ok: false; reason: "code-missing" | "code-wrong" }
  | TooFast
  | { ok: false; reason: "faults"; faults: readonly CredentialFault[] };

/** What can be wrong with a chosen name or password. */
export const credentialFaults = [
  "name-missing",
  "name-long",
  "name-taken",
  "password-short",
  "password-long",
  "password-is-name",
  "password-is-shop",
  "password-common",
] as const;
export type CredentialFault = (typeof credentialFaults)[number];

/** Sensitive changes need the password again unless it was typed within ten minutes: an unlocked phone isn't enough. */
export type Unconfirmed = { ok: false; reason: "unconfirmed" | "wrong" } | TooFast;

/** A `password` is ignored where it was confirmed within the last ten minutes. */
export type DeskPeople = {
  /** Everybody, for an owner; others see themselves alone. */
  list(): Promise<PeopleList>;
  /** `role` is for a newcomer; whoever has access already keeps her own. */
  invite(name: string, password: string, role?: Role): Promise<InviteAnswer>;
  setRole(person: string, role: Role, password: string): Promise<RoleAnswer>;
  withdraw(invitation: string): Promise<void>;
  /** Anybody's, for an owner. */
  endDevice(session: string): Promise<void>;
  endOthers(): Promise<void>;
  remove(person: string, password: string): Promise<RemoveAnswer>;
  changePassword(current: string, next: string): Promise<ChangePasswordAnswer>;
};

export type PeopleList = {
  people: readonly {
    id: string;
    name: string;
    role: Role;
    since: number;
    from: string;
    isMe: boolean;
    /** Invited me, or invited whoever did: I can't remove or renew them, nor change their role. */
    isAbove: boolean;
    devices: readonly Device[];
  }[];
  invitations: readonly Invitation[];
  /** Whether the next change asks for the password. */
  asksPassword: boolean;
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
  role: Role;
  invitedAt: number;
  expiresAt: number;
  renews: boolean;
  /** Known only on the device that made it: the database has a hash. */
  link: string | undefined;
};

export type InviteAnswer =
  | { ok: true }
  | { ok: false; reason: "name-missing" | "name-long" | "is-me" | "above" | "too-many" }
  | Unconfirmed;

export type RemoveAnswer = { ok: true } | { ok: false; reason: "last" | "last-owner" | "gone" | "above" } | Unconfirmed;

/** `was` is the role before, to take it back. */
export type RoleAnswer = { ok: true; was: Role } | { ok: false; reason: "last-owner" | "gone" | "above" } | Unconfirmed;

export type ChangePasswordAnswer =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | TooFast
  | { ok: false; reason: "faults"; faults: readonly CredentialFault[] };

/** Codes from an authenticator app, needed after the password. */
export type DeskSecondFactor = {
  state(): Promise<SecondFactor>;
  /** Makes a secret, valid for ten minutes unless `switchOn` proves it. */
  begin(password: string): Promise<{ ok: true } | Unconfirmed>;
  /** `code` proves that the app has the secret. The recovery codes are only shown this once. */
  switchOn(code: string): Promise<NewRecoveryCodes | { ok: false; reason: "wrong" | "gone" } | TooFast>;
  renewCodes(password: string): Promise<NewRecoveryCodes | Unconfirmed>;
  switchOff(password: string): Promise<{ ok: true } | Unconfirmed>;
};

export type NewRecoveryCodes = { ok: true; codes: readonly string[] };

export type SecondFactor = { asksPassword: boolean } & (
  | { state: "off" }
  /** Shown as a QR code, or typed into the app. */
  | { state: "begun"; address: string; secret: string }
  | { state: "on"; since: number; codesLeft: number }
);
