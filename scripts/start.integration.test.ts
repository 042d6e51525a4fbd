import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../e2e/free-port.ts";
import { variableNames } from "../server/environment.ts";

const root = join(import.meta.dirname, "..");

/** `npm start`, with nothing set but what the test sets. */
function npmStart(settings: Record<string, string>) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !variableNames.includes(name)));
  const child = spawn("npm", ["start", "--silent"], { cwd: root, env: { ...env, NODE_ENV: "", ...settings } });
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text) => {
      printed[name] += text;
    });
  }
  return { child, printed, ended: once(child, "close").then(([code]) => ({ code, ...printed })) };
}

/** Settles when the shop answers; fails when it ended first. */
async function answerOf(child: ChildProcess, address: string): Promise<Response> {
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return answer;
    await wait(50);
  }
  throw new Error("The shop ended before it answered.");
}

test("a port that is taken: one sentence, before anything is built", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";

  expect(await npmStart({ PORT: port }).ended).toEqual({
    code: 1,
    stdout: "",
    stderr: `Port ${port} on 127.0.0.1 is taken by another program. Stop that one, or set PORT.\n`,
  });
});

test("wrong settings: one sentence for each", async () => {
  const { code, stdout, stderr } = await npmStart({ PORT: "http", DATABASE_URL: "mysql://shop" }).ended;

  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^PORT must be .*, not "http"\.\nDATABASE_URL must be .*\.\n$/);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "an existing build is served on any port without a rebuild, and %s to npm stops it with code 0",
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), "naqsh-start-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const port = await findFreePort();
    const shop = npmStart({
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, "shop.db")}`,
      METRICS_PORT: "off",
    });
    onTestFinished(() => void shop.child.kill("SIGKILL"));

    const home = await answerOf(shop.child, `http://127.0.0.1:${port}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("Naqsh");
    shop.child.kill(signal);

    const { code, stdout, stderr } = await shop.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).not.toContain("Building");
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  },
);
