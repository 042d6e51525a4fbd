import type { Edition } from "../../catalogue/edition.ts";
import type { Database } from "../database/open-database.ts";
import { type OrderCatalogue, stepParts } from "../desk/order-desk.ts";
import { createOfferReader } from "../offers/offer-reader.ts";
import type { PageBuild } from "../site/page-build.ts";
import { createFollower } from "./order-follower.ts";
import { createOrderPages } from "./order-pages.ts";
import type { Following } from "./routes.ts";
import type { ReadPicture } from "./uploaded-picture.ts";

/** The built pages of shoppers' own orders and offers. */
export type OrderScreens = {
  build: PageBuild;
  current: () => Edition;
  picturesOrigin?: string;
  orderCatalogue: () => OrderCatalogue;
};

type Parts = {
  screens: OrderScreens;
  database: Database;
  publicUrl: string;
  writesToShoppers: boolean;
  readPicture: ReadPicture;
  /** Loads the latest edition from the database. */
  refresh: () => Promise<void>;
  pushOrigin?: string | undefined;
  now: () => number;
};

export function openOrderPages(parts: Parts): Following {
  const { screens, database, publicUrl, writesToShoppers, readPicture, refresh, pushOrigin, now } = parts;
  const { orderCatalogue, ...pages } = screens;
  const open = createFollower({
    database,
    steps: () => stepParts({ database, now, writesToShoppers, ...orderCatalogue() }),
    sold: (id) => screens.current().catalogue.product(id),
    readPicture,
    refresh,
    pushOrigin,
    now,
  });
  return {
    open,
    pages: createOrderPages({ ...pages, open, offers: createOfferReader(database.db, now), publicUrl }),
    makingDays: () => screens.current().settings.makingDays,
  };
}
