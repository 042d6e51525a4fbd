import { expect, test } from "vitest";
import { createAlertStore } from "../alerts/alert-store.ts";
import { giveKey } from "../testing/desk.ts";
import { openDeskServer } from "../testing/desk-server.ts";

/** What stands on a page, without the data for hydration. */
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "");

test("every page says what has to be looked after until it is over; a packer's doesn't", async () => {
  const { ask, database } = await openDeskServer();
  const store = createAlertStore(database);
  const [sana, bilal, hina] = [
    await giveKey(database, "Sana"),
    await giveKey(database, "Bilal", { role: "helper" }),
    await giveKey(database, "Hina", { role: "packer" }),
  ];
  const page = async (path: string, cookie: string) => textOf((await ask(path, { headers: { cookie } })).body);
  expect(await page("/desk", sana)).not.toContain("What to do");

  await store.apply("backup", { isOn: true, detail: "no route to <host>" }, false, Date.now() - 60_000);
  const own = ["/desk", "/desk/orders", "/desk/pieces", "/desk/shop", "/desk/people"];
  for (const path of own) expect(await page(path, sana), path).toContain("The last backup didn’t workWhat to do");
  expect(await page("/desk/people", sana)).toContain("It said: no route to &lt;host&gt;");
  expect(await page("/desk/orders", bilal)).toContain("The last backup didn’t work");
  const packing = await page("/desk/packing", hina);
  expect(packing).toContain("Nothing to pack");
  expect(packing).not.toContain("backup");

  await store.apply("mail", { isOn: true, detail: "no keys" }, false, Date.now());
  await store.apply("disk", { isOn: true, detail: "" }, false, Date.now());
  const all = await page("/desk", sana);
  expect(all).toContain("The last backup didn’t work, and 2 more");
  expect(all).toContain("The shop has no keys for its e-mail service");

  for (const kind of ["backup", "mail", "disk"] as const) await store.apply(kind, { isOn: false }, false, Date.now());
  expect(await page("/desk", sana)).not.toContain("What to do");
});

test("a kind that only a newer release knows isn't shown", async () => {
  const { ask, database } = await openDeskServer();
  const cookie = await giveKey(database, "Sana");
  const row = { kind: "from-the-future", detail: "", began_at: Date.now() };
  await database.transact((trx) => trx.insertInto("alerts").values(row).execute());
  const { status, body } = await ask("/desk", { headers: { cookie } });
  expect([status, body.includes("What to do")]).toEqual([200, false]);
});

test("People and devices lists sign-ins, page by page and without script; for an owner alone", async () => {
  const { ask, post, enter, database } = await openDeskServer();
  const sana = await enter("Sana");
  const signIn = (typed: string) => post("/desk/sign-in", { name: "Sana", password: typed });
  await signIn("wrong");
  for (let count = 0; count < 11; count++)
    await database.transact((trx) =>
      trx
        .insertInto("desk_events")
        .values({
          at: Date.now(),
          kind: "role",
          person: `N${count}`,
          actor: "Sana",
          browser: "",
          detail: "",
          place: "",
        })
        .execute(),
    );
  const people = async (path: string, cookie = sana) => (await ask(path, { headers: { cookie } })).body;
  const first = await people("/desk/people");
  expect(textOf(first)).toContain("Sana made N10 Packer");
  expect(textOf(first)).not.toContain("Wrong password for Sana");
  const [, older] = /href="(\/desk\/people\?before=\d+)#sign-ins"/.exec(first) ?? [];
  const second = textOf(await people(older ?? ""));
  expect(second).toContain("Wrong password for Sana");
  expect(second).toContain("Sana has a key now");
  expect(second).toContain("The newest");
  expect(textOf(await people("/desk/people?before=nonsense"))).toContain("Sana made N10 Packer");

  const helper = await people("/desk/people", await giveKey(database, "Bilal", { role: "helper" }));
  expect(helper).not.toContain("Sign-ins and keys");
});
