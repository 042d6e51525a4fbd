import { expect, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { grouped } from "../../shop/money/rupees.ts";
import { dayOf, dayToText } from "../../shop/pakistan-days.ts";
import { giveKey } from "../testing/desk.ts";
import { openDeskServer } from "../testing/desk-server.ts";

const [one, two] = fileSource.products
  .filter(({ salePrice }) => salePrice === null)
  .map(({ id, price }) => ({
    id,
    price,
  })) as [{ id: number; price: number }, { id: number; price: number }];

const day = (ahead: number) => dayToText(dayOf(Date.now()) + ahead);

async function openSales() {
  const { ask, post, enter, database } = await openDeskServer();
  const cookie = await enter("Sana");
  const see = async (path: string, by = cookie) => (await ask(`/desk${path}`, { headers: { cookie: by } })).body;
  const lead = async (path: string) => (await ask(`/desk${path}`, { headers: { cookie } })).headers.location;
  const send = (path: string, fields: Record<string, string>) => post(`/desk${path}`, fields, { cookie });
  const form = (changes: Record<string, string> = {}) => ({
    ...{ pieces: String(one.id), less: "15", shown: "15%", percent: "", sum: "", from: day(0), until: day(2) },
    [`price-${one.id}`]: String(one.price - 1000),
    ...changes,
  });
  const sales = () => database.db.selectFrom("sales").selectAll().execute();
  return { see, lead, send, form, sales, database };
}

test("without script: a sale is planned, begins today, is changed and ended", async () => {
  const { see, send, form, sales } = await openSales();
  const path = `/sales/new?pieces=${one.id}`;
  expect(await see(path)).toContain(`name="price-${one.id}"`);
  const made = await send(path, form());
  expect([made.status, made.headers.location]).toEqual([302, "/desk/sales"]);
  expect(await sales()).toMatchObject([{ state: "running", percent: 15, sum_less: null, made_by: "Sana" }]);
  const [sale] = await sales();
  const list = await see("/sales");
  expect(list).toContain("on one piece");
  expect(list).toContain("Nothing sold yet");
  expect(await see(`/sales?end=${sale?.id}`)).toContain("End it now?");

  const change = form({ revision: "1", less: "other", sum: "2,000", shown: "2000", until: day(6) });
  expect((await send(`/sales/${sale?.id}`, { ...change, revision: "0" })).status).toBe(409);
  expect((await send(`/sales/${sale?.id}`, change)).headers.location).toBe("/desk/sales");
  expect(await sales()).toMatchObject([{ percent: null, sum_less: 2000, revision: 2 }]);

  expect((await send("/sales", { id: String(sale?.id), revision: "1" })).status).toBe(409);
  expect((await send("/sales", { id: String(sale?.id), revision: "2" })).headers.location).toBe("/desk/sales");
  expect(await sales()).toMatchObject([{ state: "over" }]);
});

test("prices that weren't shown yet are shown first; wrong fields change nothing and keep what was typed", async () => {
  const { send, form, sales } = await openSales();
  const path = `/sales/new?pieces=${one.id}`;
  const lower = Math.floor((one.price * 80) / 5000) * 50;
  const asked = await send(
    path,
    form({ less: "20", [`price-${one.id}`]: String(Math.floor((one.price * 85) / 5000) * 50) }),
  );
  expect(asked.status).toBe(422);
  expect(asked.body).toContain(`value="${grouped(lower)}"`);
  expect(asked.body).toContain("These are the prices now.");

  const wrong = await send(path, form({ from: day(-1), [`price-${one.id}`]: "12345678" }));
  expect(wrong.status).toBe(422);
  for (const words of ["Choose today or a later day.", 'value="12345678"', "From Rs\u00a0100 and below its"])
    expect(wrong.body).toContain(words);
  expect(await sales()).toEqual([]);
});

test("ticked pieces are hidden and put back; who changed one meanwhile keeps the change", async () => {
  const { see, send } = await openSales();
  const hidden = await send("/pieces?listing=earrings", { do: "hide", pieces: `${two.id}.0` });
  expect(hidden.headers.location).toBe(`/desk/pieces?listing=earrings&did=hide&pieces=${two.id}.1`);
  expect(await see(`/pieces?did=hide&pieces=${two.id}.1`)).toContain("is off the shop.");
  const stayed = await send("/pieces", { do: "show", pieces: `${two.id}.0` });
  expect(stayed.headers.location).toBe(`/desk/pieces?did=show&pieces=&left=${two.id}`);
  const back = await send("/pieces", { do: "show", pieces: `${two.id}.1` });
  expect(back.headers.location).toBe(`/desk/pieces?did=show&pieces=${two.id}.2`);
});

test("a helper makes sales, and sees neither costs nor what they brought", async () => {
  const { see, send, form, database } = await openSales();
  await send(`/sales/new?pieces=${one.id}`, form());
  await database.transact((trx) =>
    trx.insertInto("piece_costs").values({ product_id: one.id, cost: one.price, at: 0, by: "" }).execute(),
  );
  const helper = await giveKey(database, "Bilal", { role: "helper" });
  const path = `/sales/new?pieces=${one.id}`;
  expect(await see(path)).toContain("below its cost");
  const hers = await see(path, helper);
  expect(hers).toContain("What it makes");
  expect(hers).not.toContain("below its cost");
  expect(await see("/sales", helper)).not.toContain("Nothing sold yet");
  const packer = await giveKey(database, "Omar", { role: "packer" });
  expect(await see("/sales", packer)).not.toContain("on one piece");
});

test("without a piece it leads to the list; what isn't there isn't there", async () => {
  const { send, lead } = await openSales();
  expect((await send("/sales/99", {})).status).toBe(404);
  expect(await lead("/sales/new")).toBe("/desk/pieces?tick=yes");
});
