import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import type { OrderChange } from "../../shop/order/change.ts";
import { holdsStock, type Stage } from "../../shop/order/stage.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { openDatabase } from "../database/open-database.ts";
import { databaseKinds, emptyDatabase, openTestDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { letGoOfPieces } from "./let-go.ts";
import { type AskedStep, takeStep } from "./order-steps.ts";
import { createOrderStore } from "./order-store.ts";
import { sayYes } from "./say-yes.ts";

const hour = 60 * 60 * 1000;
const placed = Date.UTC(2025, 10, 15, 7);
const sana = { by: "desk", name: "Sana" } as const;

describe.each(databaseKinds)("%s", (kind) => {
  /** One order of Aina and two Gauhar in 17, of which there are five before it. */
  async function openOrder(changes: Parameters<typeof newOrder>[0] = {}) {
    const database = await openTestDatabase(kind);
    const clock = { now: placed };
    const stock = createStockStore(database);
    await stock.set(98, { "17": 5 });
    const entry = newOrder({ createdAt: placed, ...changes });
    await createOrderStore(database).add(entry);
    const { number } = entry.order;
    const parts = { kind, transact: database.transact, now: () => clock.now, makeBy: () => null };
    const row = () =>
      database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
    const step = async (change: OrderChange, asked: Partial<AskedStep> = {}) =>
      takeStep(parts, { number, revision: (await row()).revision, actor: sana, change, ...asked });
    const letGo = (hours = 24) => letGoOfPieces(database, hours, clock.now);
    const events = () => database.db.selectFrom("order_events").selectAll().orderBy("id").execute();
    const onShelf = async () => (await stock.of([98])).get(98)?.["17"];
    return { database, clock, stock, number, row, step, letGo, events, onShelf };
  }

  const confirm = { kind: "step", step: "confirm" } as const;

  test("after its hours a new order's pieces are back, once, and neither stage nor revision changes", async () => {
    const { clock, letGo, row, events, onShelf } = await openOrder();
    clock.now = placed + 24 * hour;
    expect(await letGo()).toBe(0);
    clock.now += 2 * hour;
    expect(await letGo(0)).toBe(0);
    expect(await letGo(48)).toBe(0);
    expect(await onShelf()).toBe(3);
    expect(await letGo()).toBe(1);
    expect(await letGo()).toBe(0);
    expect(await onShelf()).toBe(5);
    expect(await row()).toMatchObject({ stage: "new", money: "due", revision: 0, let_go_at: clock.now });
    expect(await events()).toMatchObject([
      { kind: "let-go", actor: "shop", revision: null, details: JSON.stringify({ kind: "let-go", hours: 26 }) },
    ]);
  });

  test("two servers at once do it once", async () => {
    const settings = await emptyDatabase(kind);
    const servers = [await openDatabase(settings, silent), await openDatabase(settings, silent)];
    for (const { close } of servers) onTestFinished(close);
    const [first] = servers as [(typeof servers)[0], ...typeof servers];
    await createStockStore(first).set(98, { "": 40 });
    const store = createOrderStore(first);
    for (let count = 0; count < 10; count++) await store.add(newOrder({ createdAt: placed }));
    const now = placed + 25 * hour;
    const done = await Promise.all(servers.map((server) => letGoOfPieces(server, 24, now)));
    expect(done.reduce((sum, each) => sum + each)).toBe(10);
    expect(await createStockStore(first).of([98])).toEqual(new Map([[98, { "": 40 }]]));
    expect(await first.db.selectFrom("order_events").select("kind").execute()).toHaveLength(10);
  });

  test("confirming takes its pieces again, or is refused with the one that is gone and changes nothing", async () => {
    const { clock, stock, letGo, step, row, onShelf } = await openOrder();
    clock.now += 25 * hour;
    await letGo();
    await stock.set(98, { "17": 1 });
    expect(await step(confirm)).toEqual({ outcome: "sold-out", pieces: ["Gauhar in 17"] });
    expect(await row()).toMatchObject({ stage: "new", revision: 0, let_go_at: clock.now });
    expect(await onShelf()).toBe(1);
    await stock.set(98, { "17": 2 });
    expect(await step(confirm)).toMatchObject({ outcome: "done" });
    expect(await row()).toMatchObject({ stage: "confirmed", let_go_at: null });
    expect(await onShelf()).toBe(0);
  });

  test("whoever was answered keeps the pieces: a step taken back, money that came", async () => {
    const answered = await openOrder();
    answered.clock.now += 23 * hour;
    await answered.step(confirm);
    await answered.step({ kind: "take-back" });
    answered.clock.now += 2 * hour;
    expect(await answered.letGo()).toBe(0);
    answered.clock.now += 23 * hour;
    expect(await answered.letGo()).toBe(1);
    const paid = await openOrder({ payment: "online" });
    await paid.step({ kind: "money", step: "receive" });
    paid.clock.now += 100 * hour;
    expect(await paid.letGo()).toBe(0);
  });

  test("an order without counted pieces has nothing to let go of", async () => {
    const { clock, stock, letGo, events } = await openOrder({
      lines: [{ id: 1, name: "Aina", price: 95_000, quantity: 1, lineTotal: 95_000 }],
    });
    await stock.set(1, { "": 3 });
    clock.now += 25 * hour;
    expect(await letGo()).toBe(0);
    expect(await events()).toEqual([]);
  });

  test("whatever happens to an order, its pieces are either on the shelf or held", async () => {
    const { clock, row, step, letGo, onShelf, database } = await openOrder();
    const changes = fc.constantFrom<OrderChange | "let-go">(
      "let-go",
      ...(["confirm", "cancel", "reopen", "pack", "send", "come-back"] as const).map((name) => ({
        kind: "step" as const,
        step: name,
      })),
      { kind: "take-back" },
    );
    const sequences = fc.sample(fc.array(changes, { minLength: 8, maxLength: 14 }), { numRuns: 8, seed: 1447 });
    for (const change of sequences.flat()) {
      clock.now += 25 * hour;
      if (change === "let-go") await letGo();
      else await step(change, { courier: "TCS" });
      const { stage, let_go_at } = await row();
      const isHeld = holdsStock({ stage: stage as Stage, letGo: let_go_at !== null });
      expect([change, await onShelf()]).toEqual([change, isHeld ? 3 : 5]);
      // Delivered and returned ones can't go on: begin again.
      if (stage === "returned")
        await database.transact((trx) => trx.updateTable("orders").set({ stage: "cancelled" }).execute());
    }
  });

  test("a shopper says yes once, while it is new and in cash; reopened, she is asked again", async () => {
    const { database, number, row, step, events, clock } = await openOrder();
    const say = (at: number) => sayYes(database, number, at);
    expect(await Promise.all([say(placed + 1), say(placed + 1), say(placed + 1)])).toEqual(["said", "said", "said"]);
    expect(await say(placed + 2)).toBe("said");
    expect(await row()).toMatchObject({ said_yes_at: placed + 1, stage: "new", money: "due", revision: 0 });
    expect(await events()).toMatchObject([{ kind: "yes", actor: "shopper", revision: null }]);
    await step(confirm);
    expect(await say(placed + 3)).toBe("too-late");
    await step({ kind: "step", step: "cancel" });
    clock.now += hour;
    await step({ kind: "step", step: "reopen" });
    expect(await row()).toMatchObject({ said_yes_at: null });
    expect(await say(placed + 4)).toBe("said");
    const online = await openOrder({ payment: "online" });
    expect(await sayYes(online.database, online.number, placed)).toBe("too-late");
    expect(await sayYes(online.database, "NQ-2222-22", placed)).toBe("too-late");
  });
});
