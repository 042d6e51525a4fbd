import { join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { picturesPath } from "../server/site/pictures.ts";
import { isDeskAddress } from "../shop/desk-paths.ts";
import type { DevelopmentDesk } from "./desk-in-development.ts";

type DevelopmentShop = typeof import("./development-shop.ts");
type Listener = Awaited<ReturnType<DevelopmentShop["openShop"]>>["listener"];
type Shop = { listener: Listener; desk(): Promise<DevelopmentDesk> };

const root = join(import.meta.dirname, "..");
const servedFrom = ["catalogue", "server", "shop"].map((folder) => join(root, folder) + sep);

/**
 * Orders, pictures and the desk answered by the shop's own code inside Vite's server: one process, no proxy. That code
 * is loaded by Vite when it is first needed. Imported here it would become part of Vite's settings, which a build reads
 * several times, and the whole catalogue with it.
 */
export function shopInDevelopment(): Plugin {
  return {
    name: "shop-in-development",
    apply: "serve",
    configureServer(vite) {
      let opened: Promise<Shop> | undefined;
      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? "/";
        const isDesk = isDeskAddress(new URL(url, "http://localhost").pathname);
        const ours = isDesk || ["/api/", `${picturesPath}/`].some((start) => url.startsWith(start));
        if (!ours) return next();
        opened ??= open(vite);
        opened
          .then(async ({ listener, desk }) => {
            if (!isDesk) return listener(request, response);
            const { middlewares } = await desk();
            middlewares(request, response, () => {
              // Vite counts addresses from where the desk stands.
              request.url = url;
              void listener(request, response);
            });
          })
          .catch(next);
      });
      vite.watcher.on("change", (file) => {
        if (opened && servedFrom.some((folder) => file.startsWith(folder))) void vite.restart();
      });
    },
  };
}

/** The desk's own Vite starts when somebody goes to the desk. */
async function open(vite: ViteDevServer): Promise<Shop> {
  let opened: Promise<DevelopmentDesk> | undefined;
  const desk = async () => {
    opened ??= import("./desk-in-development.ts").then(({ openDesk }) => openDesk(vite));
    return opened;
  };
  const module = await vite.ssrLoadModule(join(import.meta.dirname, "development-shop.ts"));
  const { listener, close } = await (module as DevelopmentShop).openShop(async () => (await desk()).build());
  vite.httpServer?.once("close", () => {
    void close();
    void opened?.then((open) => open.close());
  });
  return { listener, desk };
}
