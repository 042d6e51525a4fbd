import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases.ts";
import { cookieOf, openTestDesk, password } from "../testing/desk.ts";

async function open() {
  return openTestDesk(await openTestDatabase("sqlite"));
}

test("from many addresses are slowed by name, from one by address; whoever is or was signed in goes on", async () => {
  const { enter, visit, room, wait } = await open();
  const cookie = await enter("Sana");
  let looked = 0;
  for (let guess = 0; guess < 2_000; guess++) {
    const { door } = await visit(undefined, `198.51.100.${guess}`);
    const answer = await door.signIn("Sana", `guess ${guess}`);
    if (!answer.ok && answer.reason === "wrong") looked++;
  }
  expect(looked).toBe(50);
  expect((await room(cookie)).me.name).toBe("Sana");
  expect(await (await room(cookie)).people.changePassword(password, "another password")).toEqual({ ok: true });
  const { door } = await visit(undefined, "203.0.113.9");
  expect(await door.signIn("Sana", "another password")).toEqual({ ok: false, reason: "slow", seconds: 5 });
  wait(5_000);
  const first = await door.signIn("Sana", "another password");
  if (!first.ok) throw new Error(first.reason);
  for (let guess = 0; guess < 100; guess++)
    await (await visit(undefined, `198.51.100.${guess}`)).door.signIn("Sana", `guess ${guess}`);
  expect(await door.signIn("Sana", "another password")).toMatchObject({ reason: "slow" });
  const { door: known } = await visit(cookieOf(first.device), "198.51.100.1");
  const again = await known.signIn("Sana", "another password");
  expect(again.ok && again.device).toBe(first.device);
  expect((await known.signIn("Bilal", "another password")).ok).toBe(false);

  const answers = [];
  const { door: elsewhere } = await visit(undefined, "203.0.113.10");
  for (let guess = 0; guess < 30; guess++) answers.push(await elsewhere.signIn(`Name ${guess}`, "guess"));
  expect(answers.filter((answer) => !answer.ok && answer.reason === "wrong")).toHaveLength(20);
});

test("a hundred at once are a hundred", async () => {
  const { visit } = await open();
  const { door } = await visit();
  const answers = await Promise.all(Array.from({ length: 100 }, () => door.signIn("Sana", "guess")));
  expect(answers.filter((answer) => !answer.ok && answer.reason === "wrong").length).toBeLessThanOrEqual(5);
});

test("a stranger who knows her name keeps her out from nowhere but his own address", async () => {
  const { enter, visit } = await open();
  await enter("Sana");
  const { door: strangers } = await visit(undefined, "198.51.100.1");
  for (let guess = 0; guess < 100; guess++) await strangers.signIn("Sana", `guess ${guess}`);
  const { door } = await visit(undefined, "203.0.113.9");
  expect((await door.signIn("Sana", password)).ok).toBe(true);
});
