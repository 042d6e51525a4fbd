import { describe, expect, test } from "vitest";
import type { AlertKind } from "../../shop/desk/alerts.ts";
import { type AlertFacts, judgeAlerts } from "./alert-rules.ts";

const now = Date.UTC(2026, 10, 18, 9);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const well: AlertFacts = {
  now,
  mails: { hasKeys: true, sellerSince: undefined, shopperSince: undefined },
  checks: {
    backup: { outcome: "ok", checkedAt: now - hour, detail: "", okAt: now - hour },
    release: { outcome: "ok", checkedAt: now - day, detail: "", okAt: now - day },
  },
  freeShare: 0.4,
  certificateEndsAt: now + 60 * day,
};

function areOn(facts: Partial<AlertFacts>, before: AlertKind[] = []): Record<string, string> {
  const on = [...judgeAlerts({ ...well, ...facts }, new Set(before))];
  return Object.fromEntries(on.flatMap(([kind, verdict]) => (verdict.isOn ? [[kind, verdict.detail]] : [])));
}

const checks = (name: "backup" | "release", outcome: string, checkedAt: number, detail = "", okAt?: number) => ({
  checks: { backup: undefined, release: undefined, [name]: { outcome, checkedAt, detail, okAt } },
});

test("a shop that is well has none, and says so of each", () => {
  expect(areOn({})).toEqual({});
  expect(judgeAlerts(well, new Set()).size).toBe(6);
});

describe("e-mails", () => {
  const waiting = (since: number, hasKeys = true) => ({
    mails: { hasKeys, sellerSince: since, shopperSince: undefined },
  });

  test.each([
    ["14 minutes are a hiccup", waiting(now - 14 * minute), {}],
    ["a quarter of an hour isn't", waiting(now - 15 * minute), { mail: "" }],
    ["without keys it says so", waiting(now - 15 * minute, false), { mail: "no keys" }],
    ["without keys and with nothing to send, nothing has stopped", { mails: { ...well.mails, hasKeys: false } }, {}],
    [
      "those to shoppers are an alert of their own",
      { mails: { hasKeys: true, sellerSince: undefined, shopperSince: now - hour } },
      { "shopper-mail": "" },
    ],
  ])("%s", (_, facts, expected) => {
    expect(areOn(facts as Partial<AlertFacts>)).toEqual(expected);
  });
});

describe("backup and release", () => {
  test.each([
    [
      "a shop that was never backed up by a command isn't told",
      { checks: { backup: undefined, release: undefined } },
      {},
    ],
    ["one that failed", checks("backup", "failed", now, "the disk is full"), { backup: "the disk is full" }],
    ["one that failed, after others that worked", checks("backup", "failed", now, "no answer", now - 2 * hour), {}],
    ["none for three hours", checks("backup", "failed", now, "no answer", now - 3 * hour), { backup: "no answer" }],
    ["one of yesterday at this hour", checks("backup", "ok", now - 25 * hour), {}],
    ["an older one", checks("backup", "ok", now - 27 * hour), { backup: "" }],
    ["a release that failed", checks("release", "failed", now - 9 * day, "went back"), { release: "went back" }],
    ["an old release that works", checks("release", "ok", now - 900 * day), {}],
  ])("%s", (_, facts, expected) => {
    expect(areOn(facts as Partial<AlertFacts>)).toEqual(expected);
  });
});

test("a disk below a tenth, until there is some room again", () => {
  expect(areOn({ freeShare: 0.1 })).toEqual({});
  expect(areOn({ freeShare: 0.099 })).toEqual({ disk: "" });
  expect(areOn({ freeShare: 0.11 }, ["disk"])).toEqual({ disk: "" });
  expect(areOn({ freeShare: 0.12 }, ["disk"])).toEqual({});
});

test("a certificate below ten days, with the day; one that has ended, too", () => {
  expect(areOn({ certificateEndsAt: now + 10 * day })).toEqual({});
  expect(areOn({ certificateEndsAt: now + 9 * day })).toEqual({ certificate: "27 November" });
  expect(areOn({ certificateEndsAt: now - day })).toEqual({ certificate: "17 November" });
});

test("what couldn't be found out stays as it is", () => {
  const unknown: AlertFacts = {
    now,
    mails: undefined,
    checks: undefined,
    freeShare: undefined,
    certificateEndsAt: undefined,
  };
  expect(judgeAlerts(unknown, new Set<AlertKind>(["disk", "mail"])).size).toBe(0);
});
