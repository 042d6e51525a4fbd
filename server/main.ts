import "./default-node-env.ts";

import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { fileSource } from "../catalogue/file-edition.server.ts";
import { deskPath } from "../shop/desk/desk-paths.ts";
import { createShelf } from "./catalogue/shelf.ts";
import { doorPictures } from "./desk/door-pictures.ts";
import { deskShopFrom, orderedFrom } from "./desk/ordered.ts";
import { parseEnvironment } from "./environment.ts";
import { captureConsole, createLog } from "./log.ts";
import { holdBuild } from "./site/builds.ts";
import { checkBuild } from "./site/check-build.ts";
import { loadSite } from "./site/load-site.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";

const root = join(import.meta.dirname, "..");

/**
 * Starts the shop with this build, or the current one: checks the environment, loads the built pages, starts the server
 * and handles signals. No other module of the server loads the app's build.
 */
export async function openShop(build?: string): Promise<void> {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new StartError(parsed.problems.join("\n"));
  const { settings } = parsed;
  const held = holdBuild(root, build);
  await checkBuild(held, root, settings);
  const shelf = createShelf(fileSource);
  const log = createLog(settings.logLevel);
  captureConsole(log);
  const site = await loadSite({ build: held, picturesUrl: settings.picturesUrl, shelf, log });
  const server = await startServer({
    settings,
    selling: shelf.current,
    shelf,
    ...site,
    desk: {
      ...site.deskScreens,
      shop: () => deskShopFrom(shelf.current(), settings.publicUrl),
      pictures: () => doorPictures(shelf.current().catalogue),
      ordered: () => orderedFrom(shelf.current(), settings.publicUrl),
    },
    orderScreens: {
      build: site.pageBuild,
      picturesOrigin: site.picturesOrigin,
      current: shelf.current,
      ordered: () => orderedFrom(shelf.current(), settings.publicUrl),
    },
    log,
  });
  // With NODE_COMPILE_CACHE, Node writes the cache on a normal exit only; a shop may be killed.
  flushCompileCache();
  // Plain sentences in a terminal, log lines everywhere else.
  const say = (words: string) => (process.stdout.isTTY ? process.stdout.write(`${words}\n`) : log.info(words));
  const isNew = (await server.countDeskPeople()) === 0;
  say(`${shelf.current().settings.name} is open at ${settings.publicUrl} (port ${server.port})`);
  if (isNew) say(`Your desk is at ${settings.publicUrl}${deskPath}. For a key to it: npm run desk`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

export function exitWith(error: unknown): never {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}

if (import.meta.main) openShop().catch(exitWith);
