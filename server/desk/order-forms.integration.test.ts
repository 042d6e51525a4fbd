import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";

/** An order's page at the desk, with Sana there. */
async function openOrder() {
  const { ask, post, enter, database } = await openDeskServer();
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
  const send = (path: string, fields: Record<string, string>) => post(path, fields, { cookie });
  return { ask, page, cookie, send, database };
}

test("without script: sent and told of it, a message changed for once, reopened and confirmed", async () => {
  const { ask, page, cookie, send } = await openOrder();
  const step = async (seen: number, fields: Record<string, string>) =>
    (await send(page, { intent: "step", seen: String(seen), ...fields })).headers.location;
  expect(await step(0, { step: "cancel" })).toBe(`${page}?done=yes`);
  expect(await step(1, { step: "reopen", and: "confirm" })).toBe(`${page}?done=yes`);
  expect(await step(3, { step: "pack" })).toBe(`${page}?done=yes`);
  expect(await step(4, { step: "send", courier: "TCS", tracking: "779", tell: "yes" })).toBe(`${page}/whatsapp`);

  const ready = String((await ask(`${page}/whatsapp`, { headers: { cookie } })).headers.location);
  expect(decodeURIComponent(ready)).toContain("with TCS, 779");
  const text = `Salam & dua (the link to her order)`;
  const changed = await send(`${page}/whatsapp`, { text });
  expect(changed.status).toBe(303);
  expect(decodeURIComponent(String(changed.headers.location))).toMatch(
    /^https:\/\/wa\.me\/923215557890\?text=Salam & dua http:\/\/localhost:3000\/order\/NQ-\S+$/,
  );
});

test("a corrected address that somebody else's change forestalls stays in its sheet, and can be saved", async () => {
  const { page, send } = await openOrder();
  const typed = { address: "Flat 502, Marine View", city: "Karachi", phone: "0345 8120077" };
  const correct = (seen: number) => send(page, { intent: "correct", seen: String(seen), ...typed });
  await send(page, { intent: "step", step: "confirm", seen: "0" });
  const refused = await correct(0);
  expect(refused.status).toBe(409);
  for (const text of Object.values(typed)) expect(refused.body).toContain(text);
  expect(refused.body).toMatch(/<dialog open="".*Sana changed this order .*: Confirmed\. Yours isn’t saved yet\./s);
  expect((await correct(1)).headers.location).toBe(`${page}?done=yes`);

  const other = await send(page, { intent: "correct", seen: "1", ...typed, city: "Sialkot" });
  expect(other.body).toMatch(/<dialog open="".*Lahore became Karachi.* Yours isn’t saved yet\./s);
  const empty = await send(page, { intent: "correct", seen: "2", ...typed, city: " " });
  expect(empty.body).toMatch(/<dialog open="".*is empty\./s);
  await send(page, { intent: "step", step: "pack", seen: "2" });
  await send(page, { intent: "step", step: "send", seen: "3" });
  const late = await send(page, { intent: "correct", seen: "2", ...typed, city: "Lahore" });
  expect(late.body).not.toContain("<dialog");
  expect(late.body).toContain("Sana changed this order");
  const tooLate = await send(page, { intent: "correct", seen: "4", ...typed, city: "Lahore" });
  for (const { body } of [late, tooLate])
    expect(body).toContain("You had typed: Flat 502, Marine View, Lahore, 0345 8120077");
});

test("without script: an e-mail that doesn't get through is explained, tried again and given up", async () => {
  const { ask, page, cookie, send, database } = await openOrder();
  const refuse = () =>
    database.db.updateTable("outbox").set({ attempts: 2, last_problem: "412 Invalid grant" }).execute();
  const look = async (path = page) => (await ask(path, { headers: { cookie } })).body;
  await refuse();
  const told = await look();
  for (const words of ["isn’t getting through", "connect it again", "412 Invalid grant", "Tried 2 times"])
    expect(told).toContain(words);
  expect((await send(page, { intent: "retry-mail", mail: "order" })).headers.location).toBe(`${page}?mail=retried`);
  const retried = await look(`${page}?mail=retried`);
  expect(retried).toContain("goes out again within a minute");
  expect(retried).not.toContain("isn’t getting through");
  await refuse();
  expect((await send(page, { intent: "give-up-mail", mail: "order" })).headers.location).toBe(`${page}?mail=given-up`);
  expect(await look()).not.toContain("isn’t getting through");
});
