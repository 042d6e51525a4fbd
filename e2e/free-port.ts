import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that a system gives to whoever asks for any, and to every connection that goes out: one of those
 * could be taken again before it is used, or while what stood there is started anew.
 */
const range = [20_000, 32_768] as const;

const given = new Set<number>();

/** A port that nobody listens on, another one each time. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(...range);
  if (given.has(port)) return findFreePort();
  given.add(port);
  return (await isFree(port)) ? port : findFreePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
  server.close();
  await once(server, "close");
  return true;
}
