import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases.ts";
import { cookieOf, openTestDesk, password } from "../testing/desk.ts";

async function open() {
  return openTestDesk(await openTestDatabase("sqlite"));
}

test("attempts from many addresses are slowed by name, those from one by address; known devices aren't slowed", async () => {
  const { enter, visit, signedIn, wait } = await open();
  const cookie = await enter("Sana");
  let looked = 0;
  for (let guess = 0; guess < 2_000; guess++) {
    const { access } = await visit(undefined, `198.51.100.${guess}`);
    const answer = await access.signIn("Sana", `guess ${guess}`);
    if (!answer.ok && answer.reason === "wrong") looked++;
  }
  expect(looked).toBe(50);
  expect((await signedIn(cookie)).me.name).toBe("Sana");
  expect(await (await signedIn(cookie)).people.changePassword(password, "another password")).toEqual({ ok: true });
  const { access } = await visit(undefined, "203.0.113.9");
  expect(await access.signIn("Sana", "another password")).toEqual({ ok: false, reason: "slow", seconds: 5 });
  wait(5_000);
  const first = await access.signIn("Sana", "another password");
  if (!first.ok) throw new Error(first.reason);
  for (let guess = 0; guess < 100; guess++)
    await (await visit(undefined, `198.51.100.${guess}`)).access.signIn("Sana", `guess ${guess}`);
  expect(await access.signIn("Sana", "another password")).toMatchObject({ reason: "slow" });
  const { access: known } = await visit(cookieOf(first.device), "198.51.100.1");
  const again = await known.signIn("Sana", "another password");
  expect(again.ok && again.device).toBe(first.device);
  expect((await known.signIn("Bilal", "another password")).ok).toBe(false);

  const answers = [];
  const { access: elsewhere } = await visit(undefined, "203.0.113.10");
  for (let guess = 0; guess < 30; guess++) answers.push(await elsewhere.signIn(`Name ${guess}`, "guess"));
  expect(answers.filter((answer) => !answer.ok && answer.reason === "wrong")).toHaveLength(20);
});

test("parallel attempts are all counted", async () => {
  const { visit } = await open();
  const { access } = await visit();
  const answers = await Promise.all(Array.from({ length: 100 }, () => access.signIn("Sana", "guess")));
  expect(answers.filter((answer) => !answer.ok && answer.reason === "wrong").length).toBeLessThanOrEqual(5);
});

test("somebody who knows a name can lock it for their own address only", async () => {
  const { enter, visit } = await open();
  await enter("Sana");
  const { access: strangers } = await visit(undefined, "198.51.100.1");
  for (let guess = 0; guess < 100; guess++) await strangers.signIn("Sana", `guess ${guess}`);
  const { access } = await visit(undefined, "203.0.113.9");
  expect((await access.signIn("Sana", password)).ok).toBe(true);
});
