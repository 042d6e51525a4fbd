import type { Kysely, Transaction } from "kysely";
import type { AlertsTable, MachineChecksTable } from "./tables/alerts.ts";
import type {
  CatalogueEditionTable,
  CatalogueRecordsTable,
  OrderStockTable,
  PieceCostsTable,
  PieceDraftsTable,
  StockTable,
} from "./tables/catalogue.ts";
import type {
  DeskDevicesTable,
  DeskEventsTable,
  DeskInvitationsTable,
  DeskPeopleTable,
  DeskSessionsTable,
  DeskSignInsTable,
} from "./tables/desk.ts";
import type { OfferPicturesTable, OffersTable } from "./tables/offers.ts";
import type {
  CourierSheetLinesTable,
  CourierSheetsTable,
  InvoicesTable,
  OrderEventsTable,
  OrderKeysTable,
  OrderLinesTable,
  OrderMoneyTable,
  OrderProofsTable,
  OrdersTable,
  PhoneMarksTable,
} from "./tables/orders.ts";
import type { NewsMailsTable, OutboxTable, OutboxTurnTable, UndeliverableMailsTable } from "./tables/outbox.ts";
import type { PictureFilesTable, PicturesTable, PictureUploadsTable } from "./tables/pictures.ts";
import type { PushKeysTable, PushMessagesTable, PushSubscriptionsTable } from "./tables/push.ts";
import type { ReleaseFilesTable, ReleasePicturesTable, ReleasesTable } from "./tables/releases.ts";
import type { ReviewEventsTable, ReviewPhotosTable, ReviewsTable } from "./tables/reviews.ts";
import type { SalePiecesTable, SalesTable } from "./tables/sales.ts";
import type { BackfillsTable, OrderSearchIdsTable } from "./tables/search-index.ts";

/**
 * Text, integers and the bytes of files: types that both databases share. Money is in rupees, time in epoch
 * milliseconds.
 */
export type Schema = {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  order_money: OrderMoneyTable;
  order_keys: OrderKeysTable;
  order_proofs: OrderProofsTable;
  phone_marks: PhoneMarksTable;
  courier_sheets: CourierSheetsTable;
  courier_sheet_lines: CourierSheetLinesTable;
  invoices: InvoicesTable;
  offers: OffersTable;
  offer_pictures: OfferPicturesTable;
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
  piece_costs: PieceCostsTable;
  piece_drafts: PieceDraftsTable;
  reviews: ReviewsTable;
  review_photos: ReviewPhotosTable;
  review_events: ReviewEventsTable;
  sales: SalesTable;
  sale_pieces: SalePiecesTable;
  picture_uploads: PictureUploadsTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  desk_people: DeskPeopleTable;
  desk_sessions: DeskSessionsTable;
  desk_invitations: DeskInvitationsTable;
  desk_sign_ins: DeskSignInsTable;
  desk_devices: DeskDevicesTable;
  desk_events: DeskEventsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_messages: PushMessagesTable;
  machine_checks: MachineChecksTable;
  alerts: AlertsTable;
  backfills: BackfillsTable;
  order_search_ids: OrderSearchIdsTable;
};

/** Only reads. What writes, raw SQL included, asks for a `Trx`, which `Database.transact` hands out. */
export type Db = Pick<Kysely<Schema>, "selectFrom">;
export type Trx = Transaction<Schema>;
