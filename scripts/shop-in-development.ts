import { join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { picturesPath } from "../server/site/pictures.ts";

type DevelopmentShop = typeof import("./development-shop.ts");
type Listener = Awaited<ReturnType<DevelopmentShop["openShop"]>>["listener"];

const root = join(import.meta.dirname, "..");
const servedFrom = ["catalogue", "server", "shop"].map((folder) => join(root, folder) + sep);

/**
 * Orders and pictures answered by the shop's own code inside Vite's server: one process, no proxy. That code is loaded
 * by Vite when it is first needed. Imported here it would become part of Vite's settings, which a build reads several
 * times, and the whole catalogue with it.
 */
export function shopInDevelopment(): Plugin {
  return {
    name: "shop-in-development",
    apply: "serve",
    configureServer(vite) {
      let opened: Promise<Listener> | undefined;
      vite.middlewares.use((request, response, next) => {
        const ours = ["/api/", `${picturesPath}/`].some((start) => request.url?.startsWith(start));
        if (!ours) return next();
        opened ??= open(vite);
        opened.then((listener) => listener(request, response), next);
      });
      vite.watcher.on("change", (file) => {
        if (opened && servedFrom.some((folder) => file.startsWith(folder))) void vite.restart();
      });
    },
  };
}

async function open(vite: ViteDevServer): Promise<Listener> {
  const module = await vite.ssrLoadModule(join(import.meta.dirname, "development-shop.ts"));
  const { listener, close } = await (module as DevelopmentShop).openShop();
  vite.httpServer?.once("close", () => void close());
  return listener;
}
