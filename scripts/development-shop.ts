import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { fileSource } from "../catalogue/file-edition.server.ts";
import { openBackend } from "../server/backend.ts";
import { createEditions } from "../server/catalogue/editions.ts";
import { doorPictures } from "../server/desk/door-pictures.ts";
import { deskShopFrom, orderCatalogueFrom } from "../server/desk/order-catalogue.ts";
import { parseEnvironment } from "../server/environment.ts";
import { createLog } from "../server/log.ts";
import type { PageBuild } from "../server/site/page-build.ts";
import { pictureManifest } from "../server/site/pictures.ts";
import { createSite } from "../server/site/site.ts";
import { createStaticFiles } from "../server/site/static-files.ts";

const picturesFolder = join(import.meta.dirname, "..", "pictures");

/** The shop with pages as Vite has them now; the desk's pages are made from what its own Vite builds. */
export async function openShop(deskBuild: () => Promise<ServerBuild>, pageBuild: () => Promise<PageBuild>) {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const { settings } = parsed;
  const editions = createEditions(fileSource);
  const pictures = createStaticFiles(picturesFolder, await pictureManifest(picturesFolder));
  const handle: PageBuild["handle"] = async (request, context) => (await pageBuild()).handle(request, context);
  const pages = createSite({ files: pictures, render: (request) => handle(request, { edition: editions.current() }) });
  const orderCatalogue = () => orderCatalogueFrom(editions.current(), settings.publicUrl);
  const backend = await openBackend({
    settings,
    selling: editions.current,
    editions,
    pages,
    desk: {
      build: deskBuild,
      shop: () => deskShopFrom(editions.current(), settings.publicUrl),
      pictures: () => doorPictures(editions.current().catalogue),
      orderCatalogue,
    },
    orderScreens: { build: { ...(await pageBuild()), handle }, current: editions.current, orderCatalogue },
    log: createLog(settings.logLevel),
  });
  return {
    listener: getRequestListener(backend.app.fetch),
    close: () => backend.stopOutbox().then(backend.close),
  };
}
