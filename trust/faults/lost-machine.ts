import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { startCaddy } from "../caddy.ts";
import { whyNoBareRoot } from "../machine/bare-root.ts";
import { documentedCommands, ended, type Machine, openMachine } from "../machine/machine.ts";
import { type Remote, startRemote } from "../machine/remote.ts";
import { createRepository } from "../machine/repository.ts";
import { audit, parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { startStream } from "../order-stream.ts";
import { type Finding, isTrue, none } from "../report.ts";
import { place } from "./owning.ts";

const settings = "RATE_LIMIT=off METRICS_PORT=off";
/** Of the new machine alone. */
const otherSetting = "LOG_LEVEL=warn";
const price = 43_210;

/**
 * The drill. A shop sells, is backed up to another machine, and is lost with everything that was on its own. By
 * docs/deployment.md a bare machine becomes the same shop.
 */
export async function lostMachine(folder: string): Promise<Finding[] | string> {
  const reason = whyNoBareRoot();
  if (reason) return reason;
  const repository = await createRepository(join(folder, "repository"));
  const remote = await startRemote(join(folder, "remote"));
  try {
    const lost = await sellAndLose(folder, repository.folder, remote);
    return lost.password
      ? [...lost.findings, ...(await comeBack(folder, repository.folder, remote, lost))]
      : lost.findings;
  } finally {
    remote.stop();
  }
}

type Lost = {
  findings: Finding[];
  password: string | undefined;
  /** Acknowledged before the backup began, and at all. */
  before: ReadonlyMap<string, string>;
  acknowledged: ReadonlyMap<string, string>;
};

async function sellAndLose(folder: string, repository: string, remote: Remote): Promise<Lost> {
  const place = join(folder, "lost");
  const machine = await openMachine(place, repository);
  try {
    const start = performance.now();
    const answers = `naqsh.example\n\n\n${remote.address}\n\n`;
    const commands = (await documentedCommands("Once")).replace("deploy/install", `$& ${settings}`);
    const installed = await machine.sh(commands, answers);
    const findings = [ended("from a bare machine to an open shop, backed up on another one", installed)];
    const password = /^The backups' password is (\w+)$/m.exec(installed.output)?.[1];
    if (installed.code !== 0 || !password)
      return { findings, password: undefined, before: new Map(), acknowledged: new Map() };
    findings.push(took("it took", start));
    findings.push(ended("a changed price", await machine.naqsh(`pieces set 5 price=${price}`)));
    const { sold, before, backup } = await sell(machine, join(folder, "caddy-1"));
    findings.push(ended("naqsh backup, while orders come in", backup));
    return { findings, password, before, acknowledged: sold };
  } finally {
    await machine.stop();
    await rm(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Before the backup, meanwhile and after it. */
async function sell(machine: Machine, folder: string) {
  const caddy = await startCaddy(folder, machine.ports);
  try {
    const orders = startStream(caddy.origin, { clients: 4, pause: 50 });
    await orders.more(100);
    const before = new Map(orders.acknowledged);
    const backup = await machine.naqsh("backup");
    await orders.more(20);
    await orders.stop();
    return { sold: orders.acknowledged, before, backup };
  } finally {
    await caddy.stop();
  }
}

async function comeBack(folder: string, repository: string, remote: Remote, lost: Lost): Promise<Finding[]> {
  const machine = await openMachine(join(folder, "new"), repository);
  const [install = "", restore = ""] = (await documentedCommands("On a new machine")).split(/(?=^sudo naqsh restore)/m);
  const filledIn = install
    .replace(/RESTIC_REPOSITORY=\S+/, `RESTIC_REPOSITORY=${remote.address} ${settings} ${otherSetting}`)
    .replace(/RESTIC_PASSWORD=\S+/, `RESTIC_PASSWORD=${lost.password}`);
  const stored = `file:${join(machine.varLib, "naqsh", "shop.db")}`;
  try {
    const start = performance.now();
    const findings = [
      ended("a bare machine, with the same repository and password", await machine.sh(filledIn, "naqsh.example\n\n\n")),
    ];
    const empty = await machine.naqsh("backup");
    const isRefused = empty.code === 1 && /sudo naqsh restore latest/.test(empty.output);
    findings.push(isTrue("the empty shop isn't backed up over the lost one", isRefused, empty.output.trim()));
    const restored = await machine.sh(restore, "yes\n");
    findings.push(ended("docs/deployment.md, On a new machine", restored));
    findings.push(took("from a bare machine to the same shop, it took", start));
    findings.push(await compareSettings(machine, restored.output));
    findings.push(...(await compare(stored, lost)), ...(await sellAgain(machine, join(folder, "caddy-2"))));
    findings.push(...(await loseRemote(machine, remote, stored)));
    return findings;
  } finally {
    await machine.stop();
  }
}

/** The snapshot has the lost machine's settings; the new one keeps its own, and is told which differ. */
async function compareSettings(machine: Machine, said: string): Promise<Finding> {
  const look = `grep -x ${otherSetting} /etc/naqsh.env && ! grep LOG_LEVEL=warn /etc/naqsh.env.restored && stat -c %a /etc/naqsh.env.restored`;
  const { code, output } = await machine.sh(look);
  const isKept = code === 0 && output.trim().endsWith("600") && /These settings were others: LOG_LEVEL\./.test(said);
  return isTrue("settings that differ are named and laid beside, and the machine's stay", isKept, output.trim());
}

async function compare(stored: string, { before, acknowledged }: Lost): Promise<Finding[]> {
  const { orders, lost, torn } = await audit(stored, before);
  const { lost: later, doubled } = await audit(stored, acknowledged);
  const gone = `${later.length - lost.length} of ${acknowledged.size}`;
  return [
    none("orders lost that were acknowledged before the backup", lost.length, `${before.size} orders`),
    none("orders torn", torn.length, `${orders} orders`),
    none("orders that nobody was told of", doubled.length, `${orders} orders`),
    { promise: "orders of after the backup, lost with the machine", measured: gone, kept: true },
  ];
}

async function sellAgain(machine: Machine, folder: string): Promise<Finding[]> {
  const caddy = await startCaddy(folder, machine.ports);
  try {
    const answer = await fetch(`${caddy.origin}/api/products?ids=5`);
    const hasPrice = (await answer.text()).includes(String(price));
    const { number } = await place(caddy.origin);
    return [isTrue("the changed price is there", hasPrice), isTrue("the shop takes orders", true, number)];
  } finally {
    await caddy.stop();
  }
}

/** What becomes of a backup while the other machine is away, and when it is back. */
async function loseRemote(machine: Machine, remote: Remote, stored: string): Promise<Finding[]> {
  const last = async () => {
    const { db, close } = await openExistingDatabase(parseDatabaseUrl(stored), silentLog);
    const row = await db.selectFrom("machine_checks").selectAll().where("name", "=", "backup").executeTakeFirst();
    await close();
    return { outcome: row?.outcome, said: `${row?.outcome}: ${row?.detail}` };
  };
  const afterRestore = await last();
  remote.stop();
  const failed = await machine.naqsh("backup");
  const away = await last();
  await remote.start();
  const again = await machine.naqsh("backup");
  const back = await last();
  return [
    isTrue("the restored shop is backed up again", afterRestore.outcome === "ok", afterRestore.said),
    isTrue("a repository that is away: the shop is told", failed.code === 1 && away.outcome === "failed", away.said),
    isTrue("back again", again.code === 0 && back.outcome === "ok", back.said),
  ];
}

function took(promise: string, start: number): Finding {
  const seconds = (performance.now() - start) / 1000;
  const measured = `${(seconds / 60).toFixed(1)} minutes, without npm's downloads and a build`;
  return { promise, measured, kept: true };
}
