import { execFile } from "node:child_process";
import { chmod, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../e2e/free-port.ts";
import { commandPath } from "../scripts/checks/system-packages.ts";
import { currentBuild } from "../server/site/builds.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const script = join(root, "docs", "deploy", "release");

/** What a release is made of. The pictures are many, and the same for all of them. */
const sources = ["app", "catalogue", "docs", "public", "scripts", "server", "shop"];
const files = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

export type Repository = { folder: string; commit(changes: Record<string, string>): Promise<void> };

/** The shop as it stands here, in a folder of its own. */
export async function copyShop(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of [...sources, ...files]) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, "pictures"), join(folder, "pictures"));
}

/** Where `naqsh release` fetches it from. */
export async function createRepository(folder: string): Promise<Repository> {
  await copyShop(folder);
  await writeFile(join(folder, ".gitignore"), "node_modules/\nbuild/\n.react-router/\n.cache/\n");
  const git = (...args: string[]) =>
    run("git", ["-C", folder, "-c", "user.name=Naqsh", "-c", "user.email=shop@example.com", ...args]);
  await git("init", "--quiet");
  const commit = async (changes: Record<string, string>) => {
    for (const [name, text] of Object.entries(changes)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await git("add", "--all");
    await git("commit", "--quiet", "--message", "a release");
  };
  await commit({});
  return { folder, commit };
}

export type Machine = {
  ports: number[];
  /** `naqsh release` and its like: exit code and what was printed. */
  naqsh(...args: string[]): Promise<{ code: number; output: string }>;
  stop(): Promise<void>;
};

const firstRelease = "20000101-000000";

/** A machine as docs/deployment.md sets it up, with its first release running; only systemd is played by a script. */
export async function openMachine(folder: string, repository: Repository, database: string): Promise<Machine> {
  const ports = [await findFreePort(), await findFreePort()];
  const env = {
    ...process.env,
    PATH: `${join(folder, "bin")}:${join(root, "node_modules", ".bin")}:${commandPath}`,
    NAQSH_HOME: join(folder, "srv"),
    NAQSH_SETTINGS: join(folder, "naqsh.env"),
    NAQSH_USER: userInfo().username,
    NAQSH_PORTS: ports.join(" "),
    NAQSH_CACHE: join(folder, "cache"),
    NAQSH_SPARE_PORT: String(await findFreePort()),
    NAQSH_REPOSITORY: `file://${repository.folder}`,
  };
  await mkdir(join(folder, "bin"), { recursive: true });
  await writeFile(env.NAQSH_SETTINGS, settingsFor(database));
  await writeFile(join(folder, "bin", "systemctl"), systemctl);
  await chmod(join(folder, "bin", "systemctl"), 0o755);
  await installFirst(env.NAQSH_HOME, repository, String(ports[0]));
  const call = async (command: string, ...args: string[]) => {
    try {
      const { stdout, stderr } = await run(command, args, { env });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  };
  await call("systemctl", "start", `naqsh@${ports[0]}`);
  return {
    ports,
    naqsh: (...args) => call(script, ...args),
    stop: async () => {
      for (const port of ports) await call("systemctl", "kill", `naqsh@${port}`);
    },
  };
}

async function installFirst(home: string, repository: Repository, port: string): Promise<void> {
  const first = join(home, "releases", firstRelease);
  await mkdir(join(home, "live"), { recursive: true });
  await run("git", ["clone", "--quiet", "--depth", "1", `file://${repository.folder}`, first]);
  // Links, as `naqsh release` makes them.
  await link(join(root, "node_modules"), join(first, "node_modules"));
  const build = currentBuild(root);
  if (!build) throw new Error("The shop isn't built.");
  await mkdir(join(first, "build"));
  for (const part of [build, join(root, "build", "current")]) await link(part, join(first, "build"));
  await symlink(first, join(home, "current"));
  await symlink(first, join(home, "live", port));
}

/** Where the temporary folder is on another disk, there is nothing but to copy. */
export async function link(from: string, to: string): Promise<void> {
  await run("cp", ["-al", from, to]).catch(() => run("cp", ["-a", from, to]));
}

function settingsFor(database: string): string {
  const settings = {
    PUBLIC_URL: "http://localhost:3000",
    DATABASE_URL: `'${database}'`,
    RATE_LIMIT: "off",
    METRICS_PORT: "off",
    STOP_DELAY: "3",
    TRUST_PROXY: "1",
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

/** What of systemd the release script uses, for the unit in docs/deploy. */
const systemctl = `#!/bin/sh
verb=$1
for unit; do :; done
port=\${unit#naqsh@}
pid=$NAQSH_HOME/$port.pid
running() { [ -e "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; }
case $verb in
start)
	running && exit 0
	set -a; . "$NAQSH_SETTINGS"; PORT=$port; NODE_ENV=production; NODE_COMPILE_CACHE=$NAQSH_CACHE; set +a
	cd "$NAQSH_HOME/live/$port" || exit 1
	node_modules/.bin/node --max-semi-space-size=4 --max-old-space-size=256 server/main.ts >"$NAQSH_HOME/$port.log" 2>&1 &
	echo $! >"$pid" ;;
stop) if running; then kill "$(cat "$pid")"; while running; do sleep 0.1; done; fi ;;
kill) if running; then kill -9 "$(cat "$pid")"; fi ;;
is-active) running ;;
esac
`;
