import { describe, expect, test } from "vitest";
import type { PackingTab } from "../../shop/desk/packing-desk.ts";
import type { Step } from "../../shop/order/stage.ts";
import { order as sample } from "../../shop/testing/orders.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";
import { createPackingDesk } from "./packing-desk.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const gauhar = { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 2, lineTotal: 10_400 };

describe.each(databaseKinds)("whoever packs, on %s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const parts = { database, now: () => noon, ...orderCatalogue() };
    const orders = createOrderDesk(parts, { by: "desk", name: "Sana" });
    const packing = createPackingDesk(parts, { by: "desk", name: "Rashid" });
    let placed = 0;
    /** Aina is to be made, Gauhar is on the shelf. */
    const place = async (steps: readonly Step[], changes: Parameters<typeof newOrder>[0] = {}) => {
      const entry = newOrder({ createdAt: noon + placed++, ...changes });
      await store.add(entry);
      const { number } = entry.order;
      for (const [revision, step] of steps.entries())
        expect(await orders.change(number, { change: { kind: "step", step }, revision, courier: "TCS" })).toMatchObject(
          {
            outcome: "done",
          },
        );
      return number;
    };
    const make = (number: string) =>
      database.transact((trx) =>
        trx.updateTable("order_lines").set({ made: 1 }).where("order_number", "=", number).execute(),
      );
    const numbers = async (tab: PackingTab, search?: string) =>
      (await packing.list(tab, search)).rows.map(({ number }) => number);
    return { orders, packing, place, make, numbers };
  }

  test("orders stand where there is something to do, oldest first", async () => {
    const { packing, place, make, numbers } = await openDesk();
    await place([]);
    const toMake = await place(["confirm"]);
    const making = await place(["confirm", "make"]);
    const made = await place(["confirm", "make"]);
    await make(made);
    const shelf = await place(["confirm"], { lines: [gauhar] });
    const packed = await place(["confirm", "pack"]);
    const sent = await place(["confirm", "pack", "send"]);
    await place(["confirm", "pack", "send", "deliver"]);
    await place(["cancel"]);
    expect(await numbers("make")).toEqual([toMake, making]);
    expect(await numbers("pack")).toEqual([made, shelf]);
    expect(await numbers("send")).toEqual([packed]);
    expect(await numbers("way")).toEqual([sent]);
    expect(await packing.counts()).toEqual({ make: 2, pack: 2, send: 1, way: 1 });
    expect(await packing.counts(shelf)).toEqual({ make: 0, pack: 1, send: 0, way: 0 });
    expect(await numbers("pack", shelf)).toEqual([shelf]);
    expect(await packing.find(shelf)).toMatchObject({ place: { tab: "pack", position: 2, count: 2 } });
  });

  test("fifty a page, each order once", async () => {
    const { packing, place } = await openDesk();
    const placed: string[] = [];
    for (let count = 0; count < 52; count++) placed.push(await place(["confirm"], { lines: [gauhar] }));
    const first = await packing.list("pack");
    const second = await packing.list("pack", "", first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 2, undefined]);
    expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(placed);
  });

  test("there is no sum, no e-mail and no money in anything that a packer gets, but in the slip", async () => {
    const { packing, place, numbers } = await openDesk();
    const number = await place(["confirm", "pack"], {
      customer: { ...sample().customer, email: "ayesha.rahman@example.com" },
      notes: "Ring before the courier comes.",
    });
    const found = await packing.find(number);
    expect(found).toMatchObject({
      next: "send",
      notes: "Ring before the courier comes.",
      deliverTo: { name: "Ayesha Rahman", city: "Lahore", phone: "0321 5557890" },
      lines: [
        { name: "Aina", quantity: 1, state: "to-make", details: ["With matching dupatta"] },
        { name: "Gauhar", quantity: 2, state: "shelf", details: ["Size 17"] },
      ],
    });
    const everything = JSON.stringify([found, await packing.list("send"), await packing.counts()]);
    expect(everything).not.toMatch(/95.?000|5.?200|10.?400|105.?[46]|@example|"(price|total|money|payment|received)"/);
    expect(await numbers("send")).toEqual([number]);
    const [slip] = await packing.slips([number, "NQ-2222-22"]);
    expect(slip).toMatchObject({ number, total: 105_650 });
    expect(JSON.stringify(slip)).not.toContain("@example");
    await packing.printed([number]);
  });

  test("her steps are making, packing, sending and delivering, and taking those back", async () => {
    const { orders, packing, place } = await openDesk();
    const number = await place(["confirm"]);
    const revision = async () => (await packing.find(number))?.revision ?? -1;
    expect((await packing.find(number))?.canTakeBack).toBe(false);
    expect(await packing.step(number, { step: "take-back", revision: await revision() })).toBe("refused");
    expect(await packing.step(number, { step: "make", revision: await revision() })).toBe("done");
    expect(await packing.step(number, { step: "pack", revision: await revision() })).toBe("done");
    expect((await packing.find(number))?.canTakeBack).toBe(true);
    expect(await packing.step(number, { step: "take-back", revision: await revision() })).toBe("done");
    expect(await packing.find(number)).toMatchObject({ stage: "making", canTakeBack: false });
    expect(await packing.step(number, { step: "pack", revision: await revision() })).toBe("done");
    const send = { step: "send", courier: "TCS", tracking: "779 044" } as const;
    expect(await packing.step(number, { ...send, revision: await revision() })).toBe("done");
    expect(await packing.find(number)).toMatchObject({ parcel: { courier: "TCS", tracking: "779 044" } });
    for (const step of ["cancel", "confirm", "reopen", "come-back"])
      expect(await packing.step(number, { step: step as "pack", revision: await revision() })).toBe("refused");
    const events = (await orders.find(number))?.events ?? [];
    expect(events.at(-1)?.actor).toEqual({ by: "desk", name: "Rashid" });
  });

  test("an order that somebody else changed meanwhile stays as it is", async () => {
    const { orders, packing, place } = await openDesk();
    const number = await place(["confirm"]);
    await orders.change(number, { change: { kind: "step", step: "cancel" }, revision: 1 });
    expect(await packing.step(number, { step: "pack", revision: 1 })).toBe("changed");
    expect(await packing.find(number)).toMatchObject({ stage: "cancelled", next: undefined, place: undefined });
    expect(await packing.step("NQ-2222-22", { step: "pack", revision: 1 })).toBe("unknown");
    expect(await packing.find(await place([]))).toBeUndefined();
  });
});
