import { pakistanTime } from "../../shop/pakistan-days.ts";
import { backupLife } from "../alerts/alert-rules.ts";
import { type ProxyDoubt, proxyDoubts } from "../http/proxy-watch.ts";

/** What `naqsh doctor` finds out about a machine; undefined is what couldn't be found out. */
export type Facts = {
  now: number;
  versions: { release: string; commit: string; node: string; caddy: string | undefined; system: string };
  /** The commands on this machine aren't those of the release. */
  commandsDiffer: boolean;
  units: readonly { port: number; isActive: boolean; isEnabled: boolean }[];
  caddy: { isActive: boolean; isEnabled: boolean };
  /** What the running shop answers to /healthz; undefined where none runs. */
  health: number | undefined;
  /** Of 80 and 443, where something listens. */
  webPorts: readonly number[] | undefined;
  host: string;
  /** Days until the certificate that this machine shows for the shop's name ends, or what is wrong with it. */
  certificate: { name: string; daysLeft: number } | { name: string; problem: string } | "no https";
  disks: readonly { path: string; freeMegabytes: number; freeShare: number }[];
  database: { kind: "sqlite" | "postgres"; problem: string | undefined };
  mails: { hasKeys: boolean; waiting: number; oldestMs: number } | undefined;
  /** What the last backup said, and when one last worked. */
  backups: {
    isTimerActive: boolean;
    last: { hasFailed: boolean; detail: string; okAt: number | undefined } | undefined;
  };
  isClockSynchronized: boolean | undefined;
  trustProxy: number;
  /** Undefined where the shop's metrics can't be read. */
  doubts: readonly ProxyDoubt[] | undefined;
};

/** A note is nothing to mend today. */
export type Line = { state: "ok" | "note" | "WRONG"; about: string; says: string };

const hour = 3600_000;

const ok = (about: string, says: string): Line => ({ state: "ok", about, says });
const note = (about: string, says: string): Line => ({ state: "note", about, says });
const wrong = (about: string, says: string): Line => ({ state: "WRONG", about, says });

/** One line each, and at each what to do. */
export function judge(facts: Facts): Line[] {
  return [
    versions(facts),
    shop(facts),
    caddy(facts),
    certificate(facts),
    ...facts.disks.map(disk),
    database(facts),
    mails(facts),
    backups(facts),
    clock(facts),
    ...proxy(facts),
  ].flat();
}

function versions({ versions: { release, commit, node, caddy, system }, commandsDiffer }: Facts): Line[] {
  const all = [`${release} (${commit})`, `Node ${node}`, `Caddy ${caddy ?? "unknown"}`, system].join(", ");
  if (!commandsDiffer) return [ok("Versions", all)];
  const update =
    "the release has other commands than this machine. In your checkout: git pull && sudo sh deploy/install";
  return [ok("Versions", all), note("Versions", update)];
}

function shop({ units, health }: Facts): Line {
  const active = units.filter(({ isActive }) => isActive);
  const [first] = active;
  if (!first) return wrong("Shop", "doesn't run. `sudo naqsh logs` says why; `sudo naqsh release` starts it");
  const unit = `naqsh@${first.port}`;
  const running = active.find(({ isEnabled }) => isEnabled);
  if (active.length > 1) {
    const other = active.find((each) => each !== running) ?? first;
    return wrong(
      "Shop",
      `runs twice: a release is under way, or was cut off. Then: sudo systemctl stop naqsh@${other.port}`,
    );
  }
  if (health !== 200)
    return wrong(
      "Shop",
      `runs on port ${first.port}, and takes no orders (/healthz: ${health ?? "no answer"}). See disk and database; \`sudo naqsh logs\``,
    );
  if (!running) return wrong("Shop", `won't come back when the machine restarts: sudo systemctl enable ${unit}`);
  return ok("Shop", `runs on port ${first.port} and takes orders`);
}

function caddy({ caddy: { isActive, isEnabled }, webPorts }: Facts): Line {
  const deaf = [80, 443].filter((port) => webPorts && !webPorts.includes(port));
  if (!isActive)
    return wrong(
      "Caddy",
      "doesn't run, so nobody reaches the shop: sudo systemctl start caddy; sudo journalctl -u caddy",
    );
  if (deaf.length > 0)
    return wrong("Caddy", `doesn't listen on port ${deaf.join(" and ")}: sudo sh deploy/install, in your checkout`);
  if (!isEnabled) return wrong("Caddy", "won't come back when the machine restarts: sudo systemctl enable caddy");
  return ok("Caddy", "runs, on ports 80 and 443");
}

/** Caddy renews a month before the end. */
function certificate({ certificate: found }: Facts): Line {
  if (found === "no https")
    return wrong("Certificate", "PUBLIC_URL isn't https: sudo sh deploy/install --domain YOUR-NAME");
  const look = `Does ${found.name} point here? sudo journalctl -u caddy`;
  if ("problem" in found) return wrong("Certificate", `${found.problem}. ${look}`);
  const left = `${found.daysLeft} days left`;
  return found.daysLeft < 14
    ? wrong("Certificate", `${left}, and it wasn't renewed. ${look}`)
    : ok("Certificate", left);
}

function disk({ path, freeMegabytes, freeShare }: Facts["disks"][number]): Line {
  const free = `${path}: ${freeMegabytes} MB free, ${Math.floor(freeShare * 100)} %`;
  if (freeMegabytes < 500 || freeShare < 0.05)
    return wrong(
      "Disk",
      `${free}. Make room: sudo journalctl --vacuum-size=200M; sudo apt-get clean; or a larger disk`,
    );
  return ok("Disk", free);
}

function database({ database: { kind, problem } }: Facts): Line {
  if (!problem) return ok("Database", kind === "sqlite" ? "SQLite, undamaged" : "PostgreSQL, answers");
  const what = kind === "sqlite" ? "`sudo naqsh restore` lists the backups" : "look at its server";
  return wrong("Database", `${problem.replace(/\.?\s*$/, "")}; ${what}`);
}

function mails({ mails: found }: Facts): Line[] {
  if (!found) return [];
  const { hasKeys, waiting, oldestMs } = found;
  if (!hasKeys)
    return [
      note(
        "E-mails",
        `no keys, ${waiting} wait. In your checkout: sudo sh deploy/install EMAILJS_PUBLIC_KEY=… (docs/deployment.md)`,
      ),
    ];
  if (waiting === 0) return [ok("E-mails", "none waits")];
  const since = `${waiting} wait, the oldest for ${Math.floor(oldestMs / 60_000)} minutes`;
  return [oldestMs > hour ? wrong("E-mails", `${since}. \`sudo naqsh orders mails\` says why`) : ok("E-mails", since)];
}

function backups({ backups: { isTimerActive, last }, database: { kind }, now }: Facts): Line {
  if (!isTimerActive) {
    if (kind === "postgres")
      return note("Backups", "none from this machine; another one, or your provider, makes them");
    return wrong("Backups", "none is made. In your checkout: sudo sh deploy/install RESTIC_REPOSITORY=sftp:…");
  }
  if (!last) return note("Backups", "none yet; one comes within the hour, or now: sudo naqsh backup");
  const { hasFailed, detail, okAt } = last;
  const worked = okAt === undefined ? "none ever worked" : `the last that worked is of ${pakistanTime(okAt)}`;
  if (hasFailed) return wrong("Backups", `failed: ${detail}; ${worked}. To try again: sudo naqsh backup`);
  if (okAt === undefined || now - okAt > backupLife)
    return wrong("Backups", `${worked}. Why none since: systemctl status naqsh-backup.timer`);
  const says = `${worked}: ${detail}`;
  if (!detail.includes("own disk")) return ok("Backups", says);
  return note("Backups", `${says}, and dies with it. Better: sudo sh deploy/install RESTIC_REPOSITORY=sftp:…`);
}

function clock({ isClockSynchronized }: Facts): Line {
  if (isClockSynchronized === undefined) return note("Clock", "whether it is set by the network isn't known here");
  return isClockSynchronized
    ? ok("Clock", "set by the network")
    : wrong("Clock", "isn't set by the network, so days and limits drift: sudo timedatectl set-ntp true");
}

function proxy({ trustProxy, host, doubts, caddy: { isActive } }: Facts): Line[] {
  const about = `TRUST_PROXY=${trustProxy}`;
  const isPrivate = ["127.0.0.1", "::1", "localhost"].includes(host);
  // Known before the first shopper.
  const known: ProxyDoubt[] = trustProxy === 0 && isPrivate && isActive ? ["ignored"] : [];
  const found = [...new Set([...known, ...(doubts ?? [])])];
  if (found.length > 0) return found.map((doubt) => wrong("Proxy", `${about}: ${proxyDoubts[doubt]}`));
  return [
    ok(
      "Proxy",
      doubts ? `${about} fits what requests say` : `${about}; METRICS_PORT=off, so not compared with requests`,
    ),
  ];
}

export function printLine({ state, about, says }: Line): string {
  return `${state.padEnd(5)}  ${about}: ${says}`;
}
