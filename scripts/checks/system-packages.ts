import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { findFirefox, findMiniBrowser } from "../../e2e/any-browser/engines.ts";
import { findChromium } from "../../e2e/chromium.ts";
import { findPostgres } from "../../server/testing/postgres.ts";
import { checkSpace, explainOutput, Failure } from "../launch/failure.mjs";
import { reportProgress } from "../launch/progress.mjs";
import { capture } from "../launch/run.mjs";

type Program = {
  title: string;
  debian: string;
  brew: string;
  isThere(): boolean;
  /** Where something else does as well, but what Debian has does better. */
  isBest?(): boolean;
};

const programs: readonly Program[] = [
  {
    title: "Chromium",
    debian: "chromium-headless-shell",
    brew: "chromium",
    isThere: () => findChromium() !== undefined,
    isBest: () => process.env.CHROMIUM_PATH !== undefined || isOnPath("chromium-headless-shell"),
  },
  { title: "Firefox", debian: "firefox-esr", brew: "firefox", isThere: () => findFirefox() !== undefined },
  {
    title: "WebKit",
    debian: "webkit2gtk-driver xvfb",
    brew: "",
    isThere: () => findMiniBrowser() !== undefined && ["WebKitWebDriver", "Xvfb"].every(isOnPath),
  },
  { title: "PostgreSQL", debian: "postgresql", brew: "postgresql", isThere: () => findPostgres() !== undefined },
  { title: "wrk", debian: "wrk", brew: "wrk", isThere: () => isOnPath("wrk") },
  { title: "Caddy", debian: "caddy", brew: "caddy", isThere: () => isOnPath("caddy") },
  { title: "PgBouncer", debian: "pgbouncer", brew: "pgbouncer", isThere: () => isOnPath("pgbouncer") },
  {
    title: "restic",
    debian: "restic rclone",
    brew: "restic rclone",
    isThere: () => ["restic", "rclone"].every(isOnPath),
  },
  { title: "nginx", debian: "nginx", brew: "nginx", isThere: () => isOnPath("nginx") },
];

/** Debian installs servers in /usr/sbin, which only root has on its PATH. */
export const commandPath = [process.env.PATH, "/usr/sbin"].join(delimiter);

export function isOnPath(command: string): boolean {
  return commandPath.split(delimiter).some((folder) => existsSync(join(folder, command)));
}

/** Megabytes, downloads included. */
const spaceNeeded = 1500;

/**
 * Browsers, a database server, a load generator and a web server, which npm doesn't have: installed as root on Debian,
 * otherwise the error names what is missing.
 */
export async function ensureSystemPackages(titles: readonly string[]): Promise<undefined> {
  const needed = programs.filter(({ title }) => titles.includes(title));
  const findMissing = () => needed.filter(({ isThere }) => !isThere());
  const wanted = needed.filter(({ isThere, isBest = isThere }) => !isBest());
  const mayInstall = existsSync("/usr/bin/apt-get") && userInfo().uid === 0;
  if (mayInstall && wanted.length > 0) {
    await installFromDebian(wanted).catch((error: unknown) => {
      if (findMissing().length > 0) throw error;
    });
  }
  const missing = findMissing();
  if (missing.length > 0) throw new Failure(askFor(missing));
}

function askFor(missing: Program[]): string {
  const titles = missing.map(({ title }) => title).join(" and ");
  const debian = missing.map((program) => program.debian).join(" ");
  const brew = missing.map((program) => program.brew).join(" ");
  return `This needs ${titles}: sudo apt-get install ${debian} (Debian), brew install ${brew} (macOS).`;
}

async function installFromDebian(missing: Program[]): Promise<void> {
  checkSpace("/usr", spaceNeeded, "installing them");
  const progress = reportProgress(`Installing ${missing.map(({ title }) => title).join(" and ")} from Debian`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = missing.flatMap(({ debian }) => debian.split(" "));
  try {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const { code, output } = await capture("apt-get", ["-q", ...args], { env });
      if (code !== 0) throw new Failure(explainOutput(`apt-get ${args.join(" ")} failed.\n${output}`, "/usr"));
    }
  } finally {
    progress.end();
  }
}
