import { join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { PageBuild } from "../server/site/page-build.ts";
import { isDeskAddress } from "../shop/desk/desk-paths.ts";
import type { DevelopmentDesk } from "./desk-in-development.ts";

type DevelopmentShop = typeof import("./development-shop.ts");
type Listener = Awaited<ReturnType<DevelopmentShop["openShop"]>>["listener"];
type Shop = { listener: Listener; desk(): Promise<DevelopmentDesk> };

const root = join(import.meta.dirname, "..");
const servedFrom = ["catalogue", "server", "shop"].map((folder) => join(root, folder) + sep);

/**
 * Runs the shop's server inside Vite's: one process, no proxy. Vite answers for scripts and styles, the shop for
 * everything else, pages included. Loaded lazily: a static import would load the server and the catalogue with every
 * read of Vite's config, builds included.
 */
export function shopInDevelopment(): Plugin {
  return {
    name: "shop-in-development",
    apply: "serve",
    configureServer(vite) {
      let opened: Promise<Shop> | undefined;
      const open = () => {
        opened ??= openShop(vite);
        return opened;
      };
      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? "/";
        if (!isDeskAddress(new URL(url, "http://localhost").pathname)) return next();
        open()
          .then(async ({ listener, desk }) => {
            const { middlewares } = await desk();
            middlewares(request, response, () => {
              // Vite has stripped its base, `/desk/`.
              request.url = url;
              void listener(request, response);
            });
          })
          .catch(next);
      });
      vite.watcher.on("change", (file) => {
        if (opened && servedFrom.some((folder) => file.startsWith(folder))) void vite.restart();
      });
      // Returned, so that Vite adds it after its own middlewares.
      return () => {
        vite.middlewares.use((request, response, next) => {
          open()
            .then(({ listener }) => listener(request, response))
            .catch(next);
        });
      };
    },
  };
}

/** The desk's own Vite starts with the first request to the desk. */
async function openShop(vite: ViteDevServer): Promise<Shop> {
  let opened: Promise<DevelopmentDesk> | undefined;
  const desk = async () => {
    opened ??= import("./desk-in-development.ts").then(({ openDesk }) => openDesk(vite));
    return opened;
  };
  const module = await vite.ssrLoadModule(join(import.meta.dirname, "development-shop.ts"));
  const pages = () => vite.ssrLoadModule(join(root, "app", "entry.server.tsx")) as unknown as Promise<PageBuild>;
  const { listener, close } = await (module as DevelopmentShop).openShop(async () => (await desk()).build(), pages);
  vite.httpServer?.once("close", () => {
    void close();
    void opened?.then((open) => open.close());
  });
  return { listener, desk };
}
