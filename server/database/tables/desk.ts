import type { Generated } from "kysely";

/** People with access to the desk. */
export type DeskPeopleTable = {
  id: string;
  name: string;
  /** The name, normalised; unique. */
  name_key: string;
  /** The hash, with its parameters. */
  password: string;
  created_at: number;
  /** The inviter's name; "" for a link from the command line. */
  invited_by: string;
  /**
   * The inviter's id; once that person is removed, the id of their own inviter. "" for a link from the command line.
   */
  inviter_id: Generated<string>;
  /** Base64url, not hashed: codes are computed from it. "" where there is none. */
  totp_secret: Generated<string>;
  /** When the second factor was switched on; 0 while it is being set up, or without one. */
  totp_on_at: Generated<number>;
  /** The time step of the last code used: no code up to it is accepted again. */
  totp_step: Generated<number>;
  /** Hashes of the unused ones, separated by spaces. */
  recovery_codes: Generated<string>;
  /** See `shop/desk/roles.ts`. */
  role: Generated<string>;
};

export type DeskSessionsTable = {
  id: string;
  token_hash: string;
  person_id: string;
  /** From the User-Agent header. */
  browser: string;
  created_at: number;
  used_at: number;
  /** When the password was last typed in this session. */
  confirmed_at: Generated<number>;
};

/** Sign-ins between a right password and the second factor. */
export type DeskSignInsTable = { token_hash: string; person_id: string; expires_at: number };

/** Devices that somebody has signed in on before. Their cookie grants no access. */
export type DeskDevicesTable = { token_hash: string; person_id: string; used_at: number };

/** Links that work once. Used and withdrawn ones are deleted. */
export type DeskInvitationsTable = {
  id: string;
  token_hash: string;
  /** The invited person's name, as the inviter typed it; "" for a link from the command line. */
  name: string;
  /** The inviter's id; "" for a link from the command line, which may also reset anybody's password. */
  invited_by: string;
  /** The id of the person whose password it resets; "" for a new person. */
  renews: string;
  created_at: number;
  expires_at: number;
  /** Of the person who accepts it. */
  role: Generated<string>;
};

/** Who came in, who was kept out, and what became of keys; see `shop/desk/desk-events.ts`. */
export type DeskEventsTable = {
  id: Generated<number>;
  at: number;
  kind: string;
  /** Whom it is about, by name; "" where nobody here has the name that was typed. */
  person: string;
  /** Who did it to her; "" where she did it herself, or the command line. */
  actor: string;
  /** From the User-Agent header; "" for the command line. */
  browser: string;
  /** A role, or the browser of the device that was ended. */
  detail: string;
  /** The first part of the address; null from thirty days on. */
  network: string | null;
  /** Whether she had signed in from that network in the thirty days before: `known`, `new`, or "" where it isn't known. */
  place: string;
  /** Wrong tries within an hour are one row. */
  times: Generated<number>;
};
