// Takes a picture and begins to make it, in a process of its own: to be killed in the middle.
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditions } from "../catalogue/editions.ts";
import { openDatabase } from "../database/open-database.ts";
import { openPictureDesk } from "../desk/open-picture-desk.ts";
import { parseEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { createPictureQueue } from "../pictures/picture-queue.ts";
import { photograph } from "./photographs.ts";

const parsed = parseEnvironment(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join(" "));
const log = createLog("silent");
const database = await openDatabase(parsed.settings.database, log);
const { desk } = openPictureDesk({
  ...{ database, log, queue: createPictureQueue(), editions: createEditions(fileSource) },
  refresh: async () => undefined,
  now: Date.now,
});
const taken = await desk.take(await photograph(1500, 2000).jpeg().toBuffer(), { kind: "piece" });
if (!taken.ok) throw new Error(taken.reason);
const { id } = taken.upload;
await desk.use(id, { piece: { turn: 0, x: 0, y: 0, width: 1500, height: 2000 } });
const begun = setInterval(async () => {
  if ((await desk.state(id))?.made !== 1) return;
  clearInterval(begun);
  process.stdout.write(`making ${id}\n`);
}, 20);
