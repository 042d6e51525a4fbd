import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "../e2e/free-port.ts";
import { commandPath } from "../scripts/checks/system-packages.ts";
import { durable, startPostgres, startStandby, type TestPostgres } from "../server/testing/postgres.ts";
import { startProxy, type TcpProxy } from "./proxy.ts";
import { collectOutput, endProcess } from "./shop-process.ts";

/** As docs/deployment.md sets it up: a primary, a standby that has each commit before it is acknowledged, PgBouncer. */
export type Cluster = {
  /** PgBouncer's, for the servers. */
  url: string;
  /** Past PgBouncer, to the current primary. */
  direct(): string;
  /** kill -9. */
  killPrimary(): Promise<void>;
  /** The primary's network drops every packet: nothing is refused, nothing is closed. */
  silencePrimary(): void;
  /** As an operator or Patroni does: promotes the standby, and points PgBouncer to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

const name = "naqsh";

export async function startCluster(): Promise<Cluster> {
  const primary = await startPostgres(durable);
  await ask(primary.url, `create database ${name}`);
  const standby = await startStandby(primary, durable);
  // From here on a commit waits for the standby. The standby, a copy made before, waits for none.
  await ask(primary.url, "alter system set synchronous_standby_names = 'standby'", "select pg_reload_conf()");
  const proxies = [await proxyTo(primary), await proxyTo(standby)] as const;
  const bouncer = await startBouncer(proxies[0].port);
  let live: TestPostgres = primary;
  return {
    url: `postgres://postgres@127.0.0.1:${bouncer.port}/${name}`,
    direct: () => withDatabase(live.url),
    killPrimary: () => primary.crash(),
    silencePrimary: () => proxies[0].freeze(),
    async promote() {
      // The old primary stays cut off: it must never come back as a second one.
      await ask(standby.url, "select pg_promote()");
      live = standby;
      await bouncer.pointTo(proxies[1].port);
    },
    async stop() {
      await bouncer.stop();
      for (const proxy of proxies) proxy.close();
      await standby.stop();
      await primary.stop();
    },
  };
}

function proxyTo({ folder }: TestPostgres): Promise<TcpProxy> {
  return startProxy([{ path: join(folder, ".s.PGSQL.5432") }]);
}

function withDatabase(url: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

type Bouncer = { port: number; pointTo(port: number): Promise<void>; stop(): Promise<void> };

async function startBouncer(target: number): Promise<Bouncer> {
  const port = await findFreePort();
  // PgBouncer reloads its settings as the user nobody.
  const folder = await mkdtemp(join(tmpdir(), "naqsh-pgbouncer-"));
  await chmod(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const settings = (host: number) => `[databases]
${name} = host=127.0.0.1 port=${host} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = postgres
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 8
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`;
  await writeFile(file, settings(target));
  // PgBouncer refuses to run as root.
  const asNobody = userInfo().uid === 0 ? ["-u", "nobody"] : [];
  const child: ChildProcess = spawn("pgbouncer", [...asNobody, file], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: commandPath },
  });
  const output = collectOutput(child);
  process.once("exit", () => child.kill("SIGKILL"));
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/pgbouncer`;
  const runAdminCommand = async (command: string) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query(command);
    await client.end();
  };
  while (
    !(await runAdminCommand("show version").then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output().slice(-500)}`);
    await wait(50);
  }
  return {
    port,
    async pointTo(host) {
      await writeFile(file, settings(host));
      await runAdminCommand("reload");
    },
    async stop() {
      await endProcess(child, "SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
