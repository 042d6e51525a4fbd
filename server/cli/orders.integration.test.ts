import { readFile } from "node:fs/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { order } from "../../shop/testing/orders.ts";
import { createRecordStore } from "../catalogue/record-store.ts";
import { openDatabase } from "../database/open-database.ts";
import { queueNews } from "../orders/order-news.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { createOutboxStore } from "../outbox/outbox-store.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { runScript } from "../testing/processes.ts";

const noon = Date.UTC(2025, 10, 15, 7);

describe.each(databaseKinds)("beside a running shop on %s", (kind) => {
  async function openShop() {
    const settings = await emptyDatabase(kind);
    const database = await openDatabase(settings, silent);
    onTestFinished(database.close);
    const store = createOrderStore(database);
    const outbox = createOutboxStore(database);
    const place = (number: string, changes: Partial<ReturnType<typeof order>> = {}) =>
      store.add(newOrder({ number, ...changes }));
    const run = (...args: string[]) =>
      runScript("cli/orders.ts", args, { env: { DATABASE_URL: databaseUrl(settings) } });
    return { settings, database, outbox, place, run };
  }

  test("lists the latest orders, newest first", async () => {
    const { place, run, outbox } = await openShop();
    await place("NQ-2222-22", { createdAt: noon });
    await place("NQ-3333-33", { createdAt: noon + 60_000, payment: "online", screenshotSent: true });
    const turn = await outbox.acquireLease(noon);
    const mail = turn && (await outbox.nextMail(turn, noon));
    if (!turn || !mail) throw new Error("nothing to send");
    await outbox.finish(turn, mail, { failures: 0 }, noon + 90_000);

    expect(await run()).toEqual({
      code: 0,
      stderr: "",
      stdout: [
        "Number      Placed            Name           City    Total          From  Money           Stage  E-mail",
        "NQ-3333-33  2025-11-15 12:01  Ayesha Rahman  Lahore  Rs 105,650.00  Shop  Proof to check  New    waiting",
        "NQ-2222-22  2025-11-15 12:00  Ayesha Rahman  Lahore  Rs 105,650.00  Shop  Cash            New    sent 2025-11-15 12:01",
        "",
      ].join("\n"),
    });
  });

  test("shows one order in full, by its number however it is typed", async () => {
    const { place, run } = await openShop();
    await place("NQ-7F3K-92", { notes: "ring twice" });
    const { stdout, code } = await run("show", "nq7f3k 92");
    expect(code).toBe(0);
    expect(stdout).toContain("ORDER NQ-7F3K-92\nPlaced: 2025-11-15 12:00, Pakistan time\n");
    expect(stdout).toContain("Phone: 0321 5557890\n");
    expect(stdout).toContain("  > ring twice\n");
    expect(stdout).toContain("\nFrom: Shop\nStage: New\n");
    expect(stdout).toContain("\nE-mail: waiting\n");
  });

  test("lists the mails that wait or were refused for good, with the service's answer", async () => {
    const { database, place, run, outbox } = await openShop();
    expect((await run("mails")).stdout).toBe("No e-mails wait.\n");
    await place("NQ-2222-22", { createdAt: noon });
    await place("NQ-3333-33", { createdAt: noon });
    const turn = await outbox.acquireLease(noon);
    const mail = turn && (await outbox.nextMail(turn, noon));
    if (!turn || !mail) throw new Error("nothing to send");
    const problem = "412 Gmail_API: Invalid grant";
    await outbox.finish(turn, mail, { failures: 1, retryIn: 2000, problem }, noon);

    const email = "ayesha@example.com";
    const shoppers = createOutboxStore(database, ["placed"]);
    await database.transact((trx) =>
      queueNews(trx, { number: "NQ-2222-22", email, kind: "placed", revision: 0, at: noon }),
    );
    await database.transact((trx) =>
      trx
        .updateTable("outbox")
        .set({ run_at: noon + 3_600_000 })
        .execute(),
    );
    const next = await shoppers.acquireLease(noon + 2000);
    const news = next && (await shoppers.nextMail(next, noon + 2000));
    if (!next || !news) throw new Error("nothing to send");
    await shoppers.finish(next, news, { failures: 0, problem: "422 The recipients address is corrupted" }, noon + 2000);

    expect((await run("mails")).stdout).toBe(
      [
        "Order       E-mail                  Since             Attempts  What the e-mail service said last",
        "NQ-2222-22  the order               2025-11-15 12:00         1  412 Gmail_API: Invalid grant",
        "NQ-3333-33  the order               2025-11-15 12:00         0",
        "NQ-2222-22  to the shopper: placed  2025-11-15 12:00         1  422 The recipients address is corrupted (not tried again)",
        "",
      ].join("\n"),
    );
  });

  test("exports every order, oldest first, with formulas defused", async () => {
    const { place, run } = await openShop();
    const customer = { ...order().customer, name: '=HYPERLINK("http://evil.example")', phone: "+92 321 5557890" };
    await place("NQ-3333-33", { createdAt: noon + 1 });
    await place("NQ-2222-22", { createdAt: noon, customer, notes: "-2+3", neededBy: 20_428 });
    const { stdout, code } = await run("--csv");
    expect(code).toBe(0);
    const [head, first, second, end] = stdout.split("\r\n");
    expect(head).toBe(
      '\uFEFF"Number","Placed","Name","E-mail","Phone","Address","City","Payment","Screenshot sent","Items","Subtotal","Delivery","Total","Notes","Stage","Money","Courier","Tracking number","Received","Due","Source","Saving","Discount","Discount for","To give back","Entries","Charges","Cost","Margin","Needed by"',
    );
    expect(first).toBe(
      '"NQ-2222-22","2025-11-15 12:00","\'=HYPERLINK(""http://evil.example"")","ayesha.rahman@example.com","+92 321 5557890","House 14, Street 7, Phase 5, DHA","Lahore","Cash on Delivery","no","1 x Aina (With matching dupatta); 2 x Gauhar (Size 17)",105400,250,105650,"\'-2+3","New","Cash","","",0,105650,"Shop",0,0,"",0,"",0,"","","2025-12-06"',
    );
    expect(second).toMatch(/^"NQ-3333-33"/);
    expect(end).toBe("");
  });

  test("exports more orders than fit in one batch, each once", async () => {
    const { place, run } = await openShop();
    // As many at once as there are connections: on a busy machine others would wait too long for one.
    for (let first = 0; first < 450; first += 10) {
      const ten = Array.from({ length: 10 }, (_, index) => first + index);
      await Promise.all(ten.map((index) => place(`NQ-${index}`, { createdAt: noon + (index % 7) })));
    }
    const numbers = (await run("csv")).stdout.match(/^"NQ-\d+"/gm);
    expect(numbers).toHaveLength(450);
    expect(new Set(numbers).size).toBe(450);
  });

  test("takes steps by the desk's own rules, and says what can't be done", async () => {
    const { place, run } = await openShop();
    await place("NQ-7F3K-92");
    expect(await run("confirm", "nq 7f3k 92")).toEqual({
      code: 0,
      stderr: "",
      stdout: "NQ-7F3K-92: Confirmed, Cash.\n",
    });
    expect((await run("deliver", "NQ-7F3K-92")).stderr).toBe(
      'NQ-7F3K-92 is "Confirmed"; "deliver" isn\'t possible from there. Possible: make, pack, cancel.\n',
    );
    await run("pack", "NQ-7F3K-92");
    expect((await run("send", "NQ-7F3K-92", "TCS", "779", "044")).stdout).toBe("NQ-7F3K-92: On the way, Cash.\n");
    const { stdout } = await run("show", "NQ-7F3K-92");
    expect(stdout).toContain("Stage: On the way\nMoney: Cash\n");
    expect(stdout).toContain("On the way (npm run orders. With TCS, 779 044)");
  });

  test("uses the database's catalogue: a piece that the desk made “made to order” gets its making day", async () => {
    const { place, run, database } = await openShop();
    const gauhar = fileSource.products.find(({ id }) => id === 98);
    const record = { kind: "piece", id: 98, state: "live", body: { ...gauhar, badge: "Made to Order" } } as const;
    await createRecordStore(database).save(record, { by: "Sana", seen: 0, why: "" }, noon);
    await place("NQ-7F3K-92", { lines: [{ id: 98, name: "Gauhar", price: 5200, quantity: 1, lineTotal: 5200 }] });
    await run("confirm", "NQ-7F3K-92");
    const row = await database.db.selectFrom("orders").select(["stage", "make_by"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ stage: "confirmed", make_by: expect.any(Number) });
  });

  test("forgets a customer and keeps the sums", async () => {
    const { place, run, database, settings } = await openShop();
    await place("NQ-7F3K-92", { notes: "ring twice" });
    expect(await run("forget", "NQ-7F3K-92")).toEqual({
      code: 0,
      stderr: "",
      stdout:
        "The customer's details of NQ-7F3K-92 are removed; its lines and sums are kept.\nIts e-mail had not been sent, and now will not be.\n",
    });
    const { stdout } = await run("show", "NQ-7F3K-92");
    expect(stdout).not.toMatch(/Ayesha|example\.com|5557890|House|Lahore|ring twice/);
    expect(stdout).toContain("Grand total: Rs 105,650.00");
    expect(stdout).toMatch(/Details removed: \d{4}-/);
    expect((await run()).stdout).toContain("(forgotten)");
    if (settings.kind === "sqlite") {
      const bytes = await Promise.all([settings.file, `${settings.file}-wal`].map((file) => readFile(file, "latin1")));
      expect(bytes.join("")).not.toContain("Ayesha");
    }
    const rows = await database.db.selectFrom("orders").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Ayesha|5557890|"print"/);
  });

  test("says what is wrong in a sentence", async () => {
    const { run } = await openShop();
    expect(await run("show", "NQ-2222-22")).toMatchObject({ code: 1, stderr: "There is no order NQ-2222-22.\n" });
    expect(await run("forget", "NQ-2222-22")).toMatchObject({ code: 1, stderr: "There is no order NQ-2222-22.\n" });
    expect(await run("show", "12")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('"12" is no order number'),
    });
    expect(await run("show")).toMatchObject({ code: 1, stderr: expect.stringContaining("Which order?") });
    expect(await run("dance")).toMatchObject({ code: 1, stderr: expect.stringContaining('no command "dance"') });
    expect(await run("--help")).toMatchObject({ code: 0, stdout: expect.stringContaining("npm run orders") });
  });
});

test.each([
  [{ DATABASE_URL: "file:/nowhere/shop.db" }, "There is no database file /nowhere/shop.db yet.\n"],
  [{ DATABASE_URL: "nonsense" }, expect.stringMatching(/^DATABASE_URL must be /)],
  [
    { DATABASE_URL: "postgres://127.0.0.1:1/shop" },
    expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1 can't be reached/),
  ],
])("without a shop it says so: %j", async (env, stderr) => {
  expect(await runScript("cli/orders.ts", [], { env })).toEqual({ code: 1, stdout: "", stderr });
});
