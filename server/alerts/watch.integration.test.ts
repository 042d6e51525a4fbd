import { describe, expect, test } from "vitest";
import { parseEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { databaseKinds } from "../testing/databases.ts";
import { startEmailService } from "../testing/email-service.ts";
import { openTestPush } from "../testing/push.ts";
import { createGatherFacts } from "./alert-facts.ts";
import type { AlertFacts } from "./alert-rules.ts";
import { createAlertStore } from "./alert-store.ts";
import { recordCheck } from "./record-check.ts";
import { createLook } from "./watch.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const keys = { EMAILJS_PUBLIC_KEY: "public", EMAILJS_SERVICE_ID: "service", EMAILJS_TEMPLATE_ID: "template" };

async function openWatch(kind: (typeof databaseKinds)[number], env: Record<string, string> = {}) {
  const push = await openTestPush(kind);
  const { database, clock } = push;
  const mailService = await startEmailService();
  const parsed = parseEnvironment({ ...env, EMAILJS_ORIGIN: mailService.origin });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const lines: { alert?: string; msg: string }[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const settings = parsed.settings;
  const now = () => clock.now;
  const real = createGatherFacts({ db: database.db, settings, now, log });
  // Whatever disk the tests run on.
  const machine: { freeShare?: number } = { freeShare: 0.5 };
  const gather = async (): Promise<AlertFacts> => ({ ...(await real()), freeShare: machine.freeShare });
  const newLook = () => {
    const look = createLook({ database, settings, shopName: () => "Naqsh", now, log, gather });
    return () => look(new AbortController().signal);
  };
  const look = newLook();
  await push.phone("Sana");
  await push.phone("Hina", "packer");
  return {
    ...{ ...push, look, newLook, machine, mailService, lines },
    on: async () => (await createAlertStore(database).list()).map(({ kind }) => kind),
    /** The notifications that phones took. */
    async told() {
      await push.send();
      return push.service.taken.splice(0).map(({ message }) => message.title);
    },
    mails: () =>
      mailService.accepted.splice(0).map(({ body }) => {
        const { template_id, template_params } = JSON.parse(body);
        return `${template_id}: ${template_params.from_name}`;
      }),
  };
}

describe.each(databaseKinds)("%s", (kind) => {
  test("e-mails that stop are told once, and once that they go on; by push alone, to who may see orders", async () => {
    const shop = await openWatch(kind, { ...keys, EMAILJS_ALERT_TEMPLATE_ID: "alerts" });
    const number = await shop.place();
    await shop.look();
    expect(await shop.on()).toEqual([]);

    await shop.told();
    shop.clock.now += 16 * minute;
    await shop.look();
    await shop.look();
    expect(await shop.on()).toEqual(["mail"]);
    expect(await shop.told()).toEqual(["E-mails about orders don’t get through"]);

    await shop.database.transact((trx) =>
      trx.updateTable("outbox").set({ sent_at: shop.clock.now }).where("order_number", "=", number).execute(),
    );
    await shop.look();
    await shop.look();
    expect(await shop.on()).toEqual([]);
    expect(await shop.told()).toEqual(["E-mails about orders get through again"]);
    expect(shop.mails()).toEqual([]);
    expect(shop.lines.filter(({ alert }) => alert).map(({ msg }) => msg)).toEqual([
      "an alert began",
      "an alert is over",
    ]);
  });

  test("without keys the desk says so", async () => {
    const shop = await openWatch(kind);
    await shop.place();
    shop.clock.now += 16 * minute;
    await shop.look();
    expect(await createAlertStore(shop.database).list()).toEqual([
      { kind: "mail", detail: "no keys", beganAt: shop.clock.now },
    ]);
  });

  test("a backup that fails is told by push and by e-mail; one that works ends it", async () => {
    const shop = await openWatch(kind, { ...keys, EMAILJS_ALERT_TEMPLATE_ID: "alerts" });
    const record = (outcome: "ok" | "failed", detail = "") =>
      recordCheck(shop.database, { name: "backup", outcome, detail, now: shop.clock.now });
    await record("failed", "no route to host");
    await shop.look();
    expect(shop.mailService.accepted[0]?.message).toContain("no route to host");
    expect(shop.mails()).toEqual(["alerts: The last backup didn’t work"]);
    expect(await shop.told()).toEqual(["The last backup didn’t work"]);

    await record("ok");
    await shop.look();
    expect(shop.mails()).toEqual(["alerts: The shop is backed up again"]);
    expect(await shop.told()).toEqual(["The shop is backed up again"]);
    expect(shop.mailService.faults).toEqual([]);

    shop.clock.now += 2 * day;
    await shop.look();
    expect(await shop.told()).toEqual(["There is no backup of today"]);
  });

  test("of several servers one tells", async () => {
    const shop = await openWatch(kind, { ...keys, EMAILJS_ALERT_TEMPLATE_ID: "alerts" });
    const looks = [1, 2, 3].map(shop.newLook);
    shop.machine.freeShare = 0.05;
    await Promise.all(looks.map((look) => look()));
    expect(shop.mails()).toEqual(["alerts: The shop’s disk is nearly full"]);
    expect(await shop.told()).toEqual(["The shop’s disk is nearly full"]);
    shop.machine.freeShare = 0.5;
    await Promise.all(looks.map((look) => look()));
    expect(shop.mails()).toEqual(["alerts: The shop’s disk has room again"]);
    expect(await shop.told()).toEqual(["The shop’s disk has room again"]);
    // A notification takes the place of another of its kind, so the phone alone wouldn't show it.
    expect(shop.lines.filter(({ alert }) => alert).map(({ msg }) => msg)).toEqual([
      "an alert began",
      "an alert is over",
    ]);
  });

  test("an e-mail that isn't taken is tried again, for a day", async () => {
    const shop = await openWatch(kind, { ...keys, EMAILJS_ALERT_TEMPLATE_ID: "alerts" });
    shop.mailService.behave({ status: 500, text: "later" });
    shop.machine.freeShare = 0.05;
    await shop.look();
    shop.mailService.behave("accept");
    await shop.look();
    expect(shop.mails()).toEqual([]);
    shop.clock.now += 16 * minute;
    await shop.look();
    await shop.look();
    expect(shop.mails()).toEqual(["alerts: The shop’s disk is nearly full"]);

    shop.mailService.behave({ status: 400, text: "no such template" });
    shop.machine.freeShare = 0.5;
    await shop.look();
    shop.mailService.behave("accept");
    shop.clock.now += 2 * day;
    await shop.look();
    expect(shop.mails()).toEqual([]);
  });
});
