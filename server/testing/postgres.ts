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

/** A PostgreSQL server of the tests' own: a fresh folder, a Unix socket, nothing left when stopped. */
export type TestPostgres = {
  url: string;
  /** The folder of its socket. */
  folder: string;
  /** As a crash would: nothing is finished, nothing is written any more. The data stays. */
  crash(): Promise<void>;
  /** As an operator's restart does: clients are disconnected, what was committed is written. The data stays. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

const run = promisify(execFile);
const startDeadline = 20_000;

/** Nothing here outlives the tests, so it needn't outlive a power cut. */
const settings = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** For tests in which PostgreSQL itself crashes: what it has committed must be there afterwards. */
export const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/** The folder with `initdb` and `postgres`, newest version first, or undefined when there is none. */
export function findPostgres(): string | undefined {
  const installed = globSync([
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
  ]);
  const newestFirst = installed.sort(new Intl.Collator("en", { numeric: true }).compare).reverse();
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...newestFirst];
  return folders.find((folder) => ["initdb", "postgres"].every((tool) => existsSync(join(folder, tool))));
}

export async function startPostgres(changed: Readonly<Record<string, string>> = {}): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error("These tests need PostgreSQL: install it (Debian: apt-get install postgresql).");
  const folder = await mkdtemp(join(tmpdir(), "naqsh-postgres-"));
  const start = await starter(folder);
  return open({ start, bin, folder, data: join(folder, "data") }, changed, initialise);
}

/** A copy of the server that follows it, commit by commit, under the name "standby". */
export async function startStandby(primary: TestPostgres, changed: Readonly<Record<string, string>> = {}) {
  const bin = findPostgres() ?? "";
  const folder = await mkdtemp(join(tmpdir(), "naqsh-standby-"));
  const source = `host=${primary.folder} user=postgres application_name=standby`;
  const copy = ({ start, data }: Place) =>
    finish(start(join(bin, "pg_basebackup"), ["-D", data, "-d", source, "-R", "-X", "stream", "--checkpoint=fast"]));
  const place = { start: await starter(folder), bin, folder, data: join(folder, "data") };
  return open(place, { ...changed, primary_conninfo: source }, copy);
}

async function open(
  place: Place,
  changed: Readonly<Record<string, string>>,
  fill: (place: Place) => Promise<void>,
): Promise<TestPostgres> {
  const { folder } = place;
  try {
    await fill(place);
    const serveHere = () => serve(place, { ...settings, ...changed });
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

/** Creates an empty database on the server and gives its address, in the form that `DATABASE_URL` takes. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

type Start = (command: string, args: string[]) => ChildProcess;

/**
 * PostgreSQL refuses to run as root, so root runs it as the account that the Debian package creates.
 * And a test run that is killed must leave no server behind: on Linux the kernel stops it with its parent.
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

async function initialise({ start, bin, data }: Place): Promise<void> {
  const options = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
  await finish(start(join(bin, "initdb"), [...options, "-D", data]));
}

async function finish(tool: ChildProcess): Promise<void> {
  const log = keepLog(tool);
  const [code] = await once(tool, "close");
  if (code !== 0) throw new Error(`${tool.spawnargs.join(" ")} failed:\n${log()}`);
}

type Place = { start: Start; bin: string; folder: string; data: string };

async function serve({ start, bin, folder, data }: Place, chosen: Record<string, string>): Promise<ChildProcess> {
  const options = Object.entries({ ...chosen, unix_socket_directories: folder });
  const flags = options.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = start(join(bin, "postgres"), ["-D", data, ...flags]);
  const log = keepLog(server);
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

function keepLog(process: ChildProcess): () => string {
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
