import { describe, expect, test } from "vitest";
import type { Step } from "../../shop/order/stage.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { createOrderDesk } from "../desk/order-desk.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderStore } from "./order-store.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const number = "NQ-7F3K-92";

describe.each(databaseKinds)("%s", (kind) => {
  async function openOrder() {
    const database = await openTestDatabase(kind);
    const desk = createOrderDesk({ database, now: () => noon, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    await createOrderStore(database).add(newOrder({ number, createdAt: noon }));
    const find = async () => {
      const found = await desk.find(number);
      if (!found) throw new Error("no order");
      return found;
    };
    const steps = async (...names: Step[]) => {
      for (const step of names)
        await desk.change(number, { change: { kind: "step", step }, revision: (await find()).revision });
    };
    const lastEvent = async () => (await find()).events.at(-1)?.details;
    return { database, desk, find, steps, lastEvent };
  }

  test("name, e-mail and the day it is needed by are corrected, found by the search, and on the order", async () => {
    const { desk, find, lastEvent } = await openOrder();
    const corrected = { name: "Aisha Rehman", email: "aisha@example.com", neededBy: "2025-12-06" };
    expect(await desk.correct(number, { revision: 0, corrected })).toEqual({ outcome: "done" });
    const { customer, neededBy, revision } = await find();
    expect({ customer, neededBy, revision }).toMatchObject({
      customer: { name: "Aisha Rehman", email: "aisha@example.com", city: "Lahore" },
      neededBy: dayOf(Date.UTC(2025, 11, 6)),
      revision: 1,
    });
    expect((await desk.list({ search: "rehman" })).rows).toHaveLength(1);
    expect(await lastEvent()).toMatchObject({ corrections: [{ field: "name" }, { field: "email" }, { from: "" }] });
    await desk.correct(number, { revision: 1, corrected: { neededBy: "" } });
    expect((await find()).neededBy).toBeUndefined();
  });

  test("once it is sent, who she is can still be corrected, where it goes can't", async () => {
    const { desk, find, steps } = await openOrder();
    await steps("confirm", "pack", "send");
    const correct = (corrected: Parameters<typeof desk.correct>[1]["corrected"]) =>
      desk.correct(number, { revision: 3, corrected });
    expect(await correct({ name: "Aisha", city: "Multan" })).toEqual({ outcome: "too-late" });
    expect(await correct({ neededBy: "2025-12-06" })).toEqual({ outcome: "too-late" });
    expect(await correct({ name: "Aisha", phone: "0345 8120077", city: "Lahore" })).toEqual({ outcome: "done" });
    expect((await find()).customer).toMatchObject({ name: "Aisha", phone: "0345 8120077", city: "Lahore" });
  });

  test("courier and number are added or changed after sending, and forgotten with her", async () => {
    const { database, desk, find, steps, lastEvent } = await openOrder();
    const set = (revision: number, tracking: string, courier: "TCS" | "PostEx" = "TCS") =>
      desk.setParcel(number, { revision, parcel: { courier, tracking } });
    await steps("confirm", "pack");
    expect(await set(2, "779 044")).toEqual({ outcome: "too-late" });
    await steps("send");
    expect(await set(3, "779 044")).toEqual({ outcome: "done" });
    expect(await set(3, "779 044")).toEqual({ outcome: "unchanged" });
    expect(await set(3, "779 045")).toMatchObject({ outcome: "conflict", since: [{ details: { kind: "parcel" } }] });
    expect((await find()).parcel).toEqual({ courier: "TCS", tracking: "779 044" });
    await steps("deliver");
    expect(await set(5, "779 044", "PostEx")).toEqual({ outcome: "done" });
    expect((await find()).canTakeBack).toBe(true);
    await desk.forget(number);
    expect((await find()).events.find(({ details }) => details.kind === "parcel")?.details).toEqual({
      kind: "parcel",
      from: { courier: "Other", tracking: "" },
      to: { courier: "TCS", tracking: "" },
    });
    expect(await set(6, "1")).toEqual({ outcome: "unknown" });
    expect(JSON.stringify(await database.db.selectFrom("order_events").selectAll().execute())).not.toContain("779");
    expect(await lastEvent()).toEqual({ kind: "forget" });
  });
});
