import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./e2e/chromium.ts";
import { findFreePort } from "./e2e/free-port.ts";

// Playwright reads this file again in each worker, which must find the same server.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_MAILBOX_PORT ??= String(await findFreePort());

const origin = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = findChromium();
if (!executablePath) throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");

/**
 * What acts alike at every width: tested on the phone, which most shoppers hold. Elsewhere a test says so by its tag:
 * `@phone` is one for the phone alone, `@desktop` one for the desk alone.
 */
const alikeAtEveryWidth = [
  "after-order",
  "failing-connection",
  "calm",
  "cart-saved",
  "chat-button",
  "checkout-states",
  "confetti",
  "desk-adding",
  "desk-banner",
  "desk-pictures",
  "desk-pieces",
  "desk-shop",
  "desk-today",
  "desk-way-in",
  "double-taps",
  "errors",
  "filter-in-haste",
  "found",
  "found-files",
  "gallery-swipe",
  "menu",
  "no-script",
  "offline",
  "order-changes",
  "order-failures",
  "order-once",
  "order-page",
  "policy",
  "picture-first",
  "placing",
  "price",
  "print",
  "problems",
  "product-bar",
  "product-choices",
  "product-not-found",
  "product-related",
  "route-change",
  "saved",
  "search",
  "search-index",
  "seeing",
  "toast",
  "two-tabs",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait as much as they compute: one more than there are processors.
  workers: availableParallelism() + 1,
  retries: 0,
  // Patience for a busy machine; nothing here is meant to measure time.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: origin,
    // A worker answers requests that tests hold up or count; offline.spec.ts has it.
    serviceWorkers: "block",
    // A recording of every test takes a third of the time; `--trace on` makes one.
    trace: "off",
    screenshot: "only-on-failure",
    timezoneId: "Asia/Karachi",
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      // One pixel to the point: with two, as phones have, every page takes a tenth more of the processor.
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      testIgnore: alikeAtEveryWidth.map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/server.ts`,
    url: `${origin}/readyz`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
