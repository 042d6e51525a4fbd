import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createStockStore } from "../catalogue/stock-store.ts";
import { letGoOfPieces } from "../orders/let-go.ts";
import { openDeskServer } from "../testing/desk-server.ts";

const hour = 60 * 60 * 1000;

/** A cash order of the only Gauhar in 17 and of Aina, with Sana at the desk. */
async function openOrder() {
  const { ask, post, enter, database } = await openDeskServer();
  const stock = createStockStore(database);
  await stock.set(98, { "16": 4, "17": 1 });
  const cookie = await enter("Sana");
  const placed = await ask("/api/orders", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key: randomUUID(),
      lines: [
        { id: 98, quantity: 1, size: "17" },
        { id: 1, quantity: 1, withDupatta: true },
      ],
      customer: {
        name: "Kiran Javed",
        email: "k@example.com",
        address: "House 14",
        city: "Lahore",
        phone: "03334445556",
      },
      ...{ payment: "cod", screenshotSent: false, notes: "", total: 100_450 },
    }),
  });
  expect(placed.status, placed.body).toBe(201);
  const { number, key } = JSON.parse(placed.body);
  const [page, hers] = [`/desk/orders/${number}`, `/order/${number}/${key}`];
  const send = (fields: Record<string, string>, by = cookie) => post(page, { seen: "0", ...fields }, { cookie: by });
  const see = async (path = page) => (await ask(path, { headers: { cookie } })).body;
  const seeHers = async () => (await ask(hers)).body;
  const row = () => database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
  return { database, stock, ask, post, enter, send, see, seeHers, row, hers, number };
}

test("an order that let go says so on Today, in its row and on its page; what is gone is named; she sees nothing", async () => {
  const { database, stock, send, see, seeHers, row, number } = await openOrder();
  const createdAt = Date.now() - 26 * hour - 60_000;
  await database.transact((trx) => trx.updateTable("orders").set({ created_at: createdAt }).execute());
  const withoutClock = (body: string) => body.replace(/Up to date at[^.]*|"now":\d+|nonce="[^"]*"/g, "");
  const before = withoutClock(await seeHers());
  expect(await letGoOfPieces(database, 24, Date.now())).toBe(1);
  expect(withoutClock(await seeHers())).toBe(before);

  expect(await see("/desk")).toMatch(/Let go of its pieces.*Kiran Javed.*unanswered 26 h/s);
  expect(await see("/desk/orders?work=let-go")).toMatch(
    new RegExp(`${number}.*New.*, let go.*Pieces back on the shelf`, "s"),
  );
  const there = await see();
  expect(there).toContain("Nobody answered for 26 hours, so the pieces are back on the shelf.");
  expect(there).toContain("On the shelf again, 1 left");
  expect(await see(`/desk/orders/${number}?cancel=yes`)).not.toContain("goes back on the shelf");

  await stock.set(98, { "16": 4, "17": 0 });
  const gone = await see();
  expect(gone).toContain("Sold meanwhile, none left in 17");
  expect(gone).toContain("Gauhar in 17 is gone. Change the order first.");
  expect(gone).not.toContain("Confirm order");
  const refused = await send({ intent: "step", step: "confirm" });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatch(/role="alert".*Gauhar in 17 is gone\. Change the order first\./s);
  expect(await row()).toMatchObject({ stage: "new", revision: 0 });

  await stock.set(98, { "16": 4, "17": 1 });
  expect((await send({ intent: "step", step: "confirm" })).status).toBe(302);
  expect(await row()).toMatchObject({ stage: "confirmed", let_go_at: null });
  expect(await see()).not.toContain("let go");
});

test("she says yes by a form, once; with a wrong key there is no such order", async () => {
  const { post, seeHers, see, hers, row, send, database } = await openOrder();
  expect(await seeHers()).toContain("Is everything right?");
  const say = (path = hers) => post(path, { intent: "yes" });
  expect((await say()).status).toBe(303);
  expect((await say()).headers.location).toBe(hers);
  const said = await seeHers();
  expect(said).toContain("You said yes");
  expect(said).not.toContain("Is everything right?");
  expect(await see()).toMatch(/She said yes, \d\d:\d\d/);
  expect(await row()).toMatchObject({ revision: 0, stage: "new" });
  expect(await database.db.selectFrom("order_events").select("kind").execute()).toEqual([{ kind: "yes" }]);
  expect((await say(`${hers.slice(0, -3)}xyz`)).status).toBe(404);
  expect((await post(hers, { intent: "other" })).status).toBe(400);
  await send({ intent: "step", step: "confirm" });
  expect((await say()).status).toBe(303);
  expect(await seeHers()).not.toContain("you needn’t do anything more");
});

test("a mark that somebody else has changed isn't overwritten, and what was typed stays in the sheet", async () => {
  const { send, see, enter, seeHers, number } = await openOrder();
  const bilal = await enter("Bilal");
  expect((await send({ intent: "mark", mark: "Rings at night.", was: "0" })).headers.location).toContain(number);
  const refused = await send({ intent: "mark", mark: "Very <b>kind</b>.", was: "0" }, bilal);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatch(
    /<dialog open="".*Very &lt;b&gt;kind.*Sana.* changed this mark at .*Rings at night.*isn’t saved yet/s,
  );
  expect(await see()).toContain("Rings at night.");
  expect(await seeHers()).not.toContain("Rings at night.");
  const was = /name="was" value="(\d+)"/.exec(await see(`/desk/orders/${number}?mark=yes`))?.[1] ?? "";
  await send({ intent: "unmark", was }, bilal);
  expect(await see()).not.toContain("Rings at night.");
});
