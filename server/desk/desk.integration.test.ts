import { describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { addLink, cookieOf, openTestDesk, password } from "../testing/desk.ts";
import { createPeopleStore } from "./people-store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(databaseKinds)("the desk's people on %s", (kind) => {
  async function open() {
    const database = await openTestDatabase(kind);
    return { database, ...openTestDesk(database) };
  }

  test("an invitation works once, however many accept it at the same time", async () => {
    const { database, visit, link } = await open();
    const token = await link();
    const { access } = await visit();
    const names = Array.from({ length: 20 }, (_, index) => `Person ${index}`);
    const answers = await Promise.all(names.map((name) => access.accept(token, name, password)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "gone")).toHaveLength(19);
    expect(await createPeopleStore(database).count()).toBe(1);
    expect(await access.accept(token, "Later", password)).toEqual({ ok: false, reason: "gone" });
    expect(await access.invitation(token)).toBeUndefined();
  });

  test("a link works for thirty minutes", async () => {
    const { visit, link, wait } = await open();
    const token = await link();
    const { access } = await visit();
    expect(await access.invitation(token)).toMatchObject({ minutesLeft: 30, renews: false });
    wait(29 * minute);
    expect(await access.invitation(token)).toMatchObject({ minutesLeft: 1 });
    wait(minute);
    expect(await access.invitation(token)).toBeUndefined();
    expect(await access.accept(token, "Sana", password)).toEqual({ ok: false, reason: "gone" });
  });

  test("a refused name or password doesn't use up the invitation", async () => {
    const { visit, link, enter } = await open();
    const token = await link();
    const { access } = await visit();
    for (const [name, secret, fault] of [
      ["", password, "name-missing"],
      ["x".repeat(61), password, "name-long"],
      ["Sana", "short", "password-short"],
      ["Sana Qureshi", "sana  qureshi", "password-is-name"],
      ["Sana", "x".repeat(201), "password-long"],
      ["Sana", "Basketball", "password-common"],
    ] as const)
      expect(await access.accept(token, name, secret)).toEqual({ ok: false, reason: "faults", faults: [fault] });
    await enter("Bilal");
    expect((await access.accept(token, "Sana", password)).ok).toBe(true);
  });

  test("of two people who choose the same name at the same time one is refused", async () => {
    const { signedIn, enter, visit } = await open();
    const { people } = await signedIn(await enter("Sana"));
    for (const name of ["A", "B"]) await people.invite(name, password);
    const { invitations } = await people.list();
    const tokens = invitations.map(({ link }) => link?.split("/").at(-1) ?? "");
    const { access } = await visit();
    const answers = await Promise.all(tokens.map((token) => access.accept(token, "Bilal Ahmed", password)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const refused = tokens[answers.findIndex(({ ok }) => !ok)] ?? "";
    expect(answers).toContainEqual({ ok: false, reason: "faults", faults: ["name-taken"] });
    expect(await access.accept(refused, "bilal  AHMED", password)).toMatchObject({ faults: ["name-taken"] });
    expect((await access.accept(refused, "Nadia", password)).ok).toBe(true);
  });

  test("a failed sign-in doesn't say whether name or password was wrong; a successful one starts a session of its own", async () => {
    const { visit, enter, now } = await open();
    const first = await enter("Sana Qureshi");
    const { access } = await visit();
    expect(await access.signIn("Sana Qureshi", "wrong password")).toEqual({ ok: false, reason: "wrong" });
    expect(await access.signIn("Somebody else", password)).toEqual({ ok: false, reason: "wrong" });
    expect(await access.signIn("Sana Qureshi", "")).toEqual({ ok: false, reason: "wrong" });
    const answer = await access.signIn("  sana QURESHI ", password);
    if (!answer.ok) throw new Error(answer.reason);
    expect(cookieOf(answer.cookie)).not.toBe(first);
    expect((await visit(cookieOf(answer.cookie))).signedIn).toMatchObject({ me: { name: "Sana Qureshi" }, now: now() });
    expect((await visit(first)).signedIn).toBeDefined();
  });

  test("a session ends fourteen days after it was last used, and ninety after it began", async () => {
    const { visit, enter, wait } = await open();
    const cookie = await enter("Sana");
    for (let used = 0; used < 6; used++) {
      wait(13 * day);
      expect((await visit(cookie)).signedIn).toBeDefined();
    }
    wait(12 * day - minute);
    expect((await visit(cookie)).signedIn).toBeDefined();
    wait(minute);
    expect((await visit(cookie)).signedIn).toBeUndefined();
    const other = await enter("Bilal");
    wait(14 * day);
    expect((await visit(other)).signedIn).toBeUndefined();
  });

  test("only hashes are stored: nothing in the database grants access", async () => {
    const { database, enter, link, visit, signedIn } = await open();
    const cookie = await enter("Sana");
    const token = await link();
    await (await signedIn(cookie)).people.invite("Nadia", password);
    const tables = ["desk_people", "desk_sessions", "desk_invitations"] as const;
    const kept = JSON.stringify(
      await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute())),
    );
    const shown = (await (await signedIn(cookie)).people.list()).invitations.flatMap(({ link }) => link ?? []);
    expect(shown).toHaveLength(1);
    for (const secret of [cookie.split("=")[1], token, shown[0]?.split("/").at(-1), password])
      expect(kept).not.toContain(secret);
    for (const hash of kept.match(/[\w-]{43}/g) ?? [])
      expect((await visit(`naqsh-desk=${hash}`)).signedIn).toBeUndefined();
    expect(kept).toContain("scrypt$16$1$1$");
  });

  test("an invitation is shown only on the device that made it, and can be withdrawn on any", async () => {
    const { signedIn, enter, visit } = await open();
    const cookie = await enter("Sana");
    await (await signedIn(cookie)).people.invite("  Nadia ", password);
    const { access } = await visit();
    const again = await access.signIn("Sana", password);
    if (!again.ok) throw new Error(again.reason);
    const elsewhere = await signedIn(cookieOf(again.cookie));
    const [invitation] = (await elsewhere.people.list()).invitations;
    expect(invitation).toMatchObject({ name: "Nadia", link: undefined, renews: false });
    const [mine] = (await (await signedIn(cookie)).people.list()).invitations;
    expect(mine?.link).toMatch(/^http:\/\/localhost:3000\/desk\/welcome\/[\w-]{43}$/);
    await elsewhere.people.withdraw(invitation?.id ?? "");
    expect(await access.invitation(mine?.link?.split("/").at(-1) ?? "")).toBeUndefined();
  });

  test("an invitation for somebody who has access resets their password, and nobody else's", async () => {
    const { signedIn, enter, visit } = await open();
    const sana = await enter("Sana");
    const bilal = await enter("Bilal");
    await (await signedIn(sana)).people.invite("bilal", password);
    const [invitation] = (await (await signedIn(sana)).people.list()).invitations;
    const token = invitation?.link?.split("/").at(-1) ?? "";
    const { access } = await visit();
    expect(await access.invitation(token)).toMatchObject({ name: "Bilal", renews: true });
    expect((await access.accept(token, "Sana", "another password")).ok).toBe(true);
    expect((await visit(bilal)).signedIn).toBeUndefined();
    expect((await visit(sana)).signedIn).toBeDefined();
    expect((await access.signIn("Bilal", "another password")).ok).toBe(true);
    expect((await access.signIn("Sana", "another password")).ok).toBe(false);
  });

  test("a link from the command line resets a forgotten password, and ends the sessions", async () => {
    const { link, enter, visit } = await open();
    const before = await enter("Sana");
    const { access } = await visit();
    expect((await access.accept(await link(), "sana", "another password")).ok).toBe(true);
    expect((await visit(before)).signedIn).toBeUndefined();
    expect((await access.signIn("Sana", password)).ok).toBe(false);
    expect((await access.signIn("Sana", "another password")).ok).toBe(true);
  });

  test("devices are signed out one by one, or all others at once", async () => {
    const { enter, visit, signedIn } = await open();
    const phone = await enter("Sana");
    const bilal = await enter("Bilal");
    const { access } = await visit();
    const others: string[] = [];
    for (let count = 0; count < 3; count++) {
      const answer = await access.signIn("Sana", password);
      if (answer.ok) others.push(cookieOf(answer.cookie));
    }
    const { people } = await signedIn(phone);
    const mine = (await people.list()).people.find(({ isMe }) => isMe);
    expect(mine?.devices.map(({ isThis }) => isThis).sort()).toEqual([false, false, false, true]);
    await people.endDevice(mine?.devices.find(({ isThis }) => !isThis)?.id ?? "");
    const stillSignedIn = async () =>
      Promise.all([...others, phone, bilal].map(async (cookie) => !!(await visit(cookie)).signedIn));
    expect((await stillSignedIn()).filter(Boolean)).toHaveLength(4);
    await people.endOthers();
    expect(await stillSignedIn()).toEqual([false, false, false, true, true]);
  });

  test("a removed person is signed out at the next request, and their invitations are gone", async () => {
    const { enter, visit, signedIn } = await open();
    const sana = await signedIn(await enter("Sana"));
    const cookie = await enter("Bilal");
    const bilal = await signedIn(cookie);
    await bilal.people.invite("A friend", password);
    const token = (await bilal.people.list()).invitations[0]?.link?.split("/").at(-1) ?? "";
    expect(await sana.people.remove(bilal.me.id, password)).toEqual({ ok: true });
    expect((await visit(cookie)).signedIn).toBeUndefined();
    const { access } = await visit();
    expect(await access.invitation(token)).toBeUndefined();
    expect((await access.signIn("Bilal", password)).ok).toBe(false);
    expect(await sana.people.remove(bilal.me.id, password)).toEqual({ ok: false, reason: "gone" });
  });

  test("the last person can't be removed, not even by two who remove each other at the same time", async () => {
    const { enter, signedIn, database } = await open();
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await signedIn(await enter("Sana")), await signedIn(await enter("Bilal"))];
      const answers = await Promise.all([a.people.remove(b.me.id, password), b.people.remove(a.me.id, password)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const left = await createPeopleStore(database).list();
      expect(left).toHaveLength(1);
      expect(await a.people.remove(left[0]?.id ?? "", password)).toEqual({ ok: false, reason: "last" });
    }
  });

  test("changing a password needs the old one, and signs out the other devices", async () => {
    const { enter, visit, signedIn } = await open();
    const cookie = await enter("Sana");
    const { access } = await visit();
    const other = await access.signIn("Sana", password);
    const { people } = await signedIn(cookie);
    expect(await people.changePassword("not this one", "another password")).toEqual({ ok: false, reason: "wrong" });
    expect(await people.changePassword(password, "sana")).toMatchObject({ faults: ["password-short"] });
    expect(await people.changePassword(password, "another password")).toEqual({ ok: true });
    expect((await visit(cookie)).signedIn).toBeDefined();
    expect(other.ok && (await visit(cookieOf(other.cookie))).signedIn).toBeUndefined();
    expect((await access.signIn("Sana", "another password")).ok).toBe(true);
  });

  test("a session that ends on one server ends on all", async () => {
    const database = await openTestDatabase(kind);
    const [one, two] = [openTestDesk(database), openTestDesk(database)];
    const cookie = await one.enter("Sana");
    await two.enter("Bilal");
    expect((await two.visit(cookie)).signedIn).toBeDefined();
    await (await one.signedIn(cookie)).signOut();
    expect((await two.visit(cookie)).signedIn).toBeUndefined();
    expect(await addLink(database, one.now())).toMatch(/^[\w-]{43}$/);
  });
});
