// A systemctl for the bare machine of the experiments: starts units as systemd would, with what they say about user,
// folders, environment and command. No dependency; it runs inside the machine.
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const units = "/etc/systemd/system";
const state = "/run/systemctl";

/** Settings in the order of the file; one that is named twice has two values. */
type Unit = Map<string, string[]>;

const words = process.argv.slice(2);
const [verb = "", ...names] = words.filter((word) => !word.startsWith("-"));
const isNow = words.includes("--now");

function fileOf(name: string): string {
  const full = /\.(service|timer)$/.test(name) ? name : `${name}.service`;
  return join(units, full.replace(/@.*(?=\.service$)/, "@"));
}

function readUnit(name: string): Unit | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  const instance = /@(.*?)(\.service)?$/.exec(name)?.[1] ?? "";
  const unit: Unit = new Map();
  for (const line of readFileSync(fileOf(name), "utf8").split("\n")) {
    const [, key = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) unit.set(key, [...(unit.get(key) ?? []), value.replaceAll("%i", instance)]);
  }
  return unit;
}

const one = (unit: Unit, key: string, otherwise = "") => unit.get(key)?.at(-1) ?? otherwise;
const pidFile = (name: string) => join(state, `${name}.pid`);
const idOf = (user: string, flag: string) => Number(spawnSync("id", [flag, user]).stdout.toString());

function pidOf(name: string): number | undefined {
  if (!existsSync(pidFile(name))) return undefined;
  const pid = Number(readFileSync(pidFile(name), "utf8"));
  return existsSync(`/proc/${pid}`) ? pid : undefined;
}

/** As systemd reads it: no shell, quotes around a value are dropped. */
function readEnvironment(file: string): Record<string, string> {
  const lines = readFileSync(file, "utf8").split("\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ""] = /^([A-Z_][A-Z0-9_]*)=(.*)$/.exec(line.trim()) ?? [];
      return name ? [[name, value.replace(/^(['"])(.*)\1$/, "$2")]] : [];
    }),
  );
}

function prepareFolders(unit: Unit, user: string): void {
  for (const [key, parent] of [
    ["StateDirectory", "/var/lib"],
    ["CacheDirectory", "/var/cache"],
  ] as const) {
    const name = one(unit, key);
    if (!name) continue;
    const folder = join(parent, name);
    mkdirSync(folder, { recursive: true });
    chownSync(folder, idOf(user, "-u"), idOf(user, "-g"));
    chmodSync(folder, Number.parseInt(one(unit, `${key}Mode`, "0755"), 8));
  }
  for (const path of unit.get("ReadWritePaths") ?? [])
    if (!existsSync(path)) throw new Error(`Failed to set up mount namespacing: ${path}: No such file or directory`);
}

function start(name: string): number {
  if (pidOf(name)) return 0;
  const unit = readUnit(name);
  if (!unit) return vendor(name);
  if (name.endsWith(".timer")) return note(name);
  const user = one(unit, "User", "root");
  prepareFolders(unit, user);
  const own = (unit.get("Environment") ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]);
  const env = {
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin",
    ...Object.fromEntries(own),
    ...Object.assign({}, ...(unit.get("EnvironmentFile") ?? []).map(readEnvironment)),
  };
  const log = openSync(join(state, `${name}.log`), "a");
  process.umask(Number.parseInt(one(unit, "UMask", "0022"), 8));
  const run = (line: string) => ["--reuid", user, "--regid", user, "--init-groups", ...line.split(/\s+/)];
  const options = { cwd: one(unit, "WorkingDirectory", "/"), env };
  if (one(unit, "Type") === "oneshot") {
    const commands = [...(unit.get("ExecStart") ?? []), ...(unit.get("ExecStartPost") ?? [])];
    return commands.some(
      (line) => spawnSync("setpriv", run(line), { ...options, stdio: ["ignore", log, log] }).status !== 0,
    )
      ? 1
      : 0;
  }
  const child = spawn("setpriv", run(one(unit, "ExecStart")), {
    ...options,
    detached: true,
    stdio: ["ignore", log, log],
  });
  process.umask(0o022);
  child.on("error", () => undefined).unref();
  return note(name, child.pid);
}

/** A unit that is up, with or without a process. */
function note(name: string, pid = 1): number {
  writeFileSync(pidFile(name), String(pid));
  return 0;
}

/** Caddy, as its package brings it: not run here. */
function vendor(name: string): number {
  if (existsSync(`/usr/lib/systemd/system/${name}.service`) || existsSync(`/lib/systemd/system/${name}.service`))
    return 0;
  process.stderr.write(`Unit ${name} not found.\n`);
  return 5;
}

function stop(name: string, signal: NodeJS.Signals = "SIGTERM"): number {
  const pid = pidOf(name);
  if (pid !== undefined && pid > 1) {
    process.kill(pid, signal);
    while (pidOf(name)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  rmSync(pidFile(name), { force: true });
  return 0;
}

function linkOf(name: string): string | undefined {
  const unit = readUnit(name);
  const full = /\.(service|timer)$/.test(name) ? name : `${name}.service`;
  return unit && join(units, `${one(unit, "WantedBy")}.wants`, full);
}

function enable(name: string): number {
  const link = linkOf(name);
  if (!link) return vendor(name);
  mkdirSync(join(link, ".."), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(fileOf(name), link);
  return isNow ? start(name) : 0;
}

function disable(name: string): number {
  const link = linkOf(name);
  if (link) rmSync(link, { force: true });
  return isNow ? stop(name) : 0;
}

const verbs: Record<string, (name: string) => number> = {
  start,
  enable,
  disable,
  stop: (name) => stop(name),
  kill: (name) => stop(name, "SIGKILL"),
  "is-active": (name) => (pidOf(name) ? 0 : 3),
  "is-enabled": (name) => {
    const link = linkOf(name);
    return link ? (existsSync(link) ? 0 : 1) : vendor(name);
  },
  reload: vendor,
  "reload-or-restart": vendor,
};

mkdirSync(state, { recursive: true });
try {
  const work = verbs[verb];
  if (work) process.exitCode = names.map(work).find((code) => code !== 0) ?? 0;
  else if (verb !== "daemon-reload") throw new Error(`There is no "${verb}" here.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
