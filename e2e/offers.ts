import { join } from "node:path";
import { openExistingDatabase } from "../server/database/open-database.ts";
import { createLog } from "../server/log.ts";
import { insertOffer } from "../server/testing/offers.ts";

/** Stores an offer in the shop that the tests run against, and gives its key. */
export async function makeOffer(made?: Parameters<typeof insertOffer>[1]): Promise<string> {
  const file = join(process.env.E2E_FOLDER ?? "", "shop.db");
  const database = await openExistingDatabase({ kind: "sqlite", file }, createLog("silent"));
  try {
    return await insertOffer(database, made);
  } finally {
    await database.close();
  }
}
