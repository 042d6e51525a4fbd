import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { runPictureChild } from "./picture-child.ts";

test("the process that decodes pictures has no secrets and can access nothing but its own code", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://naqsh:secret@db/naqsh");
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await mkdtemp(join(tmpdir(), "naqsh-child-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "shop.db"), "orders");
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  let said = "";
  const args = [join(import.meta.dirname, "encode.ts"), join(folder, "shop.db"), port];
  const errand = {
    script: join("..", "testing", "reaching-child.ts"),
    args,
    input: new Uint8Array(),
    timeout: 60_000,
  };
  const done = await runPictureChild(errand, async (output) => {
    said = await text(output);
  });
  expect(done).toBe(true);
  const denied = "ERR_ACCESS_DENIED";
  const { environment, ...reached } = JSON.parse(said);
  expect(reached).toEqual({ own: "reached", read: denied, write: denied, process: denied, network: denied });
  expect(environment).toEqual(["MALLOC_ARENA_MAX", "FONTCONFIG_FILE"]);
});
