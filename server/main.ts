import "./production.ts";

import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { catalogue } from "../catalogue/catalogue.server.ts";
import { settings as shop } from "../catalogue/settings.ts";
import { parseEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";
import { loadSite } from "./site/load-site.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";

const root = join(import.meta.dirname, "..");

/** The one place where the built pages and the server meet. */
async function main(): Promise<void> {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new StartError(parsed.problems.join("\n"));
  const { settings } = parsed;
  const folders = { build: join(root, "build"), pictures: join(root, "pictures") };
  const site = await loadSite(folders, settings.picturesUrl);
  if (!site) throw new StartError("The shop isn't built yet: run npm run build, or npm start, which does both.");

  const log = createLog(settings.logLevel);
  const server = await startServer({ settings, catalogue, shop, ...site, log });
  // Where Node is told to keep compiled code, it would do so when the process ends well; a shop may not.
  flushCompileCache();
  process.stdout.write(`${shop.name} is open at ${settings.publicUrl} (port ${server.port})\n`);

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

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
});
