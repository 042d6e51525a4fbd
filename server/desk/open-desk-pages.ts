import type { ServerBuild } from "react-router";
import type { DeskShop, DoorPictures } from "../../shop/desk/desk.ts";
import { createDesk } from "./desk.ts";
import { createDeskPages, type DeskPages } from "./desk-pages.ts";
import type { OrderCatalogue } from "./order-desk.ts";

/** The desk's built app, and what its pages show of the shop. */
export type DeskScreens = {
  build: () => ServerBuild | Promise<ServerBuild>;
  picturesOrigin?: string;
  shop: () => DeskShop;
  pictures: () => DoorPictures;
  orderCatalogue: () => OrderCatalogue;
};

type Parts = Omit<Parameters<typeof createDesk>[0], "shop" | "pictures" | "orderCatalogue"> & { screens: DeskScreens };

export function openDeskPages({ screens, ...parts }: Parts): DeskPages {
  const { shop, pictures, orderCatalogue, ...pages } = screens;
  return createDeskPages({
    ...pages,
    open: createDesk({ ...parts, shop, pictures, orderCatalogue }),
    publicUrl: parts.publicUrl,
  });
}
