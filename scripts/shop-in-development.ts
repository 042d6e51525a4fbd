import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Lets `npm run dev` take orders and show pictures. */
export function shopInDevelopment(): Plugin {
  return {
    name: "shop-in-development",
    apply: "serve",
    async configureServer(vite) {
      // By address: what is imported by name becomes part of Vite's settings, which a build reads several times,
      // and that would be the whole catalogue.
      const address = pathToFileURL(join(import.meta.dirname, "development-shop.ts")).href;
      const { openShopIn }: typeof import("./development-shop.ts") = await import(address);
      await openShopIn(vite);
    },
  };
}
