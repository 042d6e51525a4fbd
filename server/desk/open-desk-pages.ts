import type { ServerBuild } from "react-router";
import type { DeskShop, DoorPictures } from "../../shop/desk/desk.ts";
import { createDesk } from "./desk.ts";
import { createDeskPages, type DeskPages } from "./desk-pages.ts";
import type { Ordered } from "./order-desk.ts";

/** The desk's built app, and what its pages show of the shop. */
export type DeskScreens = {
  build: () => ServerBuild | Promise<ServerBuild>;
  picturesOrigin?: string;
  shop: () => DeskShop;
  pictures: () => DoorPictures;
  ordered: () => Ordered;
};

type Parts = Omit<Parameters<typeof createDesk>[0], "shop" | "pictures" | "ordered"> & { screens: DeskScreens };

export function openDeskPages({ screens, ...parts }: Parts): DeskPages {
  const { shop, pictures, ordered, ...pages } = screens;
  return createDeskPages({
    ...pages,
    open: createDesk({ ...parts, shop, pictures, ordered }),
    publicUrl: parts.publicUrl,
  });
}
