import { randomInt } from "node:crypto";
import type { DeskShop, SignInPictures } from "../shop/desk/desk.ts";
import { maxHeldPieces } from "../shop/limits.ts";
import { sellerNews, shopperNews } from "../shop/messages/order-news.ts";
import { orderNumber } from "../shop/order/number.ts";
import { orderPath } from "../shop/paths.ts";
import { type App, type AppParts, createApp } from "./app.ts";
import type { Editions } from "./catalogue/editions.ts";
import { followEditions } from "./catalogue/follow-editions.ts";
import { createStockStore } from "./catalogue/stock-store.ts";
import { type Database, openDatabase } from "./database/open-database.ts";
import { createDesk } from "./desk/desk.ts";
import { createDeskPages } from "./desk/desk-pages.ts";
import { openPictureDesk } from "./desk/open-picture-desk.ts";
import { type OrderCatalogue, stepParts } from "./desk/order-desk.ts";
import { createPeopleStore } from "./desk/people-store.ts";
import type { ServerSettings } from "./environment.ts";
import { createFollower } from "./follow/order-follower.ts";
import { createOrderPages } from "./follow/order-pages.ts";
import type { Following } from "./follow/routes.ts";
import type { InFront } from "./http/listen.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createObserver } from "./http/observer.ts";
import type { Log } from "./log.ts";
import { addOrderKey, newOrderKey } from "./orders/order-keys.ts";
import { createOrderStore } from "./orders/order-store.ts";
import { type PlaceOrderParts, placeOrder } from "./orders/place-order.ts";
import { createListMailer, createMailer, createNewsMailer, missingKeys } from "./outbox/emailjs.ts";
import { createOutboxStore } from "./outbox/outbox-store.ts";
import { startOutbox } from "./outbox/worker.ts";
import { createPictureQueue } from "./pictures/picture-queue.ts";
import { createPictureStore } from "./pictures/picture-store.ts";
import { createPictureReader } from "./pictures/read-picture.ts";
import { createEarlierFiles } from "./releases/earlier-files.ts";
import { keepPublished } from "./releases/keep-published.ts";
import type { Release } from "./releases/release.ts";
import { createReleaseStore } from "./releases/release-store.ts";
import { createSharedPictures } from "./releases/shared-pictures.ts";
import { createFileLane } from "./site/file-lane.ts";
import { createSentPictures } from "./site/sent-pictures.ts";
import type { StaticFiles } from "./site/static-files.ts";

export type BackendParts = {
  settings: ServerSettings;
  /** What is sold now. */
  selling: AppParts["selling"];
  /** Where it lies: what changes in the database is put there. */
  editions?: Editions;
  pages: AppParts["pages"];
  /** Files among the pages that can be answered without the app. */
  files?: StaticFiles;
  /** How often a page of the current edition could not be rendered. */
  renderFailures?: () => number;
  /** What is published for other servers, and for pages that outlive this release. */
  release?: Release;
  /** The desk's screens, as they were built. */
  desk?: DeskScreens;
  /** The pages of shoppers' own orders. */
  orderScreens?: OrderScreens;
  log: Log;
};

export type OrderScreens = Pick<Parameters<typeof createOrderPages>[0], "build" | "current" | "picturesOrigin"> & {
  /** What orders are made of now. */
  orderCatalogue: () => OrderCatalogue;
};

export type DeskScreens = Pick<Parameters<typeof createDeskPages>[0], "build" | "picturesOrigin"> & {
  shop: () => DeskShop;
  pictures: () => SignInPictures;
  orderCatalogue: () => OrderCatalogue;
};

export type Backend = {
  app: App;
  /** Goes before the app where requests come in. */
  inFront: InFront;
  metrics: Metrics;
  /** How many people have a key to the desk. */
  keys(): Promise<number>;
  /** From now on `/readyz` sends requests elsewhere. */
  announceStop(): void;
  /** From now on answers close their connections. */
  prepareToStop(): void;
  /** Settles when the step that is under way is finished. */
  stopOutbox(): Promise<void>;
  /** Closes the database; nothing may use it any more. */
  close(): Promise<void>;
};

const ordersPerPhone = 10;

/** Longest wait for the e-mail service's answer when stopping; a mail cut off here is sent again. */
const mailGrace = 5_000;

/** Everything behind the HTTP server: database, orders, outbox. Throws a `StartError` when the database can't be used. */
export async function openBackend(parts: BackendParts): Promise<Backend> {
  const { settings, selling, editions, pages, files, release, desk, orderScreens, log } = parts;
  const database = await openDatabase(settings.database, log);
  const writesToShoppers = settings.email.shopperTemplateId !== undefined;
  const outboxStore = createOutboxStore(database, [...sellerNews, ...(writesToShoppers ? shopperNews : [])]);
  const now = Date.now;
  let leaving = false;
  let stopping = false;

  const following = editions && (await followEditions({ database, editions, log }));
  const releases = createReleaseStore(database);
  const publishing =
    release && (await keepPublished({ store: releases, shared: createSharedPictures(database) }, release, log));
  const outboxStatus = () => outboxStore.status(now());
  const metrics = createMetrics(outboxStatus, parts.renderFailures);
  const observe = createObserver(log, metrics);
  const isStopping = () => stopping;
  const pictureQueue = createPictureQueue();
  const sentPictures = createSentPictures(createPictureStore(database));
  const pictureDesk =
    editions && following && openPictureDesk({ database, queue: pictureQueue, editions, ...following, now, log });
  const orderParts: PlaceOrderParts = {
    store: createOrderStore(database, { writesToShoppers }),
    selling,
    refresh: following?.refresh,
    now,
    newNumber: () => orderNumber(randomInt),
    newPageKey: newOrderKey,
    ordersPerPhone: settings.rateLimit === "off" ? "off" : ordersPerPhone,
    mostHeld: settings.rateLimit === "off" ? undefined : maxHeldPieces,
  };
  const app = createApp({
    settings,
    selling,
    stockNow: createStockStore(database).of,
    place: (request, from) => placeOrder(orderParts, request, from),
    health: { ping: database.ping, outboxStatus, isLeaving: () => leaving },
    isStopping,
    log,
    metrics,
    observe,
    pages,
    earlier: createEarlierFiles(releases),
    sentPictures,
    ...(orderScreens && {
      following: openOrderPages(orderScreens, {
        ...{ database, publicUrl: settings.publicUrl, writesToShoppers },
        readPicture: createPictureReader(pictureQueue),
      }),
    }),
    ...(desk &&
      editions &&
      following &&
      pictureDesk && {
        desk: openDeskPages(desk, {
          database,
          publicUrl: settings.publicUrl,
          writesToShoppers,
          catalogue: { editions, ...following },
          sent: pictureDesk.desk,
        }),
      }),
  });

  const missing = missingKeys(settings.email);
  for (const sentence of missing) log.warn(`${sentence} (orders are taken; their e-mails wait)`);
  const send = createMailer(settings.email, selling().settings.name);
  const sendList = createListMailer(settings.email, selling().settings.name);
  const sendNews = createNewsMailer(settings.email, () => ({
    ...selling().settings,
    newLink: async (number) =>
      `${settings.publicUrl}${orderPath(number, await addOrderKey(database, number, "mail", now()))}`,
  }));
  const outbox =
    missing.length === 0
      ? startOutbox({ store: outboxStore, send, sendList, sendNews, now, random: Math.random, log, metrics })
      : undefined;

  return {
    app,
    inFront: (next) => {
      if (!files) return next;
      const all: StaticFiles = (path, asked) => files(path, asked) ?? sentPictures(path, asked);
      return createFileLane({ files: all, publicUrl: settings.publicUrl, isStopping, observe }, next);
    },
    metrics,
    keys: createPeopleStore(database).count,
    announceStop: () => {
      leaving = true;
    },
    prepareToStop: () => {
      stopping = true;
    },
    stopOutbox: async () => outbox?.stop(mailGrace),
    close: () => {
      pictureDesk?.stop();
      following?.stop();
      publishing?.stop();
      return database.close();
    },
  };
}

type Shopping = Pick<Parameters<typeof createFollower>[0], "readPicture"> & {
  database: Database;
  publicUrl: string;
  writesToShoppers: boolean;
};

function openOrderPages({ orderCatalogue, ...screens }: OrderScreens, behind: Shopping): Following {
  const { database, publicUrl, writesToShoppers, readPicture } = behind;
  const open = createFollower({
    database,
    steps: () => stepParts({ database, now: Date.now, writesToShoppers, ...orderCatalogue() }),
    sold: (id) => screens.current().catalogue.product(id),
    readPicture,
    now: Date.now,
  });
  return {
    open,
    pages: createOrderPages({ ...screens, open, publicUrl }),
    makingDays: () => screens.current().settings.makingDays,
  };
}

type Behind = Pick<
  Parameters<typeof createDesk>[0],
  "database" | "publicUrl" | "writesToShoppers" | "catalogue" | "sent"
>;

function openDeskPages({ shop, pictures, orderCatalogue, ...screens }: DeskScreens, behind: Behind) {
  return createDeskPages({
    ...screens,
    open: createDesk({ ...behind, shop, pictures, orderCatalogue, now: Date.now }),
    publicUrl: behind.publicUrl,
  });
}
