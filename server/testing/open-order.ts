import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { openDeskServer } from "./desk-server.ts";

type PlacedOrder = { payment?: "cod" | "online"; screenshotSent?: boolean; city?: string };

/** An order's page at the desk, with Sana there. */
export async function openOrder({ payment = "cod", screenshotSent = false, city = "Lahore" }: PlacedOrder = {}) {
  const { ask, post, enter, database } = await openDeskServer();
  const cookie = await enter("Sana");
  const placed = await ask("/api/orders", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key: randomUUID(),
      lines: [{ id: 98, quantity: 1, size: "17" }],
      customer: { name: "Ayesha", email: "a@example.com", address: "House 14", city, phone: "0321 5557890" },
      payment,
      screenshotSent,
      notes: "",
      total: 5450,
    }),
  });
  expect(placed.status, placed.body).toBe(201);
  const { number, key } = JSON.parse(placed.body);
  const page = `/desk/orders/${number}`;
  const send = (path: string, fields: Record<string, string>, by = cookie) => post(path, fields, { cookie: by });
  const step = (seen: number, fields: Record<string, string>, by = cookie) =>
    send(page, { intent: "step", seen: String(seen), ...fields }, by);
  const see = async (query = "") => (await ask(page + query, { headers: { cookie } })).body;
  const row = () => database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
  return { ask, post, page, hers: `/order/${number}/${key}`, cookie, enter, send, step, see, row, database };
}
