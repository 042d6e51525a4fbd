import { describe, expect, test } from "vitest";
import { order as sample } from "../../shop/testing/orders.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";

const noon = Date.UTC(2025, 10, 15, 7);

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const desk = createOrderDesk({ database, now: () => noon, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    const place = async (changes: Parameters<typeof newOrder>[0] = {}) => {
      const entry = newOrder({ createdAt: noon, ...changes });
      await store.add(entry);
      return entry.order.number;
    };
    return { desk, place };
  }

  test("the CSV of more orders than are read at a time has each once, newest first, with its own pieces", async () => {
    const { desk, place } = await openDesk();
    const [line] = sample().lines;
    const placed = await Promise.all(
      Array.from({ length: 230 }, (_, index) => {
        const lines = line ? [{ ...line, name: `Piece ${index}` }] : [];
        return place({ createdAt: noon + Math.floor(index / 3), lines });
      }),
    );
    const text = await new Response(desk.csv({})).text();
    const rows = text.trimEnd().split("\r\n").slice(1);
    const inText = rows.map((row) => [row.slice(1, 11), /Piece \d+/.exec(row)?.[0]]);
    const { next: end, rows: first } = await desk.list({});
    expect(end).toBeDefined();
    expect(inText.slice(0, 50).map(([number]) => number)).toEqual(first.map(({ number }) => number));
    const sorted = (pairs: unknown[][]) => pairs.map(String).sort();
    expect(sorted(inText)).toEqual(sorted(placed.map((number, index) => [number, `Piece ${index}`])));
  });

  test("the CSV holds what the list shows, and no formula", async () => {
    const { desk, place } = await openDesk();
    const number = await place({ customer: { ...sample().customer, name: "=1+1" } });
    await place({ customer: { ...sample().customer, city: "Multan" } });
    const text = await new Response(desk.csv({ search: number })).text();
    expect(text.split("\r\n")).toHaveLength(3);
    expect(text).toContain(`"'=1+1"`);
    expect(text).toContain('"New","Cash","",""');
  });
});
