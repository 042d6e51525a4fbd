import { createEdition, type Edition } from "../../catalogue/edition.ts";
import { liveStores, mergeRecords, noRecords, readLive } from "../catalogue/live-records.ts";
import type { Database } from "../database/open-database.ts";

/** What the running shop sells and says: the files, with what the database has in their place. */
export async function readEdition(database: Database): Promise<Edition> {
  // Loaded where it is used: most commands don't need to know the pieces.
  const { fileSource } = await import("../../catalogue/file-edition.server.ts");
  const live = await readLive(liveStores(database), noRecords, () => undefined);
  return createEdition(mergeRecords(fileSource, live));
}
