import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer, listen } from "../server/http/listen.ts";
import { startCaddy } from "./caddy.ts";

/** Who closed the connection first. */
function endOf(socket: Socket): Promise<"Caddy" | "the shop"> {
  return Promise.race([
    once(socket, "end").then(() => "Caddy" as const),
    once(socket, "close").then(() => "the shop" as const),
  ]);
}

test("Caddy closes idle connections, not the server: an order might just have been sent", async () => {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-caddy-"));
  const ends: ReturnType<typeof endOf>[] = [];
  const { promise: bothAreHere, resolve: answer } = Promise.withResolvers<void>();
  const shop = createHttpServer({
    fetch: async ({ url }) => {
      if (url.endsWith("/a-page")) await bothAreHere;
      return new Response("a page");
    },
  });
  shop.on("request", ({ url, socket }) => {
    if (url === "/a-page" && ends.push(endOf(socket)) === 2) answer();
  });
  const caddy = await startCaddy(folder, [await listen(shop, 0, "127.0.0.1")]);
  onTestFinished(async () => {
    await caddy.stop();
    shop.close();
    await rm(folder, { recursive: true });
  });
  // Concurrently, so that each has a connection of its own; Caddy uses one of them for health checks.
  await Promise.all([1, 2].map(async () => (await fetch(`${caddy.origin}/a-page`)).text()));
  expect(await Promise.race(ends)).toBe("Caddy");
}, 60_000);
