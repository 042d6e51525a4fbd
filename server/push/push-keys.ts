import type { Database } from "../database/open-database.ts";
import { newPushKeys, type PushKeys } from "./vapid.ts";

export type FindPushKeys = () => Promise<PushKeys>;

/** Made when they are first needed; of two servers that make them at once, one wins. */
export function createFindPushKeys(
  { db, transact }: Pick<Database, "db" | "transact">,
  now: () => number,
): FindPushKeys {
  let found: PushKeys | undefined;
  const read = async () => {
    const row = await db.selectFrom("push_keys").select(["public_key", "private_key"]).executeTakeFirst();
    return row && { publicKey: row.public_key, privateKey: row.private_key };
  };
  const make = async () => {
    const { publicKey, privateKey } = newPushKeys();
    const row = { id: 1, public_key: publicKey, private_key: privateKey, made_at: now() };
    await transact((trx) =>
      trx
        .insertInto("push_keys")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return read();
  };
  return async () => {
    found ??= (await read()) ?? (await make());
    if (!found) throw new Error("the push keys aren't stored");
    return found;
  };
}
