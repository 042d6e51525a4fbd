import { execFile } from "node:child_process";
import { readFile, realpath, stat, statfs } from "node:fs/promises";
import { type } from "node:os";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connect } from "node:tls";
import { promisify } from "node:util";
import { sellerNews, shopperNews } from "../../shop/messages/order-news.ts";
import { toStartError } from "../database/database-error.ts";
import { openExistingDatabase } from "../database/open-database.ts";
import type { DatabaseSettings, EmailSettings, ServerSettings } from "../environment.ts";
import { metricsHost } from "../http/listen.ts";
import { proxyDoubtMetric } from "../http/metrics.ts";
import { type ProxyDoubt, proxyDoubts } from "../http/proxy-watch.ts";
import type { Log } from "../log.ts";
import { createOutboxStore } from "../outbox/outbox-store.ts";
import type { Facts } from "./doctor-rules.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const timeout = 5_000;

export async function gatherFacts(settings: ServerSettings, log: Log): Promise<Facts> {
  const ports = (process.env.NAQSH_PORTS ?? "3000 3001").split(" ").map(Number);
  const units = await Promise.all(ports.map(async (port) => ({ port, ...(await unitState(`naqsh@${port}`)) })));
  const running = units.find(({ isActive }) => isActive);
  const { database } = settings;
  return {
    now: Date.now(),
    versions: {
      release: basename(await realpath(root)),
      commit: (await say("git", "-C", root, "log", "-1", "--format=%h %s")) ?? "unknown",
      node: process.versions.node,
      caddy: (await say("caddy", "version"))?.split(" ")[0],
      system: await systemName(),
    },
    commandsDiffer: await commandsDiffer(),
    units,
    caddy: await unitState("caddy"),
    health: running && (await statusOf(`http://127.0.0.1:${running.port}/healthz`)),
    webPorts: await listeningPorts(),
    host: settings.host,
    certificate: await certificateOf(settings.publicUrl),
    disks: await disksOf([folderOf(database), root]),
    database: { kind: database.kind, problem: await databaseProblem(database, log) },
    mails: await waitingMails(database, settings.email, log),
    backups: {
      isTimerActive: (await unitState("naqsh-backup.timer")).isActive,
      last: await lastBackup(database, log),
    },
    isClockSynchronized: await clockState(),
    trustProxy: settings.trustProxy,
    doubts: await doubtsOf(settings.metricsPort),
  };
}

/** Undefined where the program is missing, fails or hangs. */
async function say(command: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run(command, args, { timeout })).stdout.trim();
  } catch {
    return undefined;
  }
}

async function unitState(unit: string): Promise<{ isActive: boolean; isEnabled: boolean }> {
  const answers = async (verb: string) => (await say("systemctl", verb, "--quiet", unit)) !== undefined;
  return { isActive: await answers("is-active"), isEnabled: await answers("is-enabled") };
}

async function systemName(): Promise<string> {
  const text = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^PRETTY_NAME="?(.*?)"?$/m.exec(text)?.[1] ?? type();
}

async function commandsDiffer(): Promise<boolean> {
  const read = (file: string) => readFile(file, "utf8").catch(() => undefined);
  const list = await say("sh", "-c", ". /usr/local/lib/naqsh/common && installed_files");
  if (list === undefined) return true;
  const pairs = list.split("\n").map((line) => line.split(" "));
  const same = pairs.map(
    async ([name = "", installed = ""]) => (await read(installed)) === (await read(join(root, "deploy", name))),
  );
  return (await Promise.all(same)).includes(false);
}

async function statusOf(address: string): Promise<number | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}

async function listeningPorts(): Promise<number[] | undefined> {
  const list = await say("ss", "-ltnH");
  return list?.split("\n").map((line) => Number(/:(\d+)$/.exec(line.trim().split(/\s+/)[3] ?? "")?.[1]));
}

/** Asks this machine, not the internet: what a CDN shows isn't what Caddy has. */
function certificateOf(publicUrl: string): Promise<Facts["certificate"]> {
  const { protocol, hostname: name } = new URL(publicUrl);
  if (protocol !== "https:") return Promise.resolve("no https");
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: 443, servername: name, timeout }, () => {
      const { valid_to } = socket.getPeerCertificate();
      resolve({ name, daysLeft: Math.floor((Date.parse(valid_to) - Date.now()) / (24 * 3600_000)) });
      socket.destroy();
    });
    socket.on("timeout", () => socket.destroy(new Error("Caddy doesn't answer")));
    socket.on("error", ({ message }) =>
      resolve({ name, problem: `none that a browser would take (${message.trim()})` }),
    );
  });
}

function folderOf(database: DatabaseSettings): string {
  return database.kind === "sqlite" ? dirname(database.file) : root;
}

/** Each disk once, however many of the folders are on it. */
async function disksOf(folders: readonly string[]): Promise<Facts["disks"]> {
  const found = new Map<number, Facts["disks"][number]>();
  for (const folder of folders) {
    const { dev } = await stat(folder);
    if (!found.has(dev)) found.set(dev, await spaceAt(folder));
  }
  return [...found.values()];
}

async function spaceAt(path: string): Promise<Facts["disks"][number]> {
  const { bavail, blocks, bsize } = await statfs(path);
  return { path, freeMegabytes: Math.floor((bavail * bsize) / 1e6), freeShare: bavail / Math.max(1, blocks) };
}

async function databaseProblem(settings: DatabaseSettings, log: Log): Promise<string | undefined> {
  try {
    if (settings.kind === "postgres") {
      const database = await openExistingDatabase(settings, log);
      await database.ping().finally(database.close);
      return undefined;
    }
    const database = new DatabaseSync(settings.file, { readOnly: true, timeout });
    try {
      const finding = database.prepare("pragma quick_check(1)").get()?.quick_check;
      return finding === "ok" ? undefined : `is damaged (${finding})`;
    } finally {
      database.close();
    }
  } catch (error) {
    return toStartError(error, settings)?.message ?? String(error);
  }
}

async function waitingMails(settings: DatabaseSettings, email: EmailSettings, log: Log): Promise<Facts["mails"]> {
  try {
    const database = await openExistingDatabase(settings, log);
    const news = [...sellerNews, ...(email.shopperTemplateId ? shopperNews : [])];
    const { waiting, oldestMs } = await createOutboxStore(database, news).status(Date.now()).finally(database.close);
    const hasKeys = Boolean(email.publicKey && email.serviceId && email.templateId);
    return { hasKeys, waiting, oldestMs };
  } catch {
    return undefined;
  }
}

async function lastBackup(settings: DatabaseSettings, log: Log): Promise<Facts["backups"]["last"]> {
  try {
    const database = await openExistingDatabase(settings, log);
    const query = database.db.selectFrom("machine_checks").selectAll().where("name", "=", "backup");
    const row = await query.executeTakeFirst().finally(database.close);
    return row && { hasFailed: row.outcome === "failed", detail: row.detail, okAt: row.ok_at ?? undefined };
  } catch {
    return undefined;
  }
}

async function clockState(): Promise<boolean | undefined> {
  const said = await say("timedatectl", "show", "--property", "NTPSynchronized", "--value");
  return said === undefined ? undefined : said === "yes";
}

async function doubtsOf(port: number | "off"): Promise<ProxyDoubt[] | undefined> {
  if (port === "off") return undefined;
  const answer = await fetch(`http://${metricsHost}:${port}/metrics`, { signal: AbortSignal.timeout(timeout) }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const text = await answer.text();
  const names = Object.keys(proxyDoubts) as ProxyDoubt[];
  return names.filter((doubt) => text.includes(`${proxyDoubtMetric}{doubt="${doubt}"} 1`));
}
