import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";

test("without script: sent and told of it, a message changed for once, reopened and confirmed", async () => {
  const { ask, post, enter } = await openDeskServer();
  const cookie = await enter("Sana");
  const placed = await ask("/api/orders", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key: randomUUID(),
      lines: [{ id: 98, quantity: 1, size: "17" }],
      customer: { name: "Ayesha", email: "a@example.com", address: "House 14", city: "Lahore", phone: "0321 5557890" },
      payment: "cod",
      screenshotSent: false,
      notes: "",
      total: 5450,
    }),
  });
  expect(placed.status, placed.body).toBe(201);
  const page = `/desk/orders/${JSON.parse(placed.body).number}`;
  const step = async (seen: number, fields: Record<string, string>) =>
    (await post(page, { intent: "step", seen: String(seen), ...fields }, { cookie })).headers.location;
  expect(await step(0, { step: "cancel" })).toBe(`${page}?done=yes`);
  expect(await step(1, { step: "reopen", and: "confirm" })).toBe(`${page}?done=yes`);
  expect(await step(3, { step: "pack" })).toBe(`${page}?done=yes`);
  expect(await step(4, { step: "send", courier: "TCS", tracking: "779", tell: "yes" })).toBe(`${page}/whatsapp`);

  const ready = String((await ask(`${page}/whatsapp`, { headers: { cookie } })).headers.location);
  expect(decodeURIComponent(ready)).toContain("with TCS, 779");
  const text = `Salam & dua (the link to her order)`;
  const changed = await post(`${page}/whatsapp`, { text }, { cookie });
  expect(changed.status).toBe(303);
  expect(decodeURIComponent(String(changed.headers.location))).toMatch(
    /^https:\/\/wa\.me\/923215557890\?text=Salam & dua http:\/\/localhost:3000\/order\/NQ-\S+$/,
  );
});
