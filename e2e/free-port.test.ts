import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort } from "./free-port.ts";

test("ports that can be listened on, each given once, none that a connection could be given", async () => {
  const ports = await Promise.all(Array.from({ length: 30 }, findFreePort));
  expect(new Set(ports).size).toBe(30);
  for (const port of ports) {
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    server.close();
  }
});
