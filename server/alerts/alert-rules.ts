import type { AlertKind } from "../../shop/desk/alerts.ts";
import { dayOf, formatDay } from "../../shop/pakistan-days.ts";

/** `okAt` is when it last worked. */
type Check = { outcome: string; checkedAt: number; detail: string; okAt: number | undefined };

/** Undefined is what couldn't be found out, or doesn't concern this shop. */
export type AlertFacts = {
  now: number;
  /** Since when the oldest e-mail waits, where one does. */
  mails: { hasKeys: boolean; sellerSince: number | undefined; shopperSince: number | undefined } | undefined;
  /** What commands of the machine said last, where they ever did. */
  checks: { backup: Check | undefined; release: Check | undefined } | undefined;
  /** Of the disk with the database. */
  freeShare: number | undefined;
  certificateEndsAt: number | undefined;
};

export type Verdict = { isOn: true; detail: string } | { isOn: false };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An e-mail that waits this long has been tried a dozen times. */
const mailPatience = 15 * minute;

/** A backup was due a day ago at the latest, and two hours are left for what delays it. */
export const backupLife = 26 * hour;

/** Of hourly backups to another machine one may fail now and then. */
const backupPatience = 3 * hour;

/** Two limits, so that an alert doesn't come and go at one. */
const diskLimits = { low: 0.1, enough: 0.12 };

/** Caddy renews a month before the end. */
const certificateDays = 10;

const off: Verdict = { isOn: false };

/** Which alerts are on. What isn't in the answer stays as it is. */
export function judgeAlerts(facts: AlertFacts, areOn: ReadonlySet<AlertKind>): Map<AlertKind, Verdict> {
  const { now, mails, checks, certificateEndsAt } = facts;
  const verdicts = new Map<AlertKind, Verdict>();
  if (mails) {
    verdicts.set("mail", mailsThatWait(mails.sellerSince, mails.hasKeys, now));
    verdicts.set("shopper-mail", mailsThatWait(mails.shopperSince, mails.hasKeys, now));
  }
  if (checks) {
    verdicts.set("backup", backup(checks.backup, now));
    const { release } = checks;
    verdicts.set("release", release?.outcome === "failed" ? { isOn: true, detail: release.detail } : off);
  }
  if (facts.freeShare !== undefined) {
    const limit = areOn.has("disk") ? diskLimits.enough : diskLimits.low;
    verdicts.set("disk", facts.freeShare < limit ? { isOn: true, detail: "" } : off);
  }
  if (certificateEndsAt !== undefined) {
    const isNear = certificateEndsAt - now < certificateDays * day;
    verdicts.set("certificate", isNear ? { isOn: true, detail: formatDay(dayOf(certificateEndsAt)) } : off);
  }
  return verdicts;
}

function mailsThatWait(since: number | undefined, hasKeys: boolean, now: number): Verdict {
  if (since === undefined || now - since < mailPatience) return off;
  return { isOn: true, detail: hasKeys ? "" : "no keys" };
}

/** A shop that was never backed up by a command, such as a developer's, isn't told. */
function backup(check: Check | undefined, now: number): Verdict {
  if (!check) return off;
  if (check.outcome === "failed") {
    const isRecent = check.okAt !== undefined && now - check.okAt < backupPatience;
    return isRecent ? off : { isOn: true, detail: check.detail || "it failed" };
  }
  return now - check.checkedAt > backupLife ? { isOn: true, detail: "" } : off;
}
