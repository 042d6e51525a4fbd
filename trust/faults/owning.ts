import { ended, type Machine } from "../machine/machine.ts";
import { newOrderRequest, sendOrder } from "../order-client.ts";
import { type Finding, isTrue } from "../report.ts";

/** What is typed at the questions: the domain, the repository that was cloned, no e-mail yet. */
const answers = "naqsh.example\n\n\n";

/** The shop comes onto a machine that has never seen it, by the commands of docs/deployment.md. */
export async function install(machine: Machine, settings: Record<string, string>): Promise<Finding[]> {
  const installed = await machine.documented("Once", answers);
  const findings = [ended("docs/deployment.md, Once, on a bare machine", installed)];
  if (installed.code !== 0) return findings;
  const { output } = installed;
  findings.push(isTrue("it prints the desk's link", /^https:\/\/naqsh\.example\/desk\/\S+$/m.test(output)));
  const owners = await machine.sh("stat -c %U:%a /var/lib/naqsh /var/lib/naqsh/shop.db /etc/naqsh.env /run/naqsh.lock");
  const rights = owners.output.trim().split("\n").join(" ");
  findings.push(isTrue("rights of data, settings, lock", rights === "naqsh:700 naqsh:600 root:640 root:644", rights));
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

/** The commands that an owner needs in a year, as the documentation has them. */
export async function lookAfter(machine: Machine, origin: string): Promise<Finding[]> {
  const findings = [ended("docs/deployment.md, Every day", await machine.documented("Every day"))];
  const { output: list } = await machine.sh("naqsh");
  const commands = ["release", "rollback", "status", "desk", "orders", "backup", "restore", "doctor", "logs"];
  const missing = commands.filter((command) => !list.includes(`naqsh ${command} `));
  findings.push(isTrue("naqsh alone lists what it can do", missing.length === 0, missing.join(" ") || "all of it"));
  const doctor = await machine.naqsh("doctor");
  findings.push(
    isTrue(
      "doctor finds the shop, and that Caddy isn't there",
      /^ok +Shop: .*^WRONG +Certificate: /ms.test(doctor.output),
    ),
  );
  findings.push(
    ended(
      "the timer's service makes a copy",
      await machine.sh("systemctl start naqsh-backup.service && ls /var/backups/naqsh/shop-*.db"),
    ),
  );
  findings.push(...(await restore(machine, origin)));
  const busy = await machine.sh("flock /run/naqsh.lock sudo naqsh rollback");
  findings.push(
    isTrue("one release at a time", /is under way/.test(busy.output) && busy.code !== 0, busy.output.trim()),
  );
  return findings;
}

/** An order of before the copy is there again, one of after it is in what was kept. */
async function restore(machine: Machine, origin: string): Promise<Finding[]> {
  const place = async () => numberOf(await sendOrder(origin, newOrderRequest()));
  const [before, , after] = [await place(), await machine.sh("sleep 1 && sudo naqsh backup"), await place()];
  const { output: copies } = await machine.sh("ls -1 /var/backups/naqsh/shop-*.db | tail -n 1");
  const refused = await machine.naqsh(`restore ${copies.trim()}`, "no\n");
  const restored = await machine.naqsh(`restore ${copies.trim()}`, "yes\n");
  const found = async (number: string, url: string) =>
    (
      await machine.sh(
        `DATABASE_URL=; cd /srv/naqsh/current && setpriv --reuid naqsh --regid naqsh --init-groups env DATABASE_URL=${url} node server/cli/orders.ts show ${number}`,
      )
    ).code === 0;
  const shop = "file:/var/lib/naqsh/shop.db";
  const { output: aside } = await machine.sh("ls -d /var/lib/naqsh/before-restore-*/shop.db");
  return [
    isTrue(
      "restore without a yes changes nothing",
      refused.code === 1 && /lacks 1 order/.test(refused.output),
      refused.output.trim(),
    ),
    ended("restore", restored),
    isTrue(
      "what the copy has is there, what it lacks is kept",
      (await found(before, shop)) && !(await found(after, shop)) && (await found(after, `file:${aside.trim()}`)),
    ),
  ];
}

function numberOf(outcome: Awaited<ReturnType<typeof sendOrder>>): string {
  if (outcome.kind !== "answer" || outcome.status !== 201) throw new Error(`An order got ${JSON.stringify(outcome)}.`);
  return JSON.parse(outcome.body).number;
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
