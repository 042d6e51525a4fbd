import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "../../e2e/chromium.ts";
import { savedCart } from "./pages.ts";
import { chromiumPath } from "./phone.ts";

export type DebuggedChromium = { port: number; close(): Promise<void> };

/** A browser for another program to drive, with the cart of two pieces in its storage. */
export async function openDebuggedChromium(origin: string, profile: string): Promise<DebuggedChromium> {
  const flags = [...chromiumFlags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(chromiumPath(), [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  const port = await debuggingPort(child.stderr);
  const close = async () => {
    // Asked, not killed: what was started may be a script that would leave the browser behind.
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const session = await browser.newBrowserCDPSession();
    await session.send("Browser.close").catch(() => undefined);
    await ended;
  };
  await saveCart(origin, port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { port, close };
}

async function debuggingPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? [];
    if (port) return Number(port);
  }
  throw new Error("Chromium ended before it could be driven.");
}

async function saveCart(origin: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error("Chromium has no window.");
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), savedCart);
  await page.close();
  await browser.close();
}
