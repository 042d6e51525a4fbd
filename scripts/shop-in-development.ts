import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { catalogue } from "../catalogue/catalogue.server.ts";
import { settings as shop } from "../catalogue/settings.ts";
import { openBackend } from "../server/backend.ts";
import { parseEnvironment } from "../server/environment.ts";
import { createLog } from "../server/log.ts";
import { pictureManifest, picturesPath } from "../server/site/pictures.ts";
import { createSite } from "../server/site/site.ts";
import { createStaticFiles } from "../server/site/static-files.ts";

const picturesFolder = join(import.meta.dirname, "..", "pictures");

/** Orders and pictures answered by the shop's own code inside Vite's server: one process, no proxy. */
export function shopInDevelopment(): Plugin {
  return {
    name: "shop-in-development",
    apply: "serve",
    async configureServer(vite) {
      const parsed = parseEnvironment(process.env);
      if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
      const { settings } = parsed;
      const pictures = createStaticFiles(picturesFolder, await pictureManifest(picturesFolder));
      const pages = createSite({ files: pictures, render: async () => new Response("Not Found", { status: 404 }) });
      const backend = await openBackend({ settings, catalogue, shop, pages, log: createLog(settings.logLevel) });
      const listener = getRequestListener(backend.app.fetch);
      vite.middlewares.use((request, response, next) => {
        const ours = ["/api/", `${picturesPath}/`].some((start) => request.url?.startsWith(start));
        if (ours) void listener(request, response);
        else next();
      });
      vite.httpServer?.once("close", () => void backend.stopOutbox().then(backend.close));
    },
  };
}
