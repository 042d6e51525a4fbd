import { describe, expect, test } from "vitest";
import { type Facts, judge, printLine } from "./doctor-rules.ts";

const now = Date.parse("2026-03-01T09:00:00Z");
const hour = 3600_000;

const backup = { hasFailed: false, detail: "12 orders in 3 MB, in sftp:example.com:/naqsh", okAt: now - hour };

const well: Facts = {
  now,
  versions: {
    release: "20260301-080000",
    commit: "abc123 a release",
    node: "26.10.0",
    caddy: "2.6.2",
    system: "Debian 12",
  },
  commandsDiffer: false,
  units: [
    { port: 3000, isActive: false, isEnabled: false },
    { port: 3001, isActive: true, isEnabled: true },
  ],
  caddy: { isActive: true, isEnabled: true },
  health: 200,
  webPorts: [22, 80, 443, 3001],
  host: "127.0.0.1",
  certificate: { name: "naqsh.pk", daysLeft: 60 },
  disks: [{ path: "/var/lib/naqsh", freeMegabytes: 20_000, freeShare: 0.6 }],
  database: { kind: "sqlite", problem: undefined },
  mails: { hasKeys: true, waiting: 0, oldestMs: 0 },
  backups: { isTimerActive: true, last: backup },
  isClockSynchronized: true,
  trustProxy: 1,
  doubts: [],
};

const [first, second] = well.units;
if (!first || !second) throw new Error("two units");

/** What isn't ok. */
function wrongs(changes: Partial<Facts>): string[] {
  return judge({ ...well, ...changes })
    .filter(({ state }) => state !== "ok")
    .map(printLine);
}

test("a machine that is well: a line for everything that somebody who helps would ask", () => {
  const lines = judge(well);
  expect(lines.map(({ about }) => about)).toEqual([
    ...["Versions", "Shop", "Caddy", "Certificate", "Disk", "Database", "E-mails", "Backups", "Clock", "Proxy"],
  ]);
  expect(lines.filter(({ state }) => state !== "ok")).toEqual([]);
});

describe("what is wrong is said in one line, with what to do", () => {
  test.each<[string, Partial<Facts>, RegExp]>([
    ["other commands than the release's", { commandsDiffer: true }, /^note {3}Versions: .*sudo sh deploy\/install$/],
    ["no shop", { units: [first, { ...second, isActive: false }] }, /^WRONG {2}Shop: doesn't run\. .*naqsh logs/],
    ["two shops", { units: [{ ...first, isActive: true }, second] }, /^WRONG .* twice: .*systemctl stop naqsh@3000$/],
    [
      "not started with the machine",
      { units: [first, { ...second, isEnabled: false }] },
      /systemctl enable naqsh@3001$/,
    ],
    ["a shop that takes no orders", { health: 503 }, /^WRONG {2}Shop: .*takes no orders \(\/healthz: 503\)/],
    ["a shop that doesn't answer", { health: undefined }, /\/healthz: no answer/],
    ["no Caddy", { caddy: { isActive: false, isEnabled: true } }, /^WRONG {2}Caddy: .*systemctl start caddy/],
    ["Caddy not on 443", { webPorts: [80] }, /^WRONG {2}Caddy: doesn't listen on port 443: /],
    ["Caddy not started with the machine", { caddy: { isActive: true, isEnabled: false } }, /systemctl enable caddy$/],
    ["http", { certificate: "no https" }, /^WRONG {2}Certificate: PUBLIC_URL isn't https/],
    ["no certificate", { certificate: { name: "naqsh.pk", problem: "none" } }, /none\. Does naqsh\.pk point here\?/],
    [
      "a certificate that isn't renewed",
      { certificate: { name: "naqsh.pk", daysLeft: 13 } },
      /13 days left, and it wasn't/,
    ],
    [
      "a full disk",
      { disks: [{ path: "/", freeMegabytes: 120, freeShare: 0.2 }] },
      /^WRONG {2}Disk: \/: 120 MB free, 20 %\./,
    ],
    ["a nearly full large disk", { disks: [{ path: "/", freeMegabytes: 9_000, freeShare: 0.04 }] }, /^WRONG {2}Disk/],
    [
      "a damaged file",
      { database: { kind: "sqlite", problem: "It is damaged." } },
      /It is damaged; `sudo naqsh restore` lists/,
    ],
    ["no PostgreSQL", { database: { kind: "postgres", problem: "It is away" } }, /It is away; look at its server/],
    ["no keys", { mails: { hasKeys: false, waiting: 2, oldestMs: 1 } }, /^note {3}E-mails: no keys, 2 wait\./],
    [
      "e-mails that wait",
      { mails: { hasKeys: true, waiting: 3, oldestMs: 2 * hour } },
      /3 wait, the oldest for 120 minutes/,
    ],
    [
      "no timer",
      { backups: { isTimerActive: false, last: undefined } },
      /^WRONG {2}Backups: none is made\. .*deploy\/install RESTIC_REPOSITORY=/,
    ],
    [
      "no timer, on PostgreSQL",
      { backups: { isTimerActive: false, last: undefined }, database: { kind: "postgres", problem: undefined } },
      /^note {3}Backups: none from this machine/,
    ],
    ["no backup yet", { backups: { isTimerActive: true, last: undefined } }, /^note {3}Backups: none yet/],
    [
      "a backup that failed",
      { backups: { isTimerActive: true, last: { hasFailed: true, detail: "no route", okAt: now - 3 * hour } } },
      /^WRONG {2}Backups: failed: no route; the last that worked is of 2026-03-01 11:00\. .*sudo naqsh backup$/,
    ],
    [
      "backups that never worked",
      { backups: { isTimerActive: true, last: { hasFailed: true, detail: "no key", okAt: undefined } } },
      /no key; none ever worked\./,
    ],
    [
      "an old backup",
      { backups: { isTimerActive: true, last: { ...backup, okAt: now - 40 * hour } } },
      /^WRONG {2}Backups: the last that worked is of .*\. Why none since: systemctl status naqsh-backup\.timer$/,
    ],
    [
      "backups on the same disk",
      { backups: { isTimerActive: true, last: { ...backup, detail: "3 orders, in /b (the shop's own disk)" } } },
      /^note {3}Backups: .*own disk\), and dies with it\. Better: /,
    ],
    ["a clock of its own", { isClockSynchronized: false }, /^WRONG {2}Clock: .*timedatectl set-ntp true$/],
    ["an unknown clock", { isClockSynchronized: undefined }, /^note {3}Clock/],
    [
      "nobody is believed behind Caddy",
      { trustProxy: 0, doubts: undefined },
      /^WRONG {2}Proxy: TRUST_PROXY=0: .*Set TRUST_PROXY=1$/,
    ],
    ["everybody is believed", { trustProxy: 2, doubts: ["short"] }, /^WRONG {2}Proxy: TRUST_PROXY=2: .*Lower it$/],
  ])("%s", (_, changes, line) => {
    expect(wrongs(changes)).toEqual([expect.stringMatching(line)]);
  });

  test("an e-mail that has waited for a moment, a clean PostgreSQL, metrics that are off", () => {
    expect(wrongs({ mails: { hasKeys: true, waiting: 1, oldestMs: 60_000 } })).toEqual([]);
    expect(wrongs({ doubts: undefined })).toEqual([]);
    expect(wrongs({ database: { kind: "postgres", problem: undefined }, mails: undefined })).toEqual([]);
  });

  test("nobody is believed on an address of the network: no proxy, no doubt", () => {
    expect(wrongs({ trustProxy: 0, host: "0.0.0.0" })).toEqual([]);
  });

  test("what the settings and the requests both say is said once", () => {
    expect(wrongs({ trustProxy: 0, doubts: ["ignored"] })).toHaveLength(1);
  });
});
