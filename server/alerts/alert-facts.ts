import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type NewsKind, sellerNews, shopperNews } from "../../shop/messages/order-news.ts";
import type { Db } from "../database/schema.ts";
import type { ServerSettings } from "../environment.ts";
import type { Log } from "../log.ts";
import { missingKeys } from "../outbox/emailjs.ts";
import type { AlertFacts } from "./alert-rules.ts";
import { certificateEnd } from "./certificate-end.ts";

type Settings = Pick<ServerSettings, "database" | "email" | "publicUrl">;
type Parts = { db: Db; settings: Settings; now: () => number; log: Pick<Log, "warn"> };

const certificateEvery = 6 * 60 * 60_000;

export type GatherFacts = () => Promise<AlertFacts>;

/** What fails is logged, and undefined. */
export function createGatherFacts({ db, settings, now, log }: Parts): GatherFacts {
  const { database, email, publicUrl } = settings;
  const seen = { certificateEndsAt: undefined as number | undefined, at: Number.NEGATIVE_INFINITY };

  async function known<Fact>(what: string, fact: Promise<Fact>): Promise<Fact | undefined> {
    try {
      return await fact;
    } catch (error) {
      log.warn({ err: error }, `${what} can't be looked at`);
      return undefined;
    }
  }

  async function certificate(): Promise<number | undefined> {
    if (!publicUrl.startsWith("https:") || now() - seen.at < certificateEvery) return seen.certificateEndsAt;
    seen.at = now();
    seen.certificateEndsAt = await known("the certificate", certificateEnd(publicUrl));
    return seen.certificateEndsAt;
  }

  return async () => ({
    now: now(),
    mails: await known("e-mails that wait", waitingMails(db, email)),
    checks: await known("backup and release", checks(db)),
    freeShare: database.kind === "sqlite" ? await known("the disk", freeShareAt(dirname(database.file))) : undefined,
    certificateEndsAt: await certificate(),
  });
}

/** Of the kinds that this server sends. */
async function waitingMails(db: Db, email: Settings["email"]): Promise<AlertFacts["mails"]> {
  const order = await db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .select(({ fn }) => fn.min("created_at").as("since"))
    .executeTakeFirst();
  const since = async (kinds: readonly NewsKind[]) => {
    const row = await db
      .selectFrom("news_mails")
      .where("sent_at", "is", null)
      .where("kind", "in", kinds)
      .select(({ fn }) => fn.min("created_at").as("since"))
      .executeTakeFirst();
    return row?.since ?? undefined;
  };
  const seller = [order?.since, await since(sellerNews)].flatMap((at) => at ?? []);
  return {
    hasKeys: missingKeys(email).length === 0,
    sellerSince: seller.length > 0 ? Math.min(...seller) : undefined,
    shopperSince: email.shopperTemplateId ? await since(shopperNews) : undefined,
  };
}

async function checks(db: Db): Promise<AlertFacts["checks"]> {
  const rows = await db.selectFrom("machine_checks").selectAll().where("name", "in", ["backup", "release"]).execute();
  const of = (name: string) => {
    const row = rows.find((each) => each.name === name);
    return row && { outcome: row.outcome, checkedAt: row.checked_at, detail: row.detail, okAt: row.ok_at ?? undefined };
  };
  return { backup: of("backup"), release: of("release") };
}

async function freeShareAt(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / Math.max(1, blocks);
}
