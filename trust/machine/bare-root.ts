import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { currentBuild } from "../../server/site/builds.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");

export type Finished = { code: number; output: string };

export type BareRoot = {
  /** Runs commands as root, in a shell, in a folder of their own. */
  sh(commands: string, input?: string): Promise<Finished>;
  /** What the machine sees as /var/lib. */
  varLib: string;
  close(): void;
};

/** Why there can be no bare machine here; undefined where there can. */
export function whyNoBareRoot(): string | undefined {
  if (process.platform !== "linux" || userInfo().uid !== 0) return "Needs root on Linux: it mounts folders of its own.";
  return existsSync("/var/lib/dpkg/status") ? undefined : "Needs Debian or Ubuntu, as the shop itself does.";
}

const standIns = "/usr/local/stand-ins";

/** Where the machine has folders of its own. What is on a disk here, so that packages can be linked. */
const covered = ["etc", "home", "mnt", "run", "srv", "usr/local", "var/backups", "var/cache", "var/lib"];

/**
 * A machine that has never seen the shop: the programs of this one, and empty folders of its own where the shop goes.
 * systemd, sudo and npm are stand-ins; accounts, rights, links, Git, flock and Caddy's check are real.
 */
export async function openBareRoot(folder: string, repository: string, env: Record<string, string>): Promise<BareRoot> {
  const inside = (path: string) => join(folder, path);
  for (const path of covered) await mkdir(inside(path), { recursive: true });
  await run("cp", ["-a", "/etc/.", inside("etc")]);
  await forgetTheShop(inside("etc"));
  await writeFile(inside("etc/gitconfig"), gitConfig);
  await mkdir(inside("var/lib/dpkg"));
  await makeStandIns(join(folder, standIns));
  const build = currentBuild(root);
  if (!build) throw new Error("The shop isn't built.");
  const mounts = [
    ["/var/lib/dpkg", inside("var/lib/dpkg")],
    [join(root, "node_modules"), inside(`${standIns}/node_modules`)],
    [build, inside(`${standIns}/build/one`)],
    [repository, inside("mnt")],
    ...covered.map((path) => [inside(path), `/${path}`]),
  ].map(([from, to]) => `mount --rbind '${from}' '${to}'`);
  const script = [...mounts, "echo ready", "exec sleep infinity"].join("\n");
  const holder = spawn("unshare", ["--mount", "--propagation", "private", "sh", "-ec", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => holder.kill("SIGKILL"));
  const [said] = await Promise.race([once(holder.stdout, "data"), once(holder, "exit")]);
  if (!String(said).startsWith("ready")) throw new Error("The machine's folders could not be mounted.");
  const variables = Object.entries({ HOME: "/root", TERM: "dumb", PATH: path, ...env });
  const inMachine = ["-t", String(holder.pid), "-m", "env", "-i", ...variables.map((pair) => pair.join("="))];
  return {
    varLib: inside("var/lib"),
    close: () => void holder.kill("SIGKILL"),
    async sh(commands, input = "") {
      const child = spawn("nsenter", [...inMachine, "sh", "-ec", `cd /home\n${commands}`]);
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text) => {
          output += text;
        });
      child.stdin.on("error", () => undefined).end(input);
      const [code] = await once(child, "exit");
      return { code: code ?? 1, output };
    },
  };
}

const path = `${standIns}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;

/** The repository of the documentation is a folder here, owned by somebody else than who clones it. */
const gitConfig = `[safe]
	directory = *
[url "file:///mnt"]
	insteadOf = https://github.com/your-name/naqsh.git
`;

async function forgetTheShop(etc: string): Promise<void> {
  await run("sh", ["-c", `cd "$1" && sed -i '/^naqsh:/d' passwd group shadow gshadow`, "sh", etc]);
  await run("sh", [
    "-c",
    `cd "$1" && rm -rf naqsh.env naqsh-backup.env caddy/naqsh.caddyfile systemd/system/naqsh*`,
    "sh",
    etc,
  ]);
}

async function makeStandIns(folder: string): Promise<void> {
  for (const name of ["node_modules", "build/one"]) await mkdir(join(folder, name), { recursive: true });
  await cp(join(import.meta.dirname, "systemctl.ts"), join(folder, "systemctl.ts"));
  await cp(join(root, "build", "current"), join(folder, "build", "current"));
  await writeFile(join(folder, "packages"), `${(await packagesOfTheServer()).join("\n")}\n`);
  const node = `${standIns}/node_modules/.bin/node`;
  const programs = {
    systemctl: `exec ${node} ${standIns}/systemctl.ts "$@"`,
    sudo: 'exec "$@"',
    journalctl: "cat /run/systemctl/*.log",
    node: `exec ${node} "$@"`,
    npm,
  };
  for (const [name, text] of Object.entries(programs))
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}

/** An npm that copies what the server needs and the build from here, instead of fetching and building them. */
const npm = `set -e
[ -e node_modules ] || { mkdir node_modules && tar -C ${standIns} -cf - -T ${standIns}/packages | tar -xf -; }
if [ ! -e build ]; then
	name=$(cat ${standIns}/build/current)
	mkdir build && cp -r ${standIns}/build/one "build/$name" && cp ${standIns}/build/current build/current
	sed -i "s|\\"publicUrl\\": *\\"[^\\"]*\\"|\\"publicUrl\\":\\"$PUBLIC_URL\\"|" "build/$name/release.json"
fi`;

async function packagesOfTheServer(): Promise<string[]> {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    await readFile(join(root, "package-lock.json"), "utf8"),
  );
  const needed = Object.entries(lock.packages).filter(([place, { dev }]) => place !== "" && !dev);
  const places = needed.map(([place]) => place).filter((place) => !/typescript|@types/.test(place));
  return ["node_modules/.bin/node", ...places.filter((place) => existsSync(join(root, place)))];
}
