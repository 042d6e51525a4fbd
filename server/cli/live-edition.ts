import { createEdition, type Edition } from "../../catalogue/edition.ts";
import { liveStores, mergeRecords, noRecords, readLive } from "../catalogue/live-records.ts";
import type { Database } from "../database/open-database.ts";

/** The edition that the running shop shows: the files, with the records of the database in place of theirs. */
export async function readEdition(database: Database): Promise<Edition> {
  // Loaded on demand: most commands don't need the catalogue.
  const { fileSource } = await import("../../catalogue/file-edition.server.ts");
  const live = await readLive(liveStores(database), noRecords, () => undefined);
  return createEdition(mergeRecords(fileSource, live));
}
