import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { type Caddy, startCaddy, untilOpen } from "../caddy.ts";
import { whyNoBareRoot } from "../machine/bare-root.ts";
import { ended, type Machine, openMachine } from "../machine/machine.ts";
import { createRepository, type Repository } from "../machine/repository.ts";
import { audit, auditFindings, parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { startStream, tally } from "../order-stream.ts";
import { startPages } from "../page-stream.ts";
import { type Finding, isTrue, nothing } from "../report.ts";
import { moveThereAndBack } from "./moving.ts";
import { backUpPostgres, install, lookAfter, uninstall } from "./owning.ts";

/** A release whose server doesn't start: it must never get a request. */
const broken = { "server/default-node-env.ts": 'throw new Error("broken on purpose");\n' };

/** Orders by the hundred from one address; no port that another shop on this machine may have. */
const testSettings = { RATE_LIMIT: "off", METRICS_PORT: "off" };

/**
 * From a bare machine to releases while shoppers load pages and order: on one with SQLite or, given a database, on two,
 * one after the other.
 */
export async function releaseUnderLoad(folder: string, postgres?: string): Promise<Finding[] | string> {
  const reason = whyNoBareRoot();
  if (reason) return reason;
  const count = postgres ? 2 : 1;
  const repository = await createRepository(join(folder, "repository"));
  const machines: Machine[] = [];
  let caddy: Caddy | undefined;
  try {
    for (let index = 0; index < count; index++)
      machines.push(await openMachine(join(folder, `machine-${index}`), repository.folder));
    // The account naqsh isn't the one that the tests' PostgreSQL made its socket's folder for.
    if (postgres) await chmod(new URL(postgres).searchParams.get("host") ?? "", 0o711);
    const firsts: Finding[] = [];
    for (const machine of machines)
      firsts.push(...(await install(machine, { ...testSettings, ...(postgres && { DATABASE_URL: postgres }) })));
    const [first] = machines;
    if (!first || firsts.some(({ kept }) => !kept)) return firsts;
    caddy = await startCaddy(
      join(folder, "caddy"),
      machines.flatMap(({ ports }) => ports),
    );
    await untilOpen(caddy.origin);
    const looked = postgres ? undefined : await lookAfter(first, caddy.origin);
    const moved = postgres ? undefined : await moveThereAndBack(first, caddy.origin);
    firsts.push(...(looked ? looked.findings : await backUpPostgres(first)), ...(moved?.findings ?? []));
    const stored = postgres ?? `file:${join(first.varLib, "naqsh", "shop.db")}`;
    const orders = startStream(caddy.origin, { clients: 4, pause: 50 });
    const pages = startPages(caddy.origin);
    await orders.more(20);
    const steps = await release(machines, repository, stored);
    await orders.more(20);
    await Promise.all([orders.stop(), pages.stop()]);
    return [
      ...firsts,
      ...steps,
      nothing("page requests that failed", pages.failed, pages.answers()),
      nothing(
        `orders that a second attempt didn't place (${tally(orders.answers)})`,
        orders.attempts.filter((attempts) => attempts > 2).map(String),
        orders.attempts.length,
      ),
      { promise: "the slowest page meanwhile", measured: `${Math.round(pages.slowest())} ms`, kept: true },
      ...auditFindings(
        await audit(stored, new Map([...orders.acknowledged, ...(looked?.placed ?? []), ...(moved?.placed ?? [])])),
      ),
      ...(await uninstall(first)),
    ];
  } finally {
    await caddy?.stop();
    await Promise.all(machines.map((machine) => machine.stop()));
  }
}

async function release(machines: readonly Machine[], repository: Repository, stored: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  await repository.commit({ "docs/news.md": "Something new.\n" });
  const [machine] = machines;
  if (!machine) return findings;
  const first = await liveOn(machine);
  for (const each of machines) findings.push(ended("naqsh release", await each.naqsh("release")));
  findings.push(isTrue("the shop knows that a release works", ...(await recorded(stored, "ok"))));
  findings.push(ended("naqsh rollback", await machine.naqsh("rollback")));
  findings.push(isTrue("the shop knows of a rollback, and tells the seller", ...(await recorded(stored, "failed"))));
  await repository.commit(broken);
  findings.push(ended("a release that doesn't start changes nothing", await machine.naqsh("release"), 1));
  const live = await liveOn(machine);
  findings.push(isTrue("naqsh status names what is live", live !== undefined && live === first, live));
  return findings;
}

/** What `naqsh` told the shop of the last release; the desk tells the seller. */
async function recorded(stored: string, outcome: "ok" | "failed"): Promise<[kept: boolean, measured: string]> {
  const { db, close } = await openExistingDatabase(parseDatabaseUrl(stored), silentLog);
  const row = await db.selectFrom("machine_checks").selectAll().where("name", "=", "release").executeTakeFirst();
  await close();
  return [row?.outcome === outcome, `${row?.outcome ?? "nothing"}: ${row?.detail ?? ""}`];
}

async function liveOn(machine: Machine): Promise<string | undefined> {
  const { output } = await machine.naqsh("status");
  return /^Live: (\S+) on port/m.exec(output)?.[1];
}
