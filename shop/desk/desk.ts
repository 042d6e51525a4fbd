import type { PictureDesk } from "../editor/picture-desk.ts";
import type { PieceDesk } from "../editor/piece-desk.ts";
import type { ShopDesk } from "../editor/shop-desk.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { OrderDesk } from "./order-desk.ts";

/**
 * What the desk's screens may ask for and do. The server implements it for each request and hands it in; screens and
 * server know nothing else of each other.
 */
export type Desk = {
  access: DeskAccess;
  /** Undefined without a session. */
  signedIn: SignedInDesk | undefined;
};

/** What somebody may do who is signed in. */
export type SignedInDesk = {
  me: DeskPerson;
  /** When this request was made; screens have no clock of their own. */
  now: number;
  shop: DeskShop;
  people: DeskPeople;
  secondFactor: DeskSecondFactor;
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

export type SignInPictures = { signIn: PictureRef | undefined; welcome: PictureRef | undefined };

/** The value of a `Set-Cookie` header. */
export type SetCookie = string;

/** What anybody may do: sign in, or accept an invitation. */
export type DeskAccess = {
  /** One of the shop's own pieces beside each form, where there is room. */
  pictures: SignInPictures;
  signIn(name: string, password: string): Promise<SignInAnswer>;
  /** The second step, where she has switched it on. */
  signInWithCode(ticket: string, code: string): Promise<SecondStepAnswer>;
  /** What a link is good for; undefined when it was used, withdrawn, has run out or never was. */
  invitation(token: string): Promise<OpenInvitation | undefined>;
  accept(token: string, name: string, password: string, code?: string): Promise<AcceptAnswer>;
};

/** The session, and the device: a cookie that opens nothing and keeps other people's guesses from slowing it. */
export type LetIn = { ok: true; cookie: SetCookie; device: SetCookie };

export type TooFast = { ok: false; reason: "slow"; seconds: number };

/** Which half was wrong isn't said, not even to the screen. */
export type SignInAnswer =
  | LetIn
  | { ok: false; reason: "wrong" }
  /** Both were right, and a code is asked for. The ticket is good for a few minutes. */
  | { ok: false; reason: "code"; ticket: string }
  | TooFast;

export type SecondStepAnswer = LetIn | { ok: false; reason: "wrong" | "gone" } | TooFast;

export type OpenInvitation = {
  minutesLeft: number;
  /** Whom it was made out to: a proposal for a newcomer's name, or the name that a forgotten password belongs to. */
  name: string;
  /** A new password for somebody who has a key. */
  renews: boolean;
  /** Her second factor is asked for as well. */
  asksCode: boolean;
  shopName: string;
};

export type AcceptAnswer =
  | LetIn
  | { ok: false; reason: "gone" | "busy" }
  /** The name has a second factor: a link alone doesn't renew its key. */
  | { ok: false; reason: "code-missing" | "code-wrong" }
  | TooFast
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
  "password-common",
] as const;
export type KeyFault = (typeof keyFaults)[number];

/** What an unlocked phone alone mustn't do asks for the password again, unless it was typed within ten minutes. */
export type Unconfirmed = { ok: false; reason: "unconfirmed" | "wrong" } | TooFast;

/** Those that take a password ignore it while it was typed a moment ago. */
export type DeskPeople = {
  list(): Promise<PeopleList>;
  invite(name: string, password: string): Promise<InviteAnswer>;
  withdraw(invitation: string): Promise<void>;
  endDevice(session: string): Promise<void>;
  endOthers(): Promise<void>;
  remove(person: string, password: string): Promise<RemoveAnswer>;
  changePassword(current: string, next: string): Promise<ChangePasswordAnswer>;
};

export type PeopleList = {
  people: readonly {
    id: string;
    name: string;
    since: number;
    from: string;
    isMe: boolean;
    /** Invited whoever looks, or invited whoever did: nobody removes or renews those. */
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
  invitedAt: number;
  expiresAt: number;
  renews: boolean;
  /** Known on the device alone that made it: the database holds only its hash. */
  link: string | undefined;
};

export type InviteAnswer =
  | { ok: true }
  | { ok: false; reason: "name-missing" | "name-long" | "is-me" | "above" | "too-many" }
  | Unconfirmed;

export type RemoveAnswer = { ok: true } | { ok: false; reason: "last" | "gone" | "above" } | Unconfirmed;

export type ChangePasswordAnswer =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | TooFast
  | { ok: false; reason: "faults"; faults: readonly KeyFault[] };

/** Codes from an app on her phone, asked for after the password. */
export type DeskSecondFactor = {
  state(): Promise<SecondFactor>;
  /** Makes a secret, to be shown until it is proved or ten minutes are over. */
  begin(password: string): Promise<{ ok: true } | Unconfirmed>;
  /** By a code that shows that the app has the secret. The recovery codes are shown this once. */
  switchOn(code: string): Promise<RecoveryCodes | { ok: false; reason: "wrong" | "gone" } | TooFast>;
  renewCodes(password: string): Promise<RecoveryCodes | Unconfirmed>;
  switchOff(password: string): Promise<{ ok: true } | Unconfirmed>;
};

export type RecoveryCodes = { ok: true; codes: readonly string[] };

export type SecondFactor = { asksPassword: boolean } & (
  | { state: "off" }
  /** Shown as a QR code, or typed into the app. */
  | { state: "begun"; address: string; secret: string }
  | { state: "on"; since: number; codesLeft: number }
);
