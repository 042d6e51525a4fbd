import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

/** A temporary PostgreSQL server on a Unix socket; its folder is removed when it stops. */
export type TestPostgres = {
  url: string;
  /** The folder of its socket. */
  folder: string;
  /** Immediate shutdown, like a crash. The data stays. */
  crash(): Promise<void>;
  /** Fast shutdown, as an operator's restart: clients are disconnected. The data stays. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

const run = promisify(execFile);
const startDeadline = 20_000;

/** Fast and not durable: the data is only needed during the tests. */
const settings = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** For tests in which PostgreSQL itself crashes and committed data must survive. */
export const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/** The folder with all programs of a server, newest version first, or undefined when there is none. */
export function findPostgres(): string | undefined {
  const installed = globSync([
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
  ]);
  const newestFirst = installed.sort(new Intl.Collator("en", { numeric: true }).compare).reverse();
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...newestFirst];
  const programs = ["initdb", "postgres", "pg_basebackup"];
  return folders.find((folder) => programs.every((program) => existsSync(join(folder, program))));
}

export async function startPostgres(changed: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error("These tests need PostgreSQL: install it (Debian: apt-get install postgresql).");
  const folder = await mkdtemp(join(tmpdir(), "naqsh-postgres-"));
  const start = await starter(folder);
  return open({ start, bin, folder, data: join(folder, "data") }, changed, initialise);
}

/** A streaming replica of the server, under the name "standby". */
export async function startStandby(primary: TestPostgres, changed: Readonly<Record<string, string>> = {}) {
  const bin = findPostgres() ?? "";
  const folder = await mkdtemp(join(tmpdir(), "naqsh-standby-"));
  const source = `host=${primary.folder} user=postgres application_name=standby`;
  const copy = ({ start, data }: Cluster) =>
    finish(start(join(bin, "pg_basebackup"), ["-D", data, "-d", source, "-R", "-X", "stream", "--checkpoint=fast"]));
  const cluster = { start: await starter(folder), bin, folder, data: join(folder, "data") };
  return open(cluster, { ...changed, primary_conninfo: source }, copy);
}

async function open(
  cluster: Cluster,
  changed: Readonly<Record<string, string>>,
  fill: (cluster: Cluster) => Promise<void>,
): Promise<TestPostgres> {
  const { folder } = cluster;
  try {
    await fill(cluster);
    const serveHere = () => serve(cluster, { ...settings, ...changed });
    let server = await serveHere();
    return {
      url: addressOf(folder),
      folder,
      crash: () => stop(server, "SIGQUIT"),
      shutDown: () => stop(server, "SIGINT"),
      startAgain: async () => {
        server = await serveHere();
      },
      stop: async () => {
        await stop(server, "SIGQUIT");
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Creates a database on the server, empty or as a copy of the template, and gives its URL. */
export async function createDatabase(serverUrl: string, template = "template1"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

type Start = (command: string, args: string[]) => ChildProcess;

/**
 * PostgreSQL refuses to run as root, so root runs it as the account that the Debian package creates. On Linux the
 * kernel stops the server with its parent, so that a killed test run leaves none behind.
 */
async function starter(folder: string): Promise<Start> {
  const options: SpawnOptions = { cwd: folder, stdio: ["ignore", "ignore", "pipe"] };
  if (process.platform !== "linux") return (command, args) => spawn(command, args, options);
  const privileges = ["--pdeathsig=QUIT"];
  if (userInfo().uid === 0) {
    const ids = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout)) as [number, number];
    await chown(folder, uid, gid);
    privileges.push(`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups");
  }
  return (command, args) => spawn("setpriv", [...privileges, command, ...args], options);
}

async function initialise({ start, bin, data }: Cluster): Promise<void> {
  const options = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
  await finish(start(join(bin, "initdb"), [...options, "-D", data]));
}

async function finish(tool: ChildProcess): Promise<void> {
  const log = captureLog(tool);
  const [code] = await once(tool, "close");
  if (code !== 0) throw new Error(`${tool.spawnargs.join(" ")} failed:\n${log()}`);
}

type Cluster = { start: Start; bin: string; folder: string; data: string };

async function serve({ start, bin, folder, data }: Cluster, chosen: Record<string, string>): Promise<ChildProcess> {
  const options = Object.entries({ ...chosen, unix_socket_directories: folder });
  const flags = options.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = start(join(bin, "postgres"), ["-D", data, ...flags]);
  const log = captureLog(server);
  if (await becomesReady(addressOf(folder), server)) return server;
  await stop(server, "SIGQUIT");
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(server)) return;
  server.kill(signal);
  await once(server, "exit");
}

function addressOf(folder: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

function isRunning(process: ChildProcess): boolean {
  return process.exitCode === null && process.signalCode === null;
}

function captureLog(process: ChildProcess): () => string {
  let log = "";
  process.stderr?.setEncoding("utf8").on("data", (text) => {
    log = (log + text).slice(-4_000);
  });
  return () => log;
}

async function becomesReady(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startDeadline;
  while (Date.now() < deadline && isRunning(server)) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await wait(20);
    }
  }
  return false;
}
