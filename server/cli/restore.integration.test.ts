import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { preparedFile } from "../database/restore.ts";
import { temporaryFolder } from "../testing/databases.ts";
import { newRequest } from "../testing/orders.ts";
import { runScript } from "../testing/processes.ts";
import { postOrder, startTestServer, testSettings } from "../testing/shop-server.ts";

async function openShop() {
  const folder = await temporaryFolder();
  const file = join(folder, "shop.db");
  const DATABASE_URL = `file:${file}`;
  const { origin } = await startTestServer(testSettings({ DATABASE_URL, RATE_LIMIT: "off" }));
  const order = () => postOrder(origin, newRequest({ key: crypto.randomUUID() }));
  const restore = async (copy: string | Buffer, database = DATABASE_URL) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "restore.ts")], {
      env: { PATH: process.env.PATH, DATABASE_URL: database },
    });
    child.stdin.on("error", () => undefined).end(typeof copy === "string" ? await readFile(copy) : copy);
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, "close");
    return { code, output: (await output).join("") };
  };
  return { folder, file, order, restore, env: { DATABASE_URL } };
}

test("a copy is checked beside the running shop, which keeps its database", async () => {
  const { folder, file, order, restore, env } = await openShop();
  await order();
  const copy = join(folder, "copy.db");
  await runScript("cli/backup.ts", [copy], { env });
  await order();
  await order();
  const { code, output } = await restore(copy);
  expect(output).toMatch(/^The copy is whole. It holds 1 order, the latest of .+\.\nIt lacks 2 orders that the shop/);
  expect(code).toBe(0);
  expect(((await stat(preparedFile(file))).mode & 0o777).toString(8)).toBe("600");
  expect(existsSync(`${preparedFile(file)}-wal`)).toBe(false);
  expect((await order()).status).toBe(201);
});

test("beside an empty shop, it says what the copy has and the shop hasn't", async () => {
  const { folder, order, env } = await openShop();
  await order();
  const copy = join(folder, "copy.db");
  await runScript("cli/backup.ts", [copy], { env });
  const another = await openShop();
  expect((await another.restore(copy)).output).toMatch(
    /holds 1 order, .*\nIt has 1 order that the shop doesn't have now\.\n$/,
  );
});

test("a damaged shop can be restored: what the copy lacks isn't known", async () => {
  const { folder, restore, env } = await openShop();
  const copy = join(folder, "copy.db");
  await runScript("cli/backup.ts", [copy], { env });
  const nonsense = join(folder, "nonsense");
  await writeFile(nonsense, "a letter");
  expect((await restore(copy, `file:${nonsense}`)).output).toMatch(/holds 0 orders\.\n.*can't be read/);
});

test.each([
  ["a letter", Buffer.from("this is a letter, not a database ".repeat(500)), /is damaged/],
  ["an empty file", Buffer.alloc(0), /no database of the shop/],
])("%s is refused, and nothing stays of it", async (_, copy, sentence) => {
  const { file, restore } = await openShop();
  const { code, output } = await restore(copy);
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
  expect(existsSync(preparedFile(file))).toBe(false);
});

test("a copy with a torn page is refused", async () => {
  const { folder, order, restore, env } = await openShop();
  await order();
  const copy = join(folder, "copy.db");
  await runScript("cli/backup.ts", [copy], { env });
  const bytes = await readFile(copy);
  expect((await restore(Buffer.from(bytes).fill(0x5a, 4096 * 3, 4096 * 5))).output).toMatch(/damaged/);
});
