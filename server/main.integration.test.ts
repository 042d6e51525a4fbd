import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database/open-database.ts";
import { databaseUrl, databaseWithoutTables, emptyDatabase, silent } from "./testing/databases.ts";
import { openTestDesk } from "./testing/desk.ts";
import { start } from "./testing/processes.ts";

const publicUrl = "http://localhost:3000";

/** The shop's output from start to stop; `whenOpen` runs in between. */
async function startAndStop(
  database: string,
  more: Record<string, string> = {},
  whenOpen: (origin: string, said: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const own = { NODE_ENV: "production", PORT: "0", METRICS_PORT: "off", PUBLIC_URL: publicUrl };
  const env = { ...own, DATABASE_URL: database, ...more };
  const shop = start([join(import.meta.dirname, "main.ts")], { env });
  let said = "";
  shop.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const opened = Promise.withResolvers<string>();
  shop.stdout?.on("data", (chunk) => {
    said += chunk;
    const [, port] = /is open at .*\(port (\d+)\)/.exec(said) ?? [];
    if (port) opened.resolve(`http://127.0.0.1:${port}`);
  });
  const closed = once(shop, "close");
  const origin = await Promise.race([opened.promise, closed.then(() => undefined)]);
  if (origin) await whenOpen(origin, said);
  shop.kill("SIGTERM");
  await closed;
  return said;
}

test("the start prints the desk's address until somebody has a key", { timeout: 180_000 }, async () => {
  const settings = await databaseWithoutTables("sqlite");
  expect(await startAndStop(databaseUrl(settings))).toContain(
    `Your desk is at ${publicUrl}/desk. For a key to it: npm run desk`,
  );
  const database = await openDatabase(settings, silent);
  await openTestDesk(database).enter("Sana");
  await database.close();
  const said = await startAndStop(databaseUrl(settings));
  expect(said).toContain("Naqsh is open at");
  expect(said).not.toContain("Your desk");
});

test("every line of output is a JSON object, React's console output included", { timeout: 180_000 }, async () => {
  const saysSomething = "process.on('SIGTERM', () => console.error(new Error('as React does')))";
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(saysSomething)}`;
  const said = await startAndStop(databaseUrl(await emptyDatabase("sqlite")), { NODE_OPTIONS });
  const lines = said
    .trim()
    .split("\n")
    .map((line): { err?: { message: string } } => JSON.parse(line));
  expect(lines.map(({ err }) => err?.message)).toContain("as React does");
});

/** With the shop's own Host header, which the desk requires. */
async function askDesk(origin: string): Promise<number | undefined> {
  const request = get(`${origin}/desk/sign-in`, { headers: { Host: new URL(publicUrl).host } });
  const [answer]: IncomingMessage[] = await once(request, "response");
  answer?.resume();
  return answer?.statusCode;
}

test("the desk, the unused database driver and the HTML parser are loaded when they are first needed", {
  timeout: 180_000,
}, async () => {
  const saysWhatIsLoaded = `
    import { registerHooks } from "node:module";
    import { writeSync } from "node:fs";
    registerHooks({ load: (url, context, next) => (writeSync(2, "loads " + url + "\\n"), next(url, context)) });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(saysWhatIsLoaded)}`;
  const desk = /loads \S+\/desk\/server\/index\.js/g;
  const database = databaseUrl(await emptyDatabase("sqlite"));
  const said = await startAndStop(database, { NODE_OPTIONS }, async (origin, atStart) => {
    expect(atStart).toMatch(/loads \S+\/server\/index\.js/);
    // Six megabytes.
    for (const needless of [desk, "/node_modules/pg/", "/node_modules/sanitize-html/"])
      expect(atStart).not.toMatch(needless);
    const answers = await Promise.all([1, 2, 3].map(() => askDesk(origin)));
    expect(answers).toEqual([200, 200, 200]);
  });
  expect(said.match(desk)).toHaveLength(1);
});
