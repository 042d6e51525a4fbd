import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";

/** The desk with Sana there, and a shopper who orders. */
async function openShop() {
  const { ask, post, enter } = await openDeskServer();
  return { ask, post, cookie: await enter("Sana"), place: () => placeOrder(ask) };
}

async function placeOrder(ask: Awaited<ReturnType<typeof openDeskServer>>["ask"]): Promise<string> {
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
  return JSON.parse(placed.body).number;
}

/** An order's page at the desk. */
async function openOrder() {
  const { ask, post, cookie, place } = await openShop();
  const page = `/desk/orders/${await place()}`;
  return { ask, page, cookie, send: (path: string, fields: Record<string, string>) => post(path, fields, { cookie }) };
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

test("without script: several are cancelled at once, but for one that changed meanwhile, and the list stays open", async () => {
  const { ask, post, cookie, place } = await openShop();
  const [first, second, gone] = [await place(), await place(), await place()];
  const step = (number: string, seen: number, fields: Record<string, string>) =>
    post(`/desk/orders/${number}`, { intent: "step", seen: String(seen), ...fields }, { cookie });
  await step(gone, 0, { step: "confirm" });
  await step(gone, 1, { step: "pack" });
  await step(gone, 2, { step: "send", courier: "TCS", tracking: "779" });

  const ticked = [`${first}.0`, `${second}.0`, `${gone}.3`].map((value) => `orders=${value}`).join("&");
  const asked = await ask(`/desk/orders?q=ayesha&cancel=yes&${ticked}`, { headers: { cookie } });
  const sheet = /<dialog .*<\/dialog>/s.exec(asked.body)?.[0] ?? "";
  expect(sheet).toContain("Cancel 2 orders?");
  expect(sheet.split("Left as they are")[1]).toMatch(new RegExp(`${gone}.*On the way already`, "s"));
  const offered = [...sheet.matchAll(/name="orders" value="([^"]+)"/g)].map(([, value]) => value);
  expect(offered.sort()).toEqual([`${first}.0`, `${second}.0`].sort());

  await step(second, 0, { step: "confirm" });
  const answer = await ask("/desk/orders?q=ayesha&stage=new", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
    body: `intent=cancel&reason=Ordered+twice&${ticked}`,
  });
  const location = new URL(String(answer.headers.location), "http://localhost:3000");
  expect(location.pathname).toBe("/desk/orders");
  expect(Object.fromEntries(location.searchParams)).toEqual({
    q: "ayesha",
    stage: "new",
    done: "1",
    left: `${second} ${gone}`,
  });
  expect((await ask(`/desk/orders/${first}`, { headers: { cookie } })).body).toContain("Ordered twice");
});
