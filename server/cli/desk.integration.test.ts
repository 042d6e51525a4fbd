import { describe, expect, onTestFinished, test } from "vitest";
import { stages } from "../../shop/order/stage.ts";
import { openDatabase } from "../database/open-database.ts";
import { readWaiting } from "../desk/today.ts";
import { createOutboxStore } from "../outbox/outbox-store.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { openTestDesk, password } from "../testing/desk.ts";
import { runScript } from "../testing/processes.ts";

/** Each command is a process of its own, and a busy machine takes its time to start one. */
const patience = { timeout: 120_000 };

describe.each(databaseKinds)("beside a running shop on %s", patience, (kind) => {
  async function openShop() {
    const settings = await emptyDatabase(kind);
    const database = await openDatabase(settings, silent);
    onTestFinished(database.close);
    const desk = openTestDesk(database);
    // The command has the real clock.
    desk.wait(Date.now() - desk.now());
    const env = { DATABASE_URL: databaseUrl(settings), PUBLIC_URL: "https://naqsh.pk" };
    return { ...desk, run: (...args: string[]) => runScript("cli/desk.ts", args, { env }) };
  }

  test("prints a link that works for one person", async () => {
    const { run, visit } = await openShop();
    expect((await run("people")).stdout).toBe("Nobody has a key yet. npm run desk prints a link for one.\n");
    const { code, stdout } = await run();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^A key to the desk\. This link works once, for 30 minutes:\n\nhttps:\/\/naqsh\.pk\/desk\/welcome\/[\w-]{43}\n$/,
    );
    const token = stdout.trim().split("/").at(-1) ?? "";
    const { access } = await visit();
    expect((await access.accept(token, "Sana Qureshi", password)).ok).toBe(true);
    expect((await access.accept(token, "Bilal", password)).ok).toBe(false);
    const [headings, sana, , desk] = (await run("people")).stdout.split("\n");
    expect(headings?.split(/ {2,}/)).toEqual(["Name", "Role", "Key since", "Devices", "Last used"]);
    expect(sana).toMatch(/^Sana Qureshi {2}Owner {2}\d{4}-\d\d-\d\d \d\d:\d\d +1 +\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(desk).toBe("The desk: https://naqsh.pk/desk");
  });

  test("removes a person by name, except the last one", async () => {
    const { run, enter, visit } = await openShop();
    await enter("Sana");
    const bilal = await enter("Bilal Ahmed");
    expect(await run("remove", "bilal", "AHMED")).toEqual({
      code: 0,
      stdout: "Bilal Ahmed has no key any more.\n",
      stderr: "",
    });
    expect((await visit(bilal)).signedIn).toBeUndefined();
    expect(await run("remove", "Sana")).toMatchObject({
      code: 1,
      stderr: "Sana has the only key. Make another first: npm run desk.\n",
    });
  });
});

test("switches off a lost second factor by name; links then ask for no code", patience, async () => {
  const settings = await emptyDatabase("sqlite");
  const database = await openDatabase(settings, silent);
  onTestFinished(database.close);
  const { enter, link, visit, now } = openTestDesk(database);
  await enter("Sana Qureshi");
  const run = (...args: string[]) => runScript("cli/desk.ts", args, { env: { DATABASE_URL: databaseUrl(settings) } });
  expect((await run("code-off", "sana", "qureshi")).stdout).toMatch(/^Sana Qureshi isn't asked for a code\. Nothing/);
  await database.transact((trx) =>
    trx.updateTable("desk_people").set({ totp_secret: "c2VjcmV0", totp_on_at: now() }).execute(),
  );
  const { access } = await visit();
  expect(await access.accept(await link(), "Sana Qureshi", password)).toEqual({ ok: false, reason: "code-missing" });
  expect((await run("code-off", "sana", "qureshi")).stdout).toBe(
    "Sana Qureshi isn't asked for a code any more. For a new password: npm run desk.\n",
  );
  expect((await access.accept(await link(), "Sana Qureshi", password)).ok).toBe(true);
  expect(await run("code-off")).toMatchObject({ code: 1, stderr: "Say whose: npm run desk code-off NAME.\n" });
});

test("fills only an empty shop with trial orders, and sends no mail", patience, async () => {
  const settings = await emptyDatabase("sqlite");
  const database = await openDatabase(settings, silent);
  onTestFinished(database.close);
  const env = { DATABASE_URL: databaseUrl(settings), PUBLIC_URL: "https://naqsh.pk" };
  const run = () => runScript("cli/desk.ts", ["demo"], { env });
  expect((await run()).stdout).toBe("82 invented orders of the last forty days. Look at them: https://naqsh.pk/desk\n");
  const orders = await database.db.selectFrom("orders").select("stage").execute();
  expect(orders).toHaveLength(82);
  expect(new Set(orders.map(({ stage }) => stage))).toEqual(new Set(stages));
  // One is failing, so that Today shows it; no mail is sent.
  const outbox = createOutboxStore(database);
  expect(await outbox.status(Date.now())).toMatchObject({ waiting: 1 });
  expect(await outbox.hasDue(Date.now() + 365 * 86_400_000)).toBe(false);
  const waiting = await readWaiting(database, () => undefined, Date.now());
  expect(waiting.waiting.find(({ work }) => work === "mail")).toMatchObject({ count: 1 });
  expect(await database.db.selectFrom("news_mails").selectAll().execute()).toEqual([]);
  expect(await run()).toMatchObject({
    code: 1,
    stderr: "This shop has orders already; a trial needs an empty one. Nothing was changed.\n",
  });
  expect(await database.db.selectFrom("orders").select("stage").execute()).toHaveLength(82);
});

test("explains in a sentence what can't be done", patience, async () => {
  const settings = await emptyDatabase("sqlite");
  await (await openDatabase(settings, silent)).close();
  const run = (...args: string[]) => runScript("cli/desk.ts", args, { env: { DATABASE_URL: databaseUrl(settings) } });
  expect(await run("remove")).toMatchObject({ code: 1, stderr: "Say whose key: npm run desk remove NAME.\n" });
  expect(await run("remove", "Bilal")).toMatchObject({ code: 1, stderr: "Nobody called Bilal has a key.\n" });
  expect((await run("lock")).stderr).toMatch(/^There is no command "lock"\./);
});
