import { describe, expect, test } from "vitest";
import type { SignedInDesk } from "../../shop/desk/desk.ts";
import type { Role } from "../../shop/desk/roles.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { cookieOf, openTestDesk, password } from "../testing/desk.ts";

const minute = 60_000;

/** The token of the only link that is open. */
async function tokenOf({ people }: SignedInDesk): Promise<string> {
  const { invitations } = await people.list();
  expect(invitations).toHaveLength(1);
  return invitations[0]?.link?.split("/").at(-1) ?? "";
}

describe.each(databaseKinds)("an unlocked phone, on %s", (kind) => {
  async function open() {
    return openTestDesk(await openTestDatabase(kind));
  }

  test("makes no invitation for its own person", async () => {
    const { enter, signedIn } = await open();
    const { people } = await signedIn(await enter("Sana"));
    expect(await people.invite("  SANA ", password)).toEqual({ ok: false, reason: "is-me" });
    expect((await people.list()).invitations).toEqual([]);
  });

  test("invites and removes nobody without the password, asked for once in ten minutes", async () => {
    const { enter, signedIn, wait } = await open();
    const sana = await enter("Sana");
    const bilal = await signedIn(await enter("Bilal"));
    const people = async () => (await signedIn(sana)).people;
    expect((await (await people()).list()).asksPassword).toBe(false);
    wait(10 * minute);
    expect((await (await people()).list()).asksPassword).toBe(true);
    expect(await (await people()).invite("Nadia", "")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await (await people()).invite("Bilal", "")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await (await people()).remove(bilal.me.id, "")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await (await people()).invite("Nadia", "not this one")).toEqual({ ok: false, reason: "wrong" });
    expect((await (await people()).list()).invitations).toEqual([]);
    expect(await (await people()).invite("Nadia", password)).toEqual({ ok: true });
    wait(9 * minute);
    expect(await (await people()).invite("Hina", "")).toEqual({ ok: true });
    wait(minute);
    expect(await (await people()).remove(bilal.me.id, "")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await (await people()).remove(bilal.me.id, password)).toEqual({ ok: true });
  });

  test("can't be used to guess the password at leisure", async () => {
    const { enter, signedIn, wait } = await open();
    const { people } = await signedIn(await enter("Sana"));
    wait(10 * minute);
    for (let guess = 0; guess < 5; guess++)
      expect(await people.invite("Nadia", `guess ${guess}`)).toEqual({ ok: false, reason: "wrong" });
    expect(await people.remove("x", password)).toEqual({ ok: false, reason: "slow", seconds: 5 });
  });

  test.each(["a changed password", "ending all others", "ending one device", "a renewed key"])(
    "leaves no link behind after %s",
    async (what) => {
      const { enter, signedIn, visit, link } = await open();
      const cookie = await enter("Sana");
      const { access } = await visit();
      const other = await access.signIn("Sana", password);
      if (!other.ok) throw new Error(other.reason);
      const phone = await signedIn(cookieOf(other.cookie));
      const { people } = await signedIn(cookie);
      await phone.people.invite("A thief", password);
      const token = await tokenOf(phone);
      const { people: everybody } = await people.list();
      const device = everybody[0]?.devices.find(({ isThis }) => !isThis);
      if (what === "a changed password") await people.changePassword(password, "a wholly new one");
      else if (what === "ending all others") await people.endOthers();
      else if (what === "ending one device") await people.endDevice(device?.id ?? "");
      else expect((await access.accept(await link(), "Sana", "a wholly new one")).ok).toBe(true);
      expect(await access.invitation(token)).toBeUndefined();
      expect(await access.accept(token, "A thief", "the thief's own")).toEqual({ ok: false, reason: "gone" });
    },
  );

  test("an invitation that would reset a password ends when the password is changed", async () => {
    const { enter, signedIn, visit } = await open();
    const sana = await signedIn(await enter("Sana"));
    const bilal = await signedIn(await enter("Bilal"));
    await sana.people.invite("Bilal", password);
    const token = await tokenOf(sana);
    expect(await bilal.people.changePassword(password, "a wholly new one")).toEqual({ ok: true });
    expect(await (await visit()).access.invitation(token)).toBeUndefined();
  });
});

describe.each(databaseKinds)("who was invited, on %s", (kind) => {
  async function open() {
    const desk = openTestDesk(await openTestDatabase(kind));
    const invited = async (by: SignedInDesk, name: string) => {
      expect(await by.people.invite(name, password, "owner")).toEqual({ ok: true });
      const accepted = await (await desk.visit()).access.accept(await tokenOf(by), name, password);
      if (!accepted.ok) throw new Error(accepted.reason);
      return desk.signedIn(cookieOf(accepted.cookie));
    };
    const sana = await desk.signedIn(await desk.enter("Sana"));
    const bilal = await invited(sana, "Bilal");
    const nadia = await invited(bilal, "Nadia");
    return { ...desk, sana, bilal, nadia };
  }

  test("can remove and reset those below in the chain of invitations, and nobody above", async () => {
    const { sana, bilal, nadia } = await open();
    for (const [by, above] of [
      [bilal, sana],
      [nadia, bilal],
      [nadia, sana],
    ] as const) {
      expect(await by.people.remove(above.me.id, password)).toEqual({ ok: false, reason: "above" });
      expect(await by.people.invite(above.me.name, password)).toEqual({ ok: false, reason: "above" });
    }
    const shown = (await nadia.people.list()).people.map(({ name, isAbove }) => [name, isAbove]);
    expect(Object.fromEntries(shown)).toEqual({ Sana: true, Bilal: true, Nadia: false });
    expect(await sana.people.invite("Nadia", password)).toEqual({ ok: true });
    expect(await sana.people.remove(nadia.me.id, password)).toEqual({ ok: true });
  });

  test("stays below the others when the person between them is removed", async () => {
    const { sana, bilal, nadia } = await open();
    expect(await sana.people.remove(bilal.me.id, password)).toEqual({ ok: true });
    expect(await nadia.people.remove(sana.me.id, password)).toEqual({ ok: false, reason: "above" });
    expect(await nadia.people.remove(nadia.me.id, password)).toEqual({ ok: true });
  });
});

describe.each(databaseKinds)("roles, on %s", (kind) => {
  async function open() {
    const desk = openTestDesk(await openTestDatabase(kind));
    const sana = await desk.enter("Sana");
    const invited = async (name: string, role?: Role) => {
      const by = await desk.signedIn(sana);
      expect(await by.people.invite(name, password, role)).toEqual({ ok: true });
      const accepted = await (await desk.visit()).access.accept(await tokenOf(by), name, password);
      if (!accepted.ok) throw new Error(accepted.reason);
      return cookieOf(accepted.cookie);
    };
    return { ...desk, sana, invited, as: desk.signedIn };
  }

  test("a link of the command line makes an owner, one of the desk what it says", async () => {
    const { sana, invited, as } = await open();
    const bilal = await invited("Bilal");
    const rashid = await invited("Rashid", "packer");
    expect((await as(sana)).me.role).toBe("owner");
    expect((await as(bilal)).me.role).toBe("helper");
    expect((await as(rashid)).me.role).toBe("packer");
    const { people } = await (await as(sana)).people.list();
    const shown = Object.fromEntries(people.map(({ name, role }) => [name, role]));
    expect(shown).toEqual({ Sana: "owner", Bilal: "helper", Rashid: "packer" });
  });

  test("whoever is no owner sees only herself, and ends only her own devices", async () => {
    const { sana, invited, as } = await open();
    const bilal = await invited("Bilal");
    await (await as(sana)).people.invite("Nadia", password);
    const { people } = await as(bilal);
    const list = await people.list();
    expect(list.people.map(({ name }) => name)).toEqual(["Bilal"]);
    expect(list.invitations).toEqual([]);
    const device = (await (await as(sana)).people.list()).people[0]?.devices[0]?.id ?? "";
    await people.endDevice(device);
    expect((await as(sana)).me.name).toBe("Sana");
    for (const refused of [
      () => people.invite("Kiran", password),
      () => people.setRole(list.people[0]?.id ?? "", "owner", password),
      () => people.remove(list.people[0]?.id ?? "", password),
      () => people.withdraw("x"),
    ])
      expect(refused).toThrow();
  });

  test("a changed role counts from the next request, and ends her open links", async () => {
    const { sana, invited, as, visit } = await open();
    const bilal = await invited("Bilal", "owner");
    const before = await as(bilal);
    await before.people.invite("A friend", password, "owner");
    const token = await tokenOf(before);
    const owner = await as(sana);
    expect(await owner.people.setRole(before.me.id, "packer", password)).toEqual({ ok: true, was: "owner" });
    const after = await as(bilal);
    expect(after.me.role).toBe("packer");
    expect(() => after.orders.waiting()).toThrow();
    expect(await (await visit()).access.invitation(token)).toBeUndefined();
    expect(await owner.people.setRole("nobody", "packer", password)).toEqual({ ok: false, reason: "gone" });
  });

  test("the shop keeps one owner, whoever is quicker", async () => {
    const { sana, invited, as } = await open();
    const bilal = await invited("Bilal", "helper");
    const [owner, helper] = [await as(sana), await as(bilal)];
    expect(await owner.people.setRole(owner.me.id, "helper", password)).toEqual({ ok: false, reason: "last-owner" });
    expect(await owner.people.remove(owner.me.id, password)).toEqual({ ok: false, reason: "last-owner" });
    expect((await owner.people.setRole(helper.me.id, "owner", password)).ok).toBe(true);
    const second = await as(bilal);
    expect(await second.people.setRole(owner.me.id, "packer", password)).toEqual({ ok: false, reason: "above" });
    const outcomes = await Promise.all([
      owner.people.setRole(owner.me.id, "helper", password),
      second.people.setRole(second.me.id, "helper", password),
    ]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("an unlocked phone changes no role", async () => {
    const { sana, invited, as, wait } = await open();
    const rashid = await as(await invited("Rashid", "packer"));
    wait(10 * minute);
    const set = async (typed: string) => (await as(sana)).people.setRole(rashid.me.id, "owner", typed);
    expect(await set("")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await set("not this one")).toEqual({ ok: false, reason: "wrong" });
    expect(await set(password)).toEqual({ ok: true, was: "packer" });
  });

  test("a new password leaves the role as it is", async () => {
    const { sana, invited, as, visit, link } = await open();
    await invited("Rashid", "packer");
    const owner = await as(sana);
    await owner.people.invite("Rashid", password, "owner");
    for (const token of [await tokenOf(owner), await link()]) {
      const accepted = await (await visit()).access.accept(token, "Rashid", password);
      if (!accepted.ok) throw new Error(accepted.reason);
      expect((await as(cookieOf(accepted.cookie))).me.role).toBe("packer");
    }
  });
});
