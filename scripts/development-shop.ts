import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { fileSource } from "../catalogue/file-edition.server.ts";
import { openBackend } from "../server/backend.ts";
import { createShelf } from "../server/catalogue/shelf.ts";
import { parseEnvironment } from "../server/environment.ts";
import { createLog } from "../server/log.ts";
import { pictureManifest } from "../server/site/pictures.ts";
import { createSite } from "../server/site/site.ts";
import { createStaticFiles } from "../server/site/static-files.ts";

const picturesFolder = join(import.meta.dirname, "..", "pictures");

/** The shop without its pages, which Vite serves. */
export async function openShop() {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const { settings } = parsed;
  const shelf = createShelf(fileSource);
  const pictures = createStaticFiles(picturesFolder, await pictureManifest(picturesFolder));
  const pages = createSite({ files: pictures, render: async () => new Response("Not Found", { status: 404 }) });
  const backend = await openBackend({
    settings,
    selling: shelf.current,
    shelf,
    pages,
    log: createLog(settings.logLevel),
  });
  return {
    listener: getRequestListener(backend.app.fetch),
    close: () => backend.stopOutbox().then(backend.close),
  };
}
