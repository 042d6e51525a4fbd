import type { Generated, Kysely, Transaction } from "kysely";

/** Text, whole numbers and nothing else but the bytes of files, so that both databases agree: money in rupees, time in epoch milliseconds. */
export type Schema = {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  order_keys: OrderKeysTable;
  order_proofs: OrderProofsTable;
  outbox: OutboxTable;
  news_mails: NewsMailsTable;
  undeliverable_mails: UndeliverableMailsTable;
  outbox_turn: OutboxTurnTable;
  releases: ReleasesTable;
  release_files: ReleaseFilesTable;
  release_pictures: ReleasePicturesTable;
  catalogue_edition: CatalogueEditionTable;
  catalogue_records: CatalogueRecordsTable;
  stock: StockTable;
  order_stock: OrderStockTable;
  picture_uploads: PictureUploadsTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  desk_people: DeskPeopleTable;
  desk_sessions: DeskSessionsTable;
  desk_invitations: DeskInvitationsTable;
  desk_sign_ins: DeskSignInsTable;
  desk_devices: DeskDevicesTable;
};

export type OrdersTable = {
  number: string;
  idempotency_key: string;
  /** Hash of the request, to tell a repeated order from another one under the same key. */
  fingerprint: string;
  created_at: number;
  name: string;
  email: string;
  address: string;
  city: string;
  phone: string;
  /** The phone number without its spelling, to count the orders from one phone. */
  phone_key: string;
  payment: string;
  screenshot_sent: number;
  notes: string;
  subtotal: number;
  delivery: number;
  total: number;
  /** When the customer's details were removed. */
  forgotten_at: number | null;
  stage: Generated<string>;
  money: Generated<string>;
  /** Counts the changes; whoever asks for one says which she has seen. */
  revision: Generated<number>;
  /** Everything that the order is found by. */
  search: Generated<string>;
  /** A day's number; null before it is confirmed, and where nothing has to be made. */
  make_by: Generated<number | null>;
  courier: Generated<string | null>;
  tracking: Generated<string | null>;
  /** Of the key to its page that was made with it; empty where there was none, or the customer is forgotten. */
  page_key_hash: Generated<string>;
};

/** What happened to orders, only ever added to. Forgetting a customer empties what they say of her. */
export type OrderEventsTable = {
  id: Generated<number>;
  order_number: string;
  at: number;
  /** The revision that it made; null where it changed nothing. */
  revision: number | null;
  actor: string;
  actor_name: string;
  kind: string;
  stage_from: string;
  stage_to: string;
  money_from: string;
  money_to: string;
  /** JSON. */
  details: string;
};

/** Further keys to the pages of orders, as hashes, and what they were made for. */
export type OrderKeysTable = { key_hash: string; order_number: string; purpose: string; created_at: number };

/** The screenshot of a payment, made anew; one to an order. */
export type OrderProofsTable = { order_number: string; added_at: number; type: string; bytes: Uint8Array };

export type OrderLinesTable = {
  order_number: string;
  position: number;
  product_id: number;
  name: string;
  price: number;
  quantity: number;
  line_total: number;
  size: string | null;
  with_dupatta: number | null;
  scent: string | null;
  kilos: number | null;
};

/** One row per order whose e-mail the seller shall get; kept when sent. */
export type OutboxTable = {
  /** Mails go out in this order. */
  id: Generated<number>;
  order_number: string;
  created_at: number;
  /** Not before this time. */
  run_at: number;
  /** When `run_at` was decided: a time in the future means that the clock was set back. */
  decided_at: number;
  attempts: number;
  /** Only for the release before this one, which wants a number in it. */
  set_aside: number;
  last_problem: string | null;
  sent_at: number | null;
};

/**
 * Mails of what became of an order, to the shopper or the seller; kept when sent. One that the service will never take
 * counts as sent, with its `last_problem`, so that no release tries it again.
 */
export type NewsMailsTable = OutboxTable & {
  kind: string;
  /** The revision that the mail tells of; 0 where it is told once in an order's life. */
  revision: number;
};

/** Rows of `news_mails` that the service will never take, until somebody at the desk has dealt with them. */
export type UndeliverableMailsTable = { mail_id: number; order_number: string };

/** A single row: whose turn it is to call the e-mail service, across all servers. */
export type OutboxTurnTable = {
  id: number;
  run_at: number;
  decided_at: number;
  /** Only for the release before this one, and so is `suspects`. */
  failures: number;
  suspects: number;
  /** Failures since the service last gave an answer about a mail to the seller. */
  seller_failures: Generated<number>;
  seller_failed_at: Generated<number>;
  shopper_failures: Generated<number>;
  shopper_failed_at: Generated<number>;
  /** The last row of the outbox that the seller has had in a list of waiting orders. */
  listed_up_to: Generated<number>;
};

/** One row per release that a server has run on. */
export type ReleasesTable = {
  id: string;
  /** When a server last said that it runs on it. */
  seen_at: number;
  /** Of its files, as a JSON list. */
  paths: string;
};

/** The pictures of a release, as a JSON list; no row where they are served from elsewhere. */
export type ReleasePicturesTable = { release_id: string; paths: string };

/** Files whose names carry a hash of their content: scripts and fonts, and pictures that not every release has. */
export type ReleaseFilesTable = {
  path: string;
  type: string;
  etag: string;
  /** Whether `bytes` are packed. */
  brotli: number;
  bytes: Uint8Array;
};

/** A single row: every change of what the shop sells or says makes the next number. */
export type CatalogueEditionTable = { id: number; number: number };

/** Versions of records that stand in for the files' ones; they are only ever added. */
export type CatalogueRecordsTable = {
  kind: string;
  /** The product's id; 0 for the settings and for the policies, of which there is one record each. */
  id: number;
  version: number;
  /** The edition that this version made. */
  edition: number;
  /** live: as it stands here; off: taken off the shop; file: laid down, the file's record holds again. */
  state: string;
  /** The whole record as JSON. */
  body: string;
  saved_at: number;
  saved_by: string;
  why: string;
};

/** How many there are of a piece, or of one of its sizes. */
export type StockTable = {
  product_id: number;
  /** "" for the piece as a whole. */
  size: string;
  /** Null when it is no longer counted. */
  pieces: number | null;
  /** The edition that first shows it as it is. */
  edition: number;
};

/** What an order took from the stock. */
export type OrderStockTable = {
  order_number: string;
  product_id: number;
  size: string;
  quantity: number;
  put_back_at: number | null;
};

/** Pictures that were sent to the desk, until they are left out or forgotten. */
export type PictureUploadsTable = {
  id: string;
  kind: string;
  /** Its file's name, as she knows it. */
  label: string;
  /** What it was sent for. */
  place: string;
  width: number;
  height: number;
  state: string;
  /** JSON; null before it is used. */
  frames: string | null;
  /** What the names of what it becomes are made of; null before it is used. */
  name_key: string | null;
  made: Generated<number>;
  /** How often its making was begun. */
  attempts: Generated<number>;
  /** The server that has it in line. */
  maker: string | null;
  /** When that server last said so. */
  worked_at: Generated<number>;
  created_at: number;
  touched_at: number;
  /** The working copy: upright, without metadata, as JPEG. */
  bytes: Uint8Array;
};

/** Pictures as pages name them, beside the files' ones. */
export type PicturesTable = {
  name: string;
  hash: string;
  width: number;
  height: number;
  tone: string;
  colour: string;
  /** here, or gone: nothing named it, and its files are removed. */
  state: string;
  /** The edition that first knows it as it is. */
  edition: number;
  made_at: number;
};

export type PictureFilesTable = { file: string; name: string; bytes: Uint8Array };

/** Who has a key to the desk. */
export type DeskPeopleTable = {
  id: string;
  name: string;
  /** The name without its spelling: no two people share one. */
  name_key: string;
  /** With the parameters that it was hashed with. */
  password: string;
  created_at: number;
  /** The name of whoever invited her; "" for a link of the command line. */
  invited_by: string;
  /** Her id, while she has a key; after that, that of whoever invited her. "" for a link of the command line. */
  inviter_id: Generated<string>;
  /** Base64url, as it is: codes are made from it. "" where there is none. */
  totp_secret: Generated<string>;
  /** When the second factor was switched on; 0 while the secret is only shown, or there is none. */
  totp_on_at: Generated<number>;
  /** Of the last code that was used: neither it nor an earlier one is taken again. */
  totp_step: Generated<number>;
  /** Hashes of those that are left, with a space between them. */
  recovery_codes: Generated<string>;
};

export type DeskSessionsTable = {
  id: string;
  token_hash: string;
  person_id: string;
  /** What the browser said that it is. */
  browser: string;
  created_at: number;
  used_at: number;
  /** When the password was last typed in it. */
  confirmed_at: Generated<number>;
};

/** The password was right, the second factor is still to come. */
export type DeskSignInsTable = { token_hash: string; person_id: string; expires_at: number };

/** Where somebody has signed in before, by the hash of a cookie that opens nothing. */
export type DeskDevicesTable = { token_hash: string; person_id: string; used_at: number };

/** Links that work once. Used and withdrawn ones are gone. */
export type DeskInvitationsTable = {
  id: string;
  token_hash: string;
  /** Whom it is for, as the inviter calls her; "" for a link of the command line. */
  name: string;
  /** Whose id, of those with a key; "" for a link of the command line, which may also give anybody a new password. */
  invited_by: string;
  /** The person who gets a new password by it; "" for a newcomer. */
  renews: string;
  created_at: number;
  expires_at: number;
};

/** Only reads. What writes, raw SQL included, asks for a `Trx`, which `Database.transact` hands out. */
export type Db = Pick<Kysely<Schema>, "selectFrom">;
export type Trx = Transaction<Schema>;
