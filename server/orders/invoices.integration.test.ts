import { describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { makeInvoice, readInvoice } from "./invoices.ts";
import { createOrderStore } from "./order-store.ts";

const lastEvening = Date.UTC(2026, 11, 31, 18, 59);
const newYear = Date.UTC(2026, 11, 31, 19);

describe.each(databaseKinds)("%s", (kind) => {
  async function openShop(count: number) {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const orders = Array.from({ length: count }, () => newOrder());
    for (const order of orders) await store.add(order);
    const numbers = orders.map(({ order }) => order.number);
    const sequences = async () =>
      (await database.db.selectFrom("invoices").select("sequence").execute()).map((row) => row.sequence);
    return { database, numbers, sequences };
  }

  test("invoices made at once have no gap and no number twice; one that is there stays", async () => {
    const { database, numbers, sequences } = await openShop(12);
    const twice = [...numbers, ...numbers];
    await Promise.all(twice.map((number) => makeInvoice(database, { number, at: lastEvening, by: "Sana" })));
    expect((await sequences()).sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
  });

  test("each year in Pakistan begins with 1", async () => {
    const { database, numbers } = await openShop(3);
    const [first = "", second = "", third = ""] = numbers;
    await makeInvoice(database, { number: first, at: lastEvening, by: "Sana" });
    await makeInvoice(database, { number: second, at: newYear, by: "Sana" });
    await makeInvoice(database, { number: third, at: newYear, by: "Sana" });
    expect(await readInvoice(database.db, first)).toEqual({ year: 2026, sequence: 1, at: lastEvening });
    expect(await readInvoice(database.db, second)).toMatchObject({ year: 2027, sequence: 1 });
    expect(await readInvoice(database.db, third)).toMatchObject({ year: 2027, sequence: 2 });
  });
});
