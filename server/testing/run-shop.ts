// The small shop as a process that tests can kill, stop or run twice.
import { parseEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { startServer } from "../start-server.ts";
import { smallShop } from "./orders.ts";

const parsed = parseEnvironment(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join(" "));
const server = await startServer({
  settings: parsed.settings,
  selling: smallShop,
  pages: () => new Response("a page"),
  log: createLog(parsed.settings.logLevel),
});
process.once("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
process.stdout.write(`port ${server.port}\n`);
