import { expect, test } from "vitest";
import type { ProofPicture } from "../../shop/follow/order-follower.ts";
import { correctOrder } from "../orders/order-corrections.ts";
import { takeStep } from "../orders/order-steps.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { createFollower } from "./order-follower.ts";

const address = "203.0.113.7";
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

const kinds = databaseKinds.map((kind) => ({ kind }));

async function openOrder(kind: (typeof databaseKinds)[number], payment: "cod" | "online" = "online") {
  const database = await openTestDatabase(kind);
  const clock = Date.UTC(2025, 10, 15, 7);
  const steps = { kind, transact: database.transact, now: () => clock, makeBy: () => null };
  const read: ProofPicture[] = [];
  const open = createFollower({
    database,
    steps: () => steps,
    sold: () => ({ badge: "Made to Order" }),
    readPicture: async (bytes) => {
      const picture = { type: "image/webp", width: 3, height: 4, bytes: bytes.slice(4) };
      read.push(picture);
      return picture;
    },
    refresh: async () => undefined,
    now: () => clock,
  });
  const entry = newOrder({ payment, screenshotSent: false });
  await createOrderStore(database).add(entry);
  const { number } = entry.order;
  const events = () => database.db.selectFrom("order_events").selectAll().orderBy("id").execute();
  return { database, open, number, key: entry.pageKey, phone: entry.order.customer.phone, steps, events, read };
}

test.each(kinds)("only its key opens an order ($kind)", async ({ kind }) => {
  const { open, number, key, database } = await openOrder(kind);
  const { lines, subtotal, delivery, total, customer } = newOrder().order;
  expect(await open(address).open(number, key)).toMatchObject({
    ...{ number, stage: "new", subtotal, delivery, total },
    lines: lines.map(({ name, quantity, lineTotal }) => ({ name, quantity, lineTotal })),
    to: { name: customer.name, address: customer.address, city: customer.city, phoneEnd: customer.phone.slice(-3) },
  });
  expect(JSON.stringify(await open(address).open(number, key))).not.toContain(customer.email);
  expect(await open("a").open(number, "abcdefghijklmnopqrstuv")).toBeUndefined();
  expect(await open("b").open("NQ-2222-22", key)).toBeUndefined();
  expect(await open("c").open(number, "")).toBeUndefined();
  await database.transact((trx) =>
    trx.updateTable("orders").set({ forgotten_at: 1 }).where("number", "=", number).execute(),
  );
  expect(await open("d").open(number, key)).toBeUndefined();
});

test.each(kinds)("events show the shopper no names and no private notes ($kind)", async ({ kind }) => {
  const { open, number, key, steps } = await openOrder(kind);
  const asked = { number, actor: { by: "desk", name: "Sana" } } as const;
  await takeStep(steps, { ...asked, revision: 0, change: { kind: "step", step: "confirm" } });
  await takeStep(steps, { ...asked, revision: 1, change: { kind: "step", step: "make" } });
  await takeStep(steps, { ...asked, revision: 2, change: { kind: "take-back" } });
  const order = await open(address).open(number, key);
  expect(order?.events).toEqual([{ at: expect.any(Number), what: "confirmed", byShopper: false }]);
  expect(JSON.stringify(order)).not.toContain("Sana");
});

test.each(kinds)(
  "the link works even while guesses for its number, or from the same address, are blocked ($kind)",
  async ({ kind }) => {
    const { open, number, key } = await openOrder(kind);
    const guesses = Array.from({ length: 100 }, (_, index) => `guess${index}`.padEnd(22, "x"));
    const answers = await Promise.all(guesses.map((guess) => open(address).open(number, guess)));
    expect(new Set(answers)).toEqual(new Set([undefined]));
    expect(await open(address).open(number, key)).toMatchObject({ number });
  },
);

test.each(kinds)("order number and phone number together find it, however they are typed ($kind)", async ({ kind }) => {
  const { open, number, phone } = await openOrder(kind);
  const typed = number.toLowerCase().replaceAll("-", " ");
  const found = await open(address).find(typed, `+92${phone.replace(/\D/g, "").slice(-10)}`);
  expect(found).toMatchObject({ outcome: "found", number });
  if (found.outcome === "found") expect(await open(address).open(number, found.key)).toMatchObject({ number });
  expect(await open("a").find(number, "0300 0000000")).toEqual({ outcome: "unknown" });
  expect(await open("a").find("NQ-2222-22", phone)).toEqual({ outcome: "unknown" });
  expect(await open("a").find(number, "")).toEqual({ outcome: "unknown" });
  for (let guess = 0; guess < 30; guess++) await open("b").find(number, `0300 000000${guess}`);
  expect(await open("b").find(number, phone)).toMatchObject({ outcome: "slow" });
  expect(await open("elsewhere").find(number, phone)).toMatchObject({ outcome: "slow" });
});

test.each(kinds)("found orders don't count as guesses, however many at once ($kind)", async ({ kind }) => {
  const { open, number, phone } = await openOrder(kind);
  for (let round = 0; round < 10; round++) {
    const found = await Promise.all(Array.from({ length: 4 }, () => open(address).find(number, phone)));
    expect(found).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ outcome: "found" })));
  }
});

test.each(kinds)(
  "when shopper and seller change an order at once, one wins and the other is told ($kind)",
  async ({ kind }) => {
    const { open, number, key, steps, events } = await openOrder(kind);
    const [hers, sellers] = await Promise.all([
      open(address).cancel({ number, key, revision: 0, reason: "<b>The ring in 16</b>" }),
      takeStep(steps, {
        number,
        revision: 0,
        actor: { by: "desk", name: "Sana" },
        change: { kind: "step", step: "confirm" },
      }),
    ]);
    expect([hers, sellers.outcome].toSorted()).toEqual(
      hers === "cancelled" ? ["cancelled", "conflict"] : ["done", "too-late"],
    );
    expect(await events()).toHaveLength(1);
    expect(await open("b").cancel({ number, key: "abcdefghijklmnopqrstuv", revision: 0, reason: "" })).toBe("unknown");
  },
);

test.each(kinds)(
  "after a change that leaves the order new, the shopper can still cancel it ($kind)",
  async ({ kind }) => {
    const { open, number, key, steps } = await openOrder(kind);
    const cancel = (revision: number) => open(address).cancel({ number, key, revision, reason: "" });
    const corrected = { address: "Block 8", city: "Karachi", phone: "0345 8120077" };
    await correctOrder(steps, { number, revision: 0, actor: { by: "desk", name: "Sana" }, corrected });
    expect(await cancel(0)).toBe("changed");
    expect(await cancel(1)).toBe("cancelled");
  },
);

test.each(kinds)(
  "a screenshot is stored with its claim, and can be replaced until the money is received ($kind)",
  async ({ kind }) => {
    const { open, number, key, steps, events } = await openOrder(kind);
    const follower = open(address);
    const add = (picture: Uint8Array) => follower.addProof({ number, key, picture });
    expect(await add(new TextEncoder().encode("<svg/>"))).toEqual({ ok: false, fault: "not-a-picture" });
    expect(await add(new Uint8Array(11 * 1024 * 1024))).toEqual({ ok: false, fault: "too-large" });
    expect(await follower.open(number, key)).toMatchObject({ money: "due" });
    expect(await add(png)).toEqual({ ok: true });
    expect(await add(new Uint8Array([...png, 9]))).toEqual({ ok: true });
    expect(await follower.open(number, key)).toMatchObject({ money: "claimed", proofAt: expect.any(Number) });
    expect([...((await follower.proof(number, key))?.bytes ?? [])]).toEqual([1, 2, 3, 9]);
    expect(await open("b").proof(number, "abcdefghijklmnopqrstuv")).toBeUndefined();
    await takeStep(steps, {
      number,
      revision: 2,
      actor: { by: "desk", name: "Sana" },
      change: { kind: "money", step: "receive" },
    });
    expect(await add(png)).toEqual({ ok: false, fault: "received" });
    expect(await events()).toHaveLength(3);
  },
);

test.each(kinds)("at most twenty pictures an hour, readable or not ($kind)", async ({ kind }) => {
  const { open, number, key, events } = await openOrder(kind);
  const add = (picture: Uint8Array) => open(address).addProof({ number, key, picture });
  for (let count = 0; count < 10; count++) {
    expect(await add(png)).toEqual({ ok: true });
    expect(await add(new Uint8Array(3))).toEqual({ ok: false, fault: "not-a-picture" });
  }
  expect(await add(png)).toEqual({ ok: false, fault: "too-many" });
  expect(await events()).toHaveLength(10);
});

test.each(kinds)(
  "a cash order whose advance is asked for accepts one, and tells what came ($kind)",
  async ({ kind }) => {
    const { open, number, key, steps } = await openOrder(kind, "cod");
    const asked = { number, actor: { by: "desk", name: "Sana" } } as const;
    await takeStep(steps, { ...asked, revision: 0, change: { kind: "advance", sum: 2000 } });
    expect(await open(address).addProof({ number, key, picture: png })).toEqual({ ok: true });
    expect(await open(address).open(number, key)).toMatchObject({ money: "claimed", received: 0, advance: 2000 });
    await takeStep(steps, { ...asked, revision: 2, change: { kind: "money", step: "receive" } });
    const told = await open(address).open(number, key);
    expect(told).toMatchObject({ money: "due", received: 2000 });
    expect(told?.events.at(-1)).toMatchObject({ what: "receive", sum: 2000 });
    await takeStep(steps, { ...asked, revision: 3, change: { kind: "step", step: "cancel" } });
    await takeStep(steps, { ...asked, revision: 4, change: { kind: "entry", sum: -2000, way: "wallet" } });
    expect(await open(address).open(number, key)).toMatchObject({ money: "refunded", received: 0, givenBack: 2000 });
  },
);

test.each(kinds)("a cash or cancelled order accepts no screenshot ($kind)", async ({ kind }) => {
  const cash = await openOrder(kind, "cod");
  const add = ({ open, number, key }: typeof cash) => open(address).addProof({ number, key, picture: png });
  expect(await add(cash)).toEqual({ ok: false, fault: "not-due" });
  const online = await openOrder(kind);
  const { open, number, key, events } = online;
  expect(await open(address).cancel({ number, key, revision: 0, reason: "" })).toBe("cancelled");
  expect(await add(online)).toEqual({ ok: false, fault: "not-due" });
  expect(await events()).toHaveLength(1);
});
