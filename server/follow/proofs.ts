import type { ProofAnswer, ProofPicture } from "../../shop/follow/order-follower.ts";
import { parseStage, stageTable } from "../../shop/order/stage.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import { lockOrder } from "../orders/order-history.ts";
import { type StepParts, step } from "../orders/order-steps.ts";
import { type ReadPicture, readUploadedPicture } from "./uploaded-picture.ts";

type Parts = { database: Database; steps: StepParts; readPicture: ReadPicture; now: () => number };

/**
 * The picture is decoded before the transaction that stores picture, money state and event. Once the money is received,
 * the screenshot can't be replaced any more.
 */
export async function saveProof(parts: Parts, number: string, file: Uint8Array): Promise<ProofAnswer> {
  const read = await readUploadedPicture(parts.readPicture, file);
  if (!read.ok) return read;
  const { transact, kind } = parts.database;
  return transact(async (trx): Promise<ProofAnswer> => {
    const order = await lockOrder(trx, kind, number);
    const stage = parseStage(order?.stage);
    const isAsked = order?.payment === "online" || Number(order?.advance) > 0;
    if (!order || !isAsked || !stage || !stageTable[stage].isActive) return { ok: false, fault: "not-due" };
    const claimed = await step(parts.steps, trx, {
      number,
      revision: order.revision,
      actor: { by: "shopper" },
      change: { kind: "money", step: "claim" },
    });
    if (claimed.outcome !== "done") return { ok: false, fault: "received" };
    const row = { added_at: parts.now(), type: read.picture.type, bytes: read.picture.bytes };
    await trx
      .insertInto("order_proofs")
      .values({ order_number: number, ...row })
      .onConflict((conflict) => conflict.column("order_number").doUpdateSet(row))
      .execute();
    return { ok: true };
  });
}

export async function readProof(db: Db, number: string): Promise<ProofPicture | undefined> {
  const row = await db
    .selectFrom("order_proofs")
    .select(["type", "bytes"])
    .where("order_number", "=", number)
    .executeTakeFirst();
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}

export async function readProofTime(db: Db, number: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("order_proofs")
    .select("added_at")
    .where("order_number", "=", number)
    .executeTakeFirst();
  return row?.added_at;
}
