import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../e2e/free-port.ts";
import { commandPath } from "../scripts/checks/system-packages.ts";
import { currentBuild } from "../server/site/builds.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/** What a release is made of; pictures are linked instead of copied. */
const sources = ["app", "catalogue", "docs", "public", "scripts", "server", "shop"];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

export type Repository = { folder: string; commit(changes: Record<string, string>): Promise<void> };

/** Copies this checkout. */
export async function copyShop(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of [...sources, ...files]) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, "pictures"), join(folder, "pictures"));
}

/** The repository that `naqsh release` fetches from. */
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

/** Folders that exist before the shop is installed. */
const skeleton = [
  "etc/caddy",
  "etc/systemd/system",
  "srv",
  "usr/local/bin",
  "usr/local/lib",
  "var/backups",
  "var/cache",
  "var/lib",
];

/**
 * A machine set up by the commands of docs/deployment.md, with its root in a folder of ours. Only adduser, sudo and
 * systemd are faked, and what npm would install and build is copied; everything runs as the current user.
 */
export async function openMachine(folder: string, repository: Repository, database: string): Promise<Machine> {
  const ports = [await findFreePort(), await findFreePort()];
  const env = {
    ...process.env,
    PATH: `${join(folder, "bin")}:${join(root, "node_modules", ".bin")}:${commandPath}`,
    NAQSH_USER: userInfo().username,
    NAQSH_PORTS: ports.join(" "),
    NAQSH_SPARE_PORT: String(await findFreePort()),
    MACHINE: folder,
  };
  for (const part of skeleton) await mkdir(join(folder, part), { recursive: true });
  await fakePrograms(join(folder, "bin"));
  const checkout = join(folder, "checkout");
  await run("git", ["clone", "--quiet", "--depth", "1", `file://${repository.folder}`, checkout]);
  await rewriteScripts(folder, join(checkout, "docs", "deploy"));
  const call = async (command: string, ...args: string[]) => {
    try {
      const { stdout, stderr } = await run(command, args, { env, cwd: checkout });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  };
  const once = inRoot(folder, await documentedCommands("Once")).replaceAll(/-([og]) (naqsh|root)\b/g, "");
  const setUp = await call("sh", "-ec", once);
  if (setUp.code !== 0) throw new Error(`The commands of docs/deployment.md fail: ${setUp.output}`);
  const missing = ["var/lib/naqsh", "var/cache/naqsh", "var/backups/naqsh"].filter(
    (part) => !existsSync(join(folder, part)),
  );
  if (missing.length > 0) throw new Error(`The shop's account could not make these itself: ${missing.join(", ")}`);
  await writeFile(join(folder, "etc", "naqsh.env"), settingsFor(database, repository));
  return {
    ports,
    naqsh: (...args) => call("naqsh", ...args),
    stop: async () => {
      for (const port of ports) await call("systemctl", "kill", `naqsh@${port}`);
    },
  };
}

/** The first block of commands below a heading of docs/deployment.md. */
async function documentedCommands(heading: string): Promise<string> {
  const document = await readFile(join(root, "docs", "deployment.md"), "utf8");
  const [, commands] = new RegExp(`^\\*\\*${heading}.*?^\`\`\`sh\\n(.*?)^\`\`\``, "ms").exec(document) ?? [];
  if (!commands) throw new Error(`docs/deployment.md has no commands for "${heading}".`);
  return commands;
}

/** Rewrites absolute paths to the machine's root folder. */
function inRoot(folder: string, text: string): string {
  return text.replaceAll(/(?<![\w.])\/(etc|srv|usr\/local|var)\//g, `${folder}/$1/`);
}

async function rewriteScripts(folder: string, scripts: string): Promise<void> {
  for (const name of await readdir(scripts)) {
    const file = join(scripts, name);
    await writeFile(file, inRoot(folder, await readFile(file, "utf8")));
  }
}

/** Hard links; a copy where the temporary folder is on another disk. */
export async function link(from: string, to: string): Promise<void> {
  await run("cp", ["-al", from, to]).catch(() => run("cp", ["-a", from, to]));
}

function settingsFor(database: string, repository: Repository): string {
  const settings = {
    NAQSH_REPOSITORY: `file://${repository.folder}`,
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

async function fakePrograms(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const programs = { adduser, npm: npmWith(await builtParts()), sudo: '#!/bin/sh\nexec "$@"\n', systemctl };
  for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, name), text, { mode: 0o755 });
  await symlink(join("..", "usr", "local", "bin", "naqsh"), join(folder, "naqsh"));
}

async function builtParts(): Promise<string[]> {
  const build = currentBuild(root);
  if (!build) throw new Error("The shop isn't built.");
  return [build, join(root, "build", "current")];
}

const adduser = `#!/bin/sh
while [ "$1" != --home ]; do shift; done
mkdir -p "$2"
`;

/** An npm that copies packages and build from here instead of fetching and building them. */
function npmWith(build: readonly string[]): string {
  const packages = join(root, "node_modules");
  return `#!/bin/sh
# Hard links; a copy where the temporary folder is on another disk.
copy() { to=$1; shift; cp -al "$@" "$to" 2>/dev/null || { rm -rf "$to"; mkdir "$to"; cp -a "$@" "$to"; }; }
[ -e node_modules ] || { mkdir node_modules; copy node_modules ${packages}/* ${packages}/.[!.]*; }
[ -e build ] || { mkdir build; copy build ${build.join(" ")}; }
PATH=\${PATH#*:} exec npm "$@"
`;
}

/** The part of systemctl that the release script uses, for the unit in docs/deploy. */
const systemctl = `#!/bin/sh
verb=$1
for unit; do :; done
port=\${unit#naqsh@}
home=$MACHINE/srv/naqsh
pid=$home/$port.pid
running() { [ -e "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; }
case $verb in
start)
	running && exit 0
	set -a; . "$MACHINE/etc/naqsh.env"; PORT=$port; NODE_ENV=production; NODE_COMPILE_CACHE=$MACHINE/var/cache/naqsh; set +a
	cd "$home/live/$port" || exit 1
	node_modules/.bin/node --max-semi-space-size=4 --max-old-space-size=256 server/main.ts >"$home/$port.log" 2>&1 &
	echo $! >"$pid" ;;
stop) if running; then kill "$(cat "$pid")"; while running; do sleep 0.1; done; fi ;;
kill) if running; then kill -9 "$(cat "$pid")"; fi ;;
is-active) running ;;
esac
`;
