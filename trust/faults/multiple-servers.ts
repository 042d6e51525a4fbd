import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { migrationsFor } from "../../server/database/migrations.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { type EmailService, openEmailService } from "../../server/testing/fake-email-service.ts";
import { wholeKysely } from "../../server/testing/whole-kysely.ts";
import { numbersIn } from "../mail-run.ts";
import { audit, auditFindings, parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { startStream, tally } from "../order-stream.ts";
import { startProxy, type TcpProxy } from "../proxy.ts";
import { atLeast, atMost, type Finding, nothing } from "../report.ts";
import { emailSettings, type ShopProcess, startShop } from "../shop-process.ts";

/** Servers share one database behind one address; one of them is killed. */
export async function multipleServers(database: string, count: number, seconds: number): Promise<Finding[]> {
  const email = await openEmailService();
  const options = { database, env: emailSettings(email) };
  const shops = await Promise.all(Array.from({ length: count }, () => startShop(options)));
  const proxy = await startProxy(shops.map(({ port }) => ({ port, host: "127.0.0.1" })));
  try {
    const stream = startStream(`http://127.0.0.1:${proxy.port}`);
    await wait((seconds * 1000) / 2);
    // The pauses between e-mails are measured: that needs a few of them.
    while (email.received.length < 3) await wait(20);
    const mailsBefore = [...email.received];
    const killed = shops.pop();
    await killed?.end("SIGKILL");
    await wait((seconds * 1000) / 2);
    await stream.stop();
    const gaps = mailsBefore.slice(1).map(({ at }, index) => (at - (mailsBefore[index]?.at ?? 0)) / 1000);
    return [
      ...auditFindings(await audit(database, stream.acknowledged)),
      nothing(`answers that no shopper should see (${tally(stream.answers)})`, stream.wrong),
      atMost("the longest that a shopper's order took", Math.max(...stream.waits) / 1000, 5, "s"),
      nothing(`mails sent twice, of ${mailsBefore.length}`, repeatedIn(numbersIn(mailsBefore))),
      atLeast("pause between two mails, over all servers,", Math.min(...gaps), 1, "s"),
    ];
  } finally {
    await close(shops, proxy, email);
  }
}

async function close(shops: ShopProcess[], proxy: TcpProxy, email: EmailService): Promise<void> {
  proxy.close();
  await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
  await email.goDown();
}

function repeatedIn(numbers: readonly string[]): string[] {
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

/** Migrations that a next version may have: only additions, see CONTRIBUTING.md. */
function nextVersion(kind: "sqlite" | "postgres"): ReturnType<typeof migrationsFor> {
  return {
    ...migrationsFor(kind),
    "9999-12-next-version": {
      async up(db) {
        await sql`alter table orders add column gift_wrap integer not null default 0`.execute(db);
        await sql`create index orders_by_next_city on orders (city)`.execute(db);
        await sql`create table parcels (number text primary key, order_number text not null references orders (number))`.execute(
          db,
        );
      },
    },
  };
}

/** A newer version migrates the database while this one serves; then another server of this version starts. */
export async function migrationUnderLoad(database: string): Promise<Finding[]> {
  const shop = await startShop({ database });
  const stream = startStream(shop.origin);
  await stream.more(60);
  const settings = parseDatabaseUrl(database);
  const newer = await openDatabase(settings, silentLog, nextVersion(settings.kind));
  await stream.more(60);
  const second = await startShop({ database });
  const further = startStream(second.origin);
  await further.more(30);
  await Promise.all([stream.stop(), further.stop()]);
  const wrapped = await sql<{ gift_wrap: number }>`select distinct gift_wrap from orders`.execute(wholeKysely(newer));
  await newer.close();
  await Promise.all([shop.end("SIGTERM"), second.end("SIGTERM")]);
  const answers = [...stream.answers, ...further.answers];
  const failed = answers.filter((answer) => answer.kind === "no-answer" || answer.status >= 400);
  return [
    nothing(
      `orders not taken at the first attempt (${tally(answers)})`,
      failed.map((answer) => (answer.kind === "answer" ? String(answer.status) : answer.reason)),
      answers.length,
    ),
    nothing(
      "rows without the new column's default",
      wrapped.rows.map(({ gift_wrap }) => String(gift_wrap)).filter((value) => value !== "0"),
    ),
    ...auditFindings(await audit(database, new Map([...stream.acknowledged, ...further.acknowledged]))),
  ];
}
