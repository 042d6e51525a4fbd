import { randomUUID } from "node:crypto";
import { copyFile, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { addPictures, createPictureStore } from "../pictures/picture-store.ts";
import { silent, temporaryFolder } from "../testing/databases.ts";
import { madePicture } from "../testing/made-picture.ts";
import { newOrder, newRequest } from "../testing/orders.ts";
import { runScript } from "../testing/processes.ts";
import { postOrder, startTestServer, testSettings } from "../testing/shop-server.ts";

async function openShop() {
  const folder = await temporaryFolder();
  const file = join(folder, "shop.db");
  const DATABASE_URL = `file:${file}`;
  const server = await startTestServer(testSettings({ DATABASE_URL, RATE_LIMIT: "off" }));
  const backUp = (...args: string[]) => runScript("cli/backup.ts", args, { env: { DATABASE_URL } });
  return { folder, file, server, backUp };
}

test("database and copies are readable for their owner only", async () => {
  const { folder, server, backUp } = await openShop();
  await postOrder(server.origin, newRequest());
  await backUp(join(folder, "copy.db"));
  for (const name of ["shop.db", "shop.db-wal", "shop.db-shm", "copy.db"])
    expect([name, ((await stat(join(folder, name))).mode & 0o777).toString(8)]).toEqual([name, "600"]);
});

test("copies the file while the shop takes orders; restored, the copy holds every order from before it", async () => {
  const { folder, file, server, backUp } = await openShop();
  const before: string[] = [];
  let hasBegun = false;
  let isOver = false;
  const clients = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const body = newRequest({ key: randomUUID() });
      expect((await postOrder(server.origin, body)).status).toBe(201);
      if (!hasBegun) before.push(body.key);
    }
  });
  while (before.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  hasBegun = true;
  const target = join(folder, "copies", "copy.db");
  const { code, stdout } = await backUp(target);
  expect(code).toBe(0);
  const [, orders] = stdout.match(`^Saved ${target}: (\\d+) orders in \\d+ MB\n$`) ?? [];
  expect(Number(orders)).toBeGreaterThanOrEqual(before.length);
  isOver = true;
  await Promise.all(clients);

  // The way back, as it is described: stop, put the copy in place, remove what belonged to the old file, start.
  await server.stop();
  await copyFile(target, file);
  await Promise.all(["-wal", "-shm"].map((suffix) => rm(`${file}${suffix}`, { force: true })));
  const restored = await startTestServer(testSettings({ DATABASE_URL: `file:${file}`, RATE_LIMIT: "off" }));
  expect((await postOrder(restored.origin, newRequest())).status).toBe(201);
  await restored.stop();

  const database = await openDatabase({ kind: "sqlite", file }, silent);
  onTestFinished(database.close);
  const store = createOrderStore(database);
  const found = await Promise.all(before.map((key) => store.findByKey(key)));
  expect(found.filter((order) => order === undefined)).toEqual([]);
  expect(await store.add(newOrder())).toEqual({ outcome: "stored" });
  expect(await readdir(join(folder, "copies"))).toEqual(["copy.db"]);
});

test("without a target it makes a folder of copies, named by time", async () => {
  const { folder, backUp } = await openShop();
  const { stdout } = await backUp();
  expect(stdout).toMatch(/^Saved .*\/backups\/shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db: 0 orders in \d MB\n$/);
  expect(await readdir(join(folder, "backups"))).toHaveLength(1);
});

test("never overwrites a file", async () => {
  const { folder, backUp } = await openShop();
  const target = join(folder, "mine.db");
  await writeFile(target, "mine");
  expect(await backUp(target)).toEqual({
    code: 1,
    stdout: "",
    stderr: `${target} exists already; nothing was copied.\n`,
  });
});

test("a disk without room for a copy: it says so, and writes nothing", async () => {
  const { folder, file, server, backUp } = await openShop();
  await server.stop();
  // A file with a hole is large without taking room.
  await truncate(file, 15e12);
  const { code, stderr } = await backUp(join(folder, "copies", "copy.db"));
  expect(stderr).toMatch(/copies has \d+ MB free, and a copy wants \d+; nothing was copied\.\n$/);
  expect(code).toBe(1);
  expect(await readdir(join(folder, "copies"))).toEqual([]);
});

test.each([
  ["file:/nowhere/shop.db", "There is no database file /nowhere/shop.db yet.\n"],
  ["postgres://127.0.0.1/shop", "The shop runs on PostgreSQL: back it up with pg_dump.\n"],
])("%s: says what to do instead", async (DATABASE_URL, stderr) => {
  expect(await runScript("cli/backup.ts", [], { env: { DATABASE_URL } })).toEqual({ code: 1, stdout: "", stderr });
});

test("a copy contains the uploaded pictures", async () => {
  const { folder, file, backUp } = await openShop();
  const shop = await openDatabase({ kind: "sqlite", file }, silent);
  onTestFinished(shop.close);
  const picture = madePicture();
  await shop.transact((trx) => addPictures(trx, [picture], Date.now()));
  const target = join(folder, "copy.db");
  expect((await backUp(target)).code).toBe(0);
  const copy = await openDatabase({ kind: "sqlite", file: target }, silent);
  onTestFinished(copy.close);
  const store = createPictureStore(copy);
  expect(await store.facts([picture.name])).toEqual([{ name: picture.name, ...picture.facts }]);
  for (const [name, bytes] of picture.files) expect(await store.file(name)).toEqual(new Uint8Array(bytes));
});
