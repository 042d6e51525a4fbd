import { describe, expect, test } from "vitest";
import type { DeskRoom } from "../../shop/desk/desk.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { cookieOf, openTestDesk, password } from "../testing/desk.ts";

const minute = 60_000;

/** The token of the only link that is open. */
async function tokenOf({ people }: DeskRoom): Promise<string> {
  const { invitations } = await people.list();
  expect(invitations).toHaveLength(1);
  return invitations[0]?.link?.split("/").at(-1) ?? "";
}

describe.each(databaseKinds)("an unlocked phone, on %s", (kind) => {
  async function open() {
    return openTestDesk(await openTestDatabase(kind));
  }

  test("makes no invitation for its own person", async () => {
    const { enter, room } = await open();
    const { people } = await room(await enter("Sana"));
    expect(await people.invite("  SANA ", password)).toEqual({ ok: false, reason: "is-me" });
    expect((await people.list()).invitations).toEqual([]);
  });

  test("invites and removes nobody without the password, asked for once in ten minutes", async () => {
    const { enter, room, wait } = await open();
    const sana = await enter("Sana");
    const bilal = await room(await enter("Bilal"));
    const people = async () => (await room(sana)).people;
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
    const { enter, room, wait } = await open();
    const { people } = await room(await enter("Sana"));
    wait(10 * minute);
    for (let guess = 0; guess < 5; guess++)
      expect(await people.invite("Nadia", `guess ${guess}`)).toEqual({ ok: false, reason: "wrong" });
    expect(await people.remove("x", password)).toEqual({ ok: false, reason: "slow", seconds: 5 });
  });

  test.each(["a changed password", "ending all others", "ending one device", "a renewed key"])(
    "leaves no link behind after %s",
    async (what) => {
      const { enter, room, visit, link } = await open();
      const cookie = await enter("Sana");
      const { door } = await visit();
      const other = await door.signIn("Sana", password);
      if (!other.ok) throw new Error(other.reason);
      const phone = await room(cookieOf(other.cookie));
      const { people } = await room(cookie);
      await phone.people.invite("A thief", password);
      const token = await tokenOf(phone);
      const { people: everybody } = await people.list();
      const device = everybody[0]?.devices.find(({ isThis }) => !isThis);
      if (what === "a changed password") await people.changePassword(password, "a wholly new one");
      else if (what === "ending all others") await people.endOthers();
      else if (what === "ending one device") await people.endDevice(device?.id ?? "");
      else expect((await door.accept(await link(), "Sana", "a wholly new one")).ok).toBe(true);
      expect(await door.invitation(token)).toBeUndefined();
      expect(await door.accept(token, "A thief", "the thief's own")).toEqual({ ok: false, reason: "gone" });
    },
  );

  test("an invitation that would reset a password ends when the password is changed", async () => {
    const { enter, room, visit } = await open();
    const sana = await room(await enter("Sana"));
    const bilal = await room(await enter("Bilal"));
    await sana.people.invite("Bilal", password);
    const token = await tokenOf(sana);
    expect(await bilal.people.changePassword(password, "a wholly new one")).toEqual({ ok: true });
    expect(await (await visit()).door.invitation(token)).toBeUndefined();
  });
});

describe.each(databaseKinds)("who was invited, on %s", (kind) => {
  async function open() {
    const desk = openTestDesk(await openTestDatabase(kind));
    const invited = async (by: DeskRoom, name: string) => {
      expect(await by.people.invite(name, password)).toEqual({ ok: true });
      const accepted = await (await desk.visit()).door.accept(await tokenOf(by), name, password);
      if (!accepted.ok) throw new Error(accepted.reason);
      return desk.room(cookieOf(accepted.cookie));
    };
    const sana = await desk.room(await desk.enter("Sana"));
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
