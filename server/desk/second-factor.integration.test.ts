import { describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { cookieOf, openTestDesk, password } from "../testing/desk.ts";
import { totpCode, totpStep } from "./totp.ts";

const minute = 60_000;

describe.each(databaseKinds)("the second factor on %s", (kind) => {
  /** Sana, who has it switched on, and what her phone and her paper say. */
  async function open() {
    const database = await openTestDatabase(kind);
    const desk = openTestDesk(database);
    const cookie = await desk.enter("Sana");
    const { secondFactor } = await desk.room(cookie);
    expect(await secondFactor.begin("")).toEqual({ ok: true });
    const code = async (steps = 0) => {
      const person = await database.db.selectFrom("desk_people").select("totp_secret").executeTakeFirstOrThrow();
      return totpCode(Buffer.from(person.totp_secret, "base64url"), totpStep(desk.now()) + steps);
    };
    const switched = await secondFactor.switchOn(await code());
    if (!switched.ok) throw new Error(switched.reason);
    desk.wait(minute);
    const { door } = await desk.visit();
    const ticket = async () => {
      const answer = await door.signIn("Sana", password);
      return !answer.ok && answer.reason === "code" ? answer.ticket : expect.fail(JSON.stringify(answer));
    };
    return { database, ...desk, cookie, secondFactor, code, codes: switched.codes, door, ticket };
  }

  test("is switched on by a code, and shows its secret only while the password counts as confirmed", async () => {
    const desk = openTestDesk(await openTestDatabase(kind));
    const { secondFactor } = await desk.room(await desk.enter("Sana"));
    expect(await secondFactor.state()).toEqual({ asksPassword: false, state: "off" });
    expect(await secondFactor.switchOn("123456")).toEqual({ ok: false, reason: "gone" });
    await secondFactor.begin("");
    const begun = await secondFactor.state();
    expect(begun).toMatchObject({ state: "begun", secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(begun).toMatchObject({ address: expect.stringMatching(/^otpauth:\/\/totp\/Naqsh:Sana\?secret=/) });
    expect(await secondFactor.switchOn("abc")).toEqual({ ok: false, reason: "wrong" });
    desk.wait(10 * minute);
    expect(await secondFactor.state()).toEqual({ asksPassword: true, state: "off" });
    expect(await secondFactor.begin("")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await secondFactor.switchOff("")).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await secondFactor.renewCodes("not this one")).toEqual({ ok: false, reason: "wrong" });
  });

  test("needs a code besides the password, and takes each code once", async () => {
    const { door, ticket, code, visit, secondFactor } = await open();
    expect(await secondFactor.state()).toMatchObject({ state: "on", codesLeft: 10 });
    expect(await door.signInWithCode(await ticket(), "")).toEqual({ ok: false, reason: "wrong" });
    expect(await door.signInWithCode("x".repeat(43), await code())).toEqual({ ok: false, reason: "gone" });
    const [one, two] = [await ticket(), await ticket()];
    const answers = await Promise.all([one, two].map(async (given) => door.signInWithCode(given, await code())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [letIn] = answers.flatMap((answer) => (answer.ok ? [cookieOf(answer.cookie)] : []));
    expect((await visit(letIn)).room?.me.name).toBe("Sana");
    expect(await door.signInWithCode(await ticket(), await code())).toEqual({ ok: false, reason: "wrong" });
  });

  test("gives five minutes for the code, and slows those who guess it", async () => {
    const { door, ticket, code, wait } = await open();
    const late = await ticket();
    wait(5 * minute);
    expect(await door.signInWithCode(late, await code())).toEqual({ ok: false, reason: "gone" });
    const given = await ticket();
    for (let guess = 0; guess < 5; guess++)
      expect(await door.signInWithCode(given, "abcd efgh")).toEqual({ ok: false, reason: "wrong" });
    expect(await door.signInWithCode(given, await code())).toEqual({ ok: false, reason: "slow", seconds: 5 });
  });

  test("takes each recovery code once, in any spelling, and stores only hashes", async () => {
    const { database, door, ticket, codes, secondFactor } = await open();
    expect(codes).toHaveLength(10);
    const kept = JSON.stringify(await database.db.selectFrom("desk_people").selectAll().execute());
    for (const code of codes) for (const shown of [code, code.replaceAll(" ", "")]) expect(kept).not.toContain(shown);
    const [first = "", second = ""] = codes;
    expect((await door.signInWithCode(await ticket(), ` ${first.toLowerCase().replaceAll(" ", "-")}`)).ok).toBe(true);
    expect(await door.signInWithCode(await ticket(), first)).toEqual({ ok: false, reason: "wrong" });
    expect(await secondFactor.state()).toMatchObject({ codesLeft: 9 });
    const renewed = await secondFactor.renewCodes("");
    expect(await secondFactor.state()).toMatchObject({ codesLeft: 10 });
    expect(await door.signInWithCode(await ticket(), second)).toEqual({ ok: false, reason: "wrong" });
    expect(renewed.ok && (await door.signInWithCode(await ticket(), renewed.codes[9] ?? "")).ok).toBe(true);
  });

  test("is asked for by links that reset the password, from the desk and from the command line", async () => {
    const { door, code, codes, link, enter, room, wait } = await open();
    const bilal = await room(await enter("Bilal"));
    await bilal.people.invite("Sana", password);
    const token = (await bilal.people.list()).invitations[0]?.link?.split("/").at(-1) ?? "";
    expect(await door.invitation(token)).toMatchObject({ renews: true, asksCode: true });
    const next = "a wholly new one";
    expect(await door.accept(token, "", next)).toEqual({ ok: false, reason: "code-missing" });
    expect(await door.accept(token, "", next, "000000")).toEqual({ ok: false, reason: "code-wrong" });
    expect((await door.accept(token, "", next, await code())).ok).toBe(true);
    wait(minute);
    const shell = await link();
    expect(await door.invitation(shell)).toMatchObject({ asksCode: false });
    expect(await door.accept(shell, "sana", next)).toEqual({ ok: false, reason: "code-missing" });
    expect((await door.accept(shell, "sana", next, codes[3])).ok).toBe(true);
  });

  test("ends begun sign-ins when the password changes, and when it is switched off", async () => {
    const { door, ticket, code, cookie, room } = await open();
    const given = await ticket();
    const { people, secondFactor } = await room(cookie);
    expect(await people.changePassword(password, "a wholly new one")).toEqual({ ok: true });
    expect(await door.signInWithCode(given, await code())).toEqual({ ok: false, reason: "gone" });
    expect(await secondFactor.switchOff("")).toEqual({ ok: true });
    expect(await secondFactor.state()).toMatchObject({ state: "off" });
    expect((await door.signIn("Sana", "a wholly new one")).ok).toBe(true);
  });
});
