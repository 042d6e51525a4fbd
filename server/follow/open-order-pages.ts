import type { Edition } from "../../catalogue/edition.ts";
import type { Database } from "../database/open-database.ts";
import { type Ordered, stepParts } from "../desk/order-desk.ts";
import type { PageBuild } from "../site/page-build.ts";
import { createFollower } from "./order-follower.ts";
import { createOrderPages } from "./order-pages.ts";
import type { ReadPicture } from "./proofs.ts";
import type { Following } from "./routes.ts";

/** The built pages of shoppers' own orders. */
export type OrderScreens = {
  build: PageBuild;
  current: () => Edition;
  picturesOrigin?: string;
  ordered: () => Ordered;
};

type Parts = {
  screens: OrderScreens;
  database: Database;
  publicUrl: string;
  writesToShoppers: boolean;
  readPicture: ReadPicture;
  now: () => number;
};

export function openOrderPages({ screens, database, publicUrl, writesToShoppers, readPicture, now }: Parts): Following {
  const { ordered, ...pages } = screens;
  const open = createFollower({
    database,
    steps: () => stepParts({ database, now, writesToShoppers, ...ordered() }),
    sold: (id) => screens.current().catalogue.product(id),
    readPicture,
    now,
  });
  return {
    open,
    pages: createOrderPages({ ...pages, open, publicUrl }),
    makingDays: () => screens.current().settings.makingDays,
  };
}
