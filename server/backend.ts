import { sellerNews, shopperNews } from "../shop/messages/order-news.ts";
import { defaultHoldHours } from "../shop/order/let-go.ts";
import { startAlerts } from "./alerts/watch.ts";
import { type App, type AppParts, createApp } from "./app.ts";
import type { Editions } from "./catalogue/editions.ts";
import { followEditions } from "./catalogue/follow-editions.ts";
import { createStockStore } from "./catalogue/stock-store.ts";
import { startLargeWork } from "./database/large-work.ts";
import { openDatabase } from "./database/open-database.ts";
import { createWriteCheck } from "./database/write-check.ts";
import { startForgettingEvents } from "./desk/desk-events.ts";
import { type DeskScreens, openDeskPages } from "./desk/open-desk-pages.ts";
import { openPictureDesk } from "./desk/open-picture-desk.ts";
import { createPeopleStore } from "./desk/people-store.ts";
import type { ServerSettings } from "./environment.ts";
import { type OrderScreens, openOrderPages } from "./follow/open-order-pages.ts";
import type { InFront } from "./http/listen.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createObserver } from "./http/observer.ts";
import { createProxyWatch } from "./http/proxy-watch.ts";
import type { Log } from "./log.ts";
import { createAddOfferPicture, readOfferPicture } from "./offers/offer-pictures.ts";
import { startLettingGo } from "./orders/let-go.ts";
import { openOrders } from "./orders/open-orders.ts";
import { createOutboxStore } from "./outbox/outbox-store.ts";
import { startOrderMails } from "./outbox/start-order-mails.ts";
import { createPictureQueue } from "./pictures/picture-queue.ts";
import { createPictureStore } from "./pictures/picture-store.ts";
import { createPictureReader } from "./pictures/read-picture.ts";
import { createSharePictures } from "./pictures/share-pictures.ts";
import { createFindPushKeys } from "./push/push-keys.ts";
import { createPushOutbox } from "./push/push-outbox.ts";
import { startPush } from "./push/worker.ts";
import { createOtherReleaseFiles } from "./releases/other-release-files.ts";
import { publishRelease } from "./releases/publish-release.ts";
import type { Release } from "./releases/release.ts";
import { createReleaseStore } from "./releases/release-store.ts";
import { createSharedPictures } from "./releases/shared-pictures.ts";
import { startRetention } from "./retention/retention.ts";
import { readPublishedPhoto } from "./reviews/review-photos.ts";
import { startSales } from "./sales/run-sales.ts";
import { createFileListener } from "./site/file-listener.ts";
import { createJpegs, pictureReader } from "./site/jpegs.ts";
import type { StaticFiles } from "./site/static-files.ts";
import { createUploadedPictures } from "./site/uploaded-pictures.ts";

/** What is optional is missing in tests of the API alone; `main.ts` gives everything. */
export type BackendParts = {
  settings: ServerSettings;
  log: Log;
  /** The catalogue and settings to sell from, as they are now. */
  selling: AppParts["selling"];
  /** Holds the current edition of the catalogue; updated from the database. */
  editions?: Editions;
  pages: AppParts["pages"];
  /** Files that are served without the Hono app. */
  files?: StaticFiles;
  renderFailures?: () => number;
  /** Files to publish for other servers, and for pages that outlive this release. */
  release?: Release;
  desk?: DeskScreens;
  orderScreens?: OrderScreens;
};

export type Backend = {
  app: App;
  /** Serves files before the app sees a request. */
  inFront: InFront;
  metrics: Metrics;
  countDeskPeople(): Promise<number>;
  /** The four steps of a shutdown, in this order. First, `/readyz` answers 503. */
  announceStop(): void;
  /** Then responses close their connections. */
  stopKeepAlive(): void;
  /** Settles when the mail and the push messages that are being sent are finished, or cut off. */
  stopOutbox(): Promise<void>;
  /** Last: stops everything that uses the database, and closes it. */
  close(): Promise<void>;
};

/** How long a shutdown waits for the e-mail service; a mail that is cut off is sent again after the next start. */
const mailGrace = 5_000;

/**
 * Opens everything behind the HTTP server, from the database up, and hands each part what it needs. Throws a
 * `StartError` when the database can't be used.
 */
export async function openBackend(parts: BackendParts): Promise<Backend> {
  const { settings, selling, editions, release, log } = parts;
  const { publicUrl } = settings;
  const now = Date.now;
  const writesToShoppers = settings.email.shopperTemplateId !== undefined;
  const state = { isLeaving: false, isStopping: false };
  const isStopping = () => state.isStopping;

  // The database, and what is read from or published in it before the first request.
  const database = await openDatabase(settings.database, log);
  const common = { database, publicUrl, writesToShoppers, pushOrigin: settings.pushOrigin, now };
  const updates = editions && (await followEditions({ database, editions, log }));
  const releases = createReleaseStore(database);
  const published =
    release && (await publishRelease({ store: releases, shared: createSharedPictures(database) }, release, log));

  // Mails, metrics and the request log.
  const outbox = createOutboxStore(database, [...sellerNews, ...(writesToShoppers ? shopperNews : [])]);
  const outboxStatus = () => outbox.status(now());
  const proxyWatch = createProxyWatch(settings.trustProxy, publicUrl, log);
  const metrics = createMetrics(outboxStatus, parts.renderFailures, proxyWatch.doubts);
  const observe = createObserver(log, metrics);
  const mails = startOrderMails({
    ...{ database, store: outbox, settings, now, log, metrics },
    shop: () => selling().settings,
  });

  const push = startPush({
    ...{ outbox: createPushOutbox(database), keys: createFindPushKeys(database, now), now, log, metrics },
    subject: () => `mailto:${selling().settings.email}`,
    random: Math.random,
  });

  const alerts = parts.desk && startAlerts({ database, settings, shopName: () => selling().settings.name, now, log });

  const largeWork = parts.desk && startLargeWork({ database, settings: settings.database, now, log });

  const retention = parts.desk && startRetention({ database, keepDays: settings.keepDays, now, log });

  const forgetting = parts.desk && startForgettingEvents({ database, log, now });

  // Only with the settings of an edition.
  const lettingGo =
    editions &&
    startLettingGo({
      ...{ database, now, log },
      hours: () => editions.current().settings.holdHours ?? defaultHoldHours,
    });

  const sales = editions && updates && startSales({ database, editions, refresh: updates.refresh, now, log });

  // Placing orders, and entering those that were agreed in a chat.
  const orders = openOrders({ ...common, selling, refresh: updates?.refresh, rateLimit: settings.rateLimit });

  // Pictures that people upload, or that are made when they are requested; one processed at a time.
  const pictureQueue = createPictureQueue();
  const uploadedPictures = createUploadedPictures(createPictureStore(database));
  const readPicture = pictureReader(uploadedPictures, parts.pages);
  const jpegs = createJpegs({ read: readPicture, queue: pictureQueue, log });
  const morePictures: StaticFiles = (path, request) => jpegs(path, request) ?? uploadedPictures(path, request);
  const pictureDesk =
    editions && updates && openPictureDesk({ ...{ database, queue: pictureQueue, now, log }, editions, ...updates });

  const sharePictures = editions && createSharePictures({ editions, queue: pictureQueue, readPicture });

  // Pages that belong to one person: a shopper's own order, the seller's desk.
  const orderPages =
    parts.orderScreens &&
    openOrderPages({
      ...common,
      screens: parts.orderScreens,
      readPicture: createPictureReader(pictureQueue),
      refresh: async () => updates?.refresh(),
    });
  const desk =
    parts.desk &&
    pictureDesk &&
    sharePictures &&
    openDeskPages({
      ...common,
      log,
      screens: parts.desk,
      catalogue: { editions, ...updates },
      offers: { enter: orders.enter, addPicture: createAddOfferPicture({ database, queue: pictureQueue, now }) },
      pictureDesk: pictureDesk.desk,
      sharePictures,
    });

  // The routes.
  const app = createApp({
    ...{ settings, selling, log, metrics, observe, isStopping, proxyWatch },
    stockNow: createStockStore(database).of,
    place: orders.place,
    health: { tryWriting: createWriteCheck(database), outboxStatus, isLeaving: () => state.isLeaving },
    pages: parts.pages,
    otherReleaseFiles: createOtherReleaseFiles(releases),
    morePictures,
    offerPicture: (name) => readOfferPicture(database.db, name),
    reviewPhoto: (name) => readPublishedPhoto(database.db, name),
    ...(orderPages && { following: orderPages }),
    ...(desk && { desk }),
    ...(editions && sharePictures && { linkPreviews: { editions, draw: sharePictures } }),
  });

  return {
    app,
    inFront: (next) => {
      const { files } = parts;
      if (!files) return next;
      const all: StaticFiles = (path, request) => files(path, request) ?? morePictures(path, request);
      return createFileListener({ files: all, publicUrl, isStopping, observe }, next);
    },
    metrics,
    countDeskPeople: createPeopleStore(database).count,
    announceStop: () => {
      state.isLeaving = true;
    },
    stopKeepAlive: () => {
      state.isStopping = true;
    },
    stopOutbox: async () => {
      await Promise.all([mails?.stop(mailGrace), push.stop(mailGrace)]);
    },
    close: () => {
      alerts?.stop();
      largeWork?.stop();
      retention?.stop();
      forgetting?.stop();
      lettingGo?.stop();
      sales?.stop();
      pictureDesk?.stop();
      updates?.stop();
      published?.stop();
      return database.close();
    },
  };
}
