import type { ServerBuild } from "react-router";
import type { DeskShop, SignInPictures } from "../../shop/desk/desk.ts";
import { createDesk } from "./desk.ts";
import { createDeskPages, type DeskPages } from "./desk-pages.ts";
import type { OrderCatalogue } from "./order-desk.ts";
import type { Passwords } from "./password.ts";

/** The desk's built app, and what its pages show of the shop. */
export type DeskScreens = {
  build: () => ServerBuild | Promise<ServerBuild>;
  picturesOrigin?: string;
  shop: () => DeskShop;
  pictures: () => SignInPictures;
  orderCatalogue: () => OrderCatalogue;
  /** For tests, which hash at a lower cost. */
  passwords?: Passwords;
};

type Parts = Omit<Parameters<typeof createDesk>[0], keyof DeskScreens> & { screens: DeskScreens };

export function openDeskPages({ screens, ...parts }: Parts): DeskPages {
  const { build, picturesOrigin, ...shown } = screens;
  return createDeskPages({
    build,
    ...(picturesOrigin !== undefined && { picturesOrigin }),
    open: createDesk({ ...parts, ...shown }),
    publicUrl: parts.publicUrl,
  });
}
