import { setTimeout as wait } from "node:timers/promises";
import { ended, type Machine } from "../machine/machine.ts";
import { newOrderRequest, orderNumberIn, sendOrder } from "../order-client.ts";
import { type Finding, isTrue } from "../report.ts";

/** What is typed at the questions: the domain, the repository that was cloned, no e-mail yet, backups on this disk. */
const answers = "naqsh.example\n\n\n\n";

const guarded = [
  ...["/var/lib/naqsh", "/var/lib/naqsh/shop.db", "/etc/naqsh.env", "/etc/naqsh-backup.env"],
  ...["/var/backups/naqsh", "/var/backups/naqsh/restic", "/run/naqsh.lock"],
];

/** The shop comes onto a machine that has never seen it, by the commands of docs/deployment.md. */
export async function install(machine: Machine, settings: Record<string, string>): Promise<Finding[]> {
  const installed = await machine.documented("Once", answers);
  const findings = [ended("docs/deployment.md, Once, on a bare machine", installed)];
  if (installed.code !== 0) return findings;
  const { output } = installed;
  findings.push(isTrue("it prints the desk's link", /^https:\/\/naqsh\.example\/desk\/\S+$/m.test(output)));
  const isWarned =
    /^The backups' password is \w{40}$/m.test(output) && /the shop's own disk, and die with it/.test(output);
  findings.push(isTrue("it prints the backups' password, and that they are on the same disk", isWarned));
  const owners = await machine.sh(`stat -c %U:%a ${guarded.join(" ")}`);
  const rights = owners.output.trim().split("\n").join(" ");
  const isGuarded = rights === "naqsh:700 naqsh:600 root:640 root:600 root:711 root:700 root:644";
  findings.push(isTrue("rights of data, settings, backups, lock", isGuarded, rights));
  const again = await machine.sh("cd naqsh && sudo sh deploy/install");
  findings.push(isTrue("run again it changes nothing", /^Nothing differs/m.test(again.output), again.output.trim()));

  const changes = Object.entries(settings).map(([name, value]) => `'${name}=${value}'`);
  const preview = await machine.sh(`cd naqsh && sudo sh deploy/install --dry-run ${changes.join(" ")}`);
  const planned = preview.output
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .join("; ");
  const isShort = /^- write \/etc\/naqsh\.env; - release the shop[^;]*$/.test(planned);
  findings.push(isTrue("a changed setting: one file and a release", isShort, planned));
  const before = await machine.naqsh("status");
  findings.push(
    ended("with a setting changed", await machine.sh(`cd naqsh && sudo sh deploy/install ${changes.join(" ")}`)),
  );
  const after = await machine.naqsh("status");
  findings.push(
    isTrue(
      "the preview had changed nothing, this has",
      /^Live: /.test(before.output) && before.output !== after.output,
    ),
  );
  return findings;
}

/** The commands that an owner needs in a year, as the documentation has them. `placed` stay in the database. */
export async function lookAfter(machine: Machine, origin: string) {
  const findings = [ended("docs/deployment.md, Every day", await machine.documented("Every day"))];
  const { output: list } = await machine.sh("naqsh");
  const commands = ["release", "rollback", "status", "desk", "orders", "backup", "restore", "doctor", "logs"];
  const missing = commands.filter((command) => !list.includes(`naqsh ${command} `));
  findings.push(isTrue("naqsh alone lists what it can do", missing.length === 0, missing.join(" ") || "all of it"));
  const doctor = await machine.naqsh("doctor");
  const isRight = /^ok +Shop: .*^WRONG +Certificate: .*^ok +Database: /ms.test(doctor.output);
  findings.push(isTrue("doctor finds the shop, and that Caddy isn't there", isRight));
  const hourly = await machine.sh(
    "systemctl start naqsh-backup.service && tail -n 1 /run/systemctl/naqsh-backup.service.log",
  );
  const isBackedUp = /^Backed up: \d+ orders? in \d+ MB, in \/var/.test(hourly.output);
  findings.push(isTrue("the timer's service backs up", isBackedUp, hourly.output.trim()));
  const restored = await restore(machine, origin);
  const busy = await machine.sh("flock /run/naqsh.lock sudo naqsh rollback");
  const isRefused = /is under way/.test(busy.output) && busy.code !== 0;
  findings.push(...restored.findings, isTrue("one release at a time", isRefused, busy.output.trim()));
  return { findings, placed: restored.placed };
}

/**
 * A shop that began anew on PostgreSQL, beside snapshots of its SQLite file: what `naqsh restore` fetches is a dump that
 * pg_restore can read.
 */
export async function backUpPostgres(machine: Machine): Promise<Finding[]> {
  const backup = await machine.naqsh("backup --anew");
  const { output } = await machine.naqsh("restore latest");
  const dump = /^ *pg_restore .* (\S+\.dump)$/m.exec(output)?.[1] ?? "none";
  const list = await machine.sh(`pg_restore --list ${dump} | grep -o 'TABLE DATA public orders'`);
  const isThere = list.output.startsWith("TABLE DATA");
  return [ended("naqsh backup, on PostgreSQL", backup), isTrue("its dump has the orders", isThere, dump)];
}

/** An order of before the copy is there again; one of after it is in what was kept. */
async function restore(machine: Machine, origin: string) {
  const before = await place(origin);
  await machine.naqsh("backup");
  const after = await place(origin);
  const refused = await machine.documented("Restore", "no\n");
  const restored = await machine.documented("Restore", "yes\n");
  const has = async ({ number }: Placed, database: string) => {
    const show = `setpriv --reuid naqsh --regid naqsh --init-groups env DATABASE_URL=file:${database} node server/cli/orders.ts`;
    return (await machine.sh(`cd /srv/naqsh/current && ${show} show ${number}`)).code === 0;
  };
  const shop = "/var/lib/naqsh/shop.db";
  const aside = /kept in (\S+)\.$/m.exec(restored.output)?.[1] ?? "";
  const said = refused.output.trim();
  const copied = await machine.sh(
    "sudo naqsh backup shop.db && stat -c %U:%a shop.db && sudo naqsh restore shop.db",
    "no\n",
  );
  const isCopied = /^Saved shop\.db: 1 order in .*^root:600$.*It holds 1 order,.*Nothing was changed/ms.test(
    copied.output,
  );
  const findings = [
    isTrue(
      "restore asks first",
      refused.code === 1 && /lacks 1 order .*Nothing was changed/s.test(said),
      said.slice(-300),
    ),
    ended("docs/deployment.md, Restore", restored),
    isTrue("what the copy has is there, what it lacks isn't", (await has(before, shop)) && !(await has(after, shop))),
    isTrue("naqsh backup FILE, and restore of that", isCopied, copied.output.trim()),
    isTrue("what was there is kept", await has(after, `${aside}/shop.db`), aside),
  ];
  return { findings, placed: new Map([[before.key, before.number]]) };
}

export type Placed = { key: string; number: string };

/** As a shopper does: sent again while the machine is too busy to answer. */
export async function place(origin: string): Promise<Placed> {
  const request = newOrderRequest();
  for (let attempt = 1; ; attempt++) {
    const outcome = await sendOrder(origin, request);
    const number = orderNumberIn(outcome);
    if (number) return { key: request.key, number };
    if (attempt === 20) throw new Error(`An order got ${JSON.stringify(outcome)}.`);
    await wait(1_000);
  }
}

export async function uninstall(machine: Machine): Promise<Finding[]> {
  const gone = await machine.naqsh("uninstall", "yes\n");
  const { output: left } = await machine.sh(
    "ls -d /srv/naqsh /usr/local/lib/naqsh /usr/local/bin/naqsh /etc/systemd/system/naqsh* /var/lib/naqsh/shop.db /etc/naqsh.env 2>/dev/null || true",
  );
  return [
    ended("naqsh uninstall", gone),
    isTrue(
      "the data stays, and nothing else",
      left.trim() === "/etc/naqsh.env\n/var/lib/naqsh/shop.db",
      left.trim().split("\n").join(" "),
    ),
  ];
}
