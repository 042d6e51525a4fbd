import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";

/** The desk with Sana there, and a shopper who orders. */
async function openShop() {
  const { ask: request, post, enter } = await openDeskServer();
  // React separates the parts of a sentence by comments.
  const ask: typeof request = async (...asked) => {
    const answer = await request(...asked);
    return { ...answer, body: answer.body.replaceAll("<!-- -->", "") };
  };
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

type Shop = Awaited<ReturnType<typeof openShop>>;

/** What the list of Ayesha's orders says with these fields. */
async function open({ ask, cookie }: Shop, fields: string) {
  const { body } = await ask(`/desk/orders?q=ayesha&${fields}`, { headers: { cookie } });
  return { body, sheet: /<dialog .*<\/dialog>/s.exec(body)?.[0] ?? "" };
}

/** Sends a sheet's form; what the address of the list says afterwards. */
async function send({ ask, cookie }: Shop, body: string) {
  const answer = await ask("/desk/orders?q=ayesha&stage=new", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
    body,
  });
  const location = new URL(String(answer.headers.location ?? "/"), "http://localhost:3000");
  return { ...answer, location, fields: Object.fromEntries(location.searchParams) };
}

const ticked = (...values: string[]) => values.map((value) => `orders=${value}`).join("&");

test("without script: several are cancelled at once, but for one that changed meanwhile, and the list stays open", async () => {
  const shop = await openShop();
  const { ask, post, cookie, place } = shop;
  const [first, second, gone] = [await place(), await place(), await place()];
  const step = (number: string, seen: number, fields: Record<string, string>) =>
    post(`/desk/orders/${number}`, { intent: "step", seen: String(seen), ...fields }, { cookie });
  await step(gone, 0, { step: "confirm" });
  await step(gone, 1, { step: "pack" });
  await step(gone, 2, { step: "send", courier: "TCS", tracking: "779" });

  const all = ticked(`${first}.0`, `${second}.0`, `${gone}.3`);
  const { sheet } = await open(shop, `do=cancel&${all}`);
  expect(sheet).toContain("Cancel 2 orders?");
  expect(sheet).toMatch(/One stays as it is\..*On the way already/s);
  const offered = [...sheet.matchAll(/name="orders" value="([^"]+)"/g)].map(([, value]) => value);
  expect(offered.sort()).toEqual([`${first}.0`, `${second}.0`].sort());

  await step(second, 0, { step: "confirm" });
  const { location, fields } = await send(shop, `do=cancel&reason=We+are+away&${all}`);
  expect(location.pathname).toBe("/desk/orders");
  const left = `${second} ${gone}`;
  expect(fields).toEqual({ q: "ayesha", stage: "new", did: "cancel", done: `${first}.1`, left });
  const { body } = await ask(`${location.pathname}${location.search}`, { headers: { cookie } });
  expect(body).toContain("One order cancelled. Ayesha’s was changed meanwhile. Ayesha’s is on the way already.");
  expect((await ask(`/desk/orders/${first}`, { headers: { cookie } })).body).toContain("We are away");
});

test("taken back together, each from the revision that was made; one that moved on stays and is named", async () => {
  const shop = await openShop();
  const { ask, post, cookie, place } = shop;
  const [first, second] = [await place(), await place()];
  const confirmed = await send(shop, `do=confirm&write=yes&${ticked(`${first}.0`, `${second}.0`)}`);
  expect(confirmed.fields).toMatchObject({ did: "confirm", done: `${first}.1 ${second}.1`, write: "yes" });
  const twice = await send(shop, `do=confirm&${ticked(`${first}.0`, `${second}.0`)}`);
  expect(twice.fields, "sent twice").toMatchObject({ done: `${first}.1 ${second}.1` });
  const see = async () => (await ask(`/desk/orders${confirmed.location.search}`, { headers: { cookie } })).body;
  expect(await see()).toContain("2 orders confirmed");
  expect(await see(), "after a reload as well").toContain("Take all 2 back");

  await post(`/desk/orders/${second}`, { intent: "step", seen: "1", step: "pack" }, { cookie });
  const back = await send(shop, `do=confirm&back=yes&${ticked(`${first}.1`, `${second}.1`)}`);
  expect(back.fields).toMatchObject({ did: "confirm", back: "yes", done: `${first}.2`, left: second });
  const { body } = await ask(`/desk/orders${back.location.search}`, { headers: { cookie } });
  expect(body).toContain("One taken back. Ayesha’s is ready to send already.");
});

test("sending without a number is asked about once, with what was typed; a step that doesn't exist is refused", async () => {
  const shop = await openShop();
  const { ask, place, cookie } = shop;
  const [first, second] = [await place(), await place()];
  const both = (revision: number) => ticked(`${first}.${revision}`, `${second}.${revision}`);
  await send(shop, `do=confirm&${both(0)}`);
  expect((await send(shop, `do=pack&${both(1)}`)).fields).toMatchObject({ done: `${first}.2 ${second}.2` });
  const asked = await ask(`/desk/orders?do=send&${both(2)}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
    body: `do=send&courier=PostEx&tracking-${first}=PX+1001&${both(2)}`,
  });
  expect(asked.body).toMatch(/PX 1001.*Send one without a number\? It can be added later\./s);
  const sent = await send(shop, `do=send&without=yes&courier=PostEx&tracking-${first}=PX+1001&${both(2)}`);
  expect(sent.fields).toMatchObject({ did: "send", done: `${first}.3 ${second}.3` });
  expect((await send(shop, `do=burn&${both(3)}`)).status).toBe(400);
  const csv = (await ask(`/desk/orders/csv?orders=${second}.3`, { headers: { cookie } })).body;
  expect(csv).toContain(second);
  expect(csv).not.toContain(first);
});
