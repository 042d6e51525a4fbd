import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium, testFlags } from "./e2e/chromium.ts";
import { findFreePort } from "./e2e/free-port.ts";

// Playwright reads this file again in each worker, which must find the same server.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_MAILBOX_PORT ??= String(await findFreePort());
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "naqsh-e2e-"));

const origin = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = findChromium();
if (!executablePath) throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");

/** What a shopper and a seller do, screen by screen: `npm test`. */
const screens = ["shop/*.spec.ts", "desk/*.spec.ts"];
/** One condition held against many screens: `npm run test:all`. */
const sweeps = ["sweeps/*.spec.ts"];

/** A test runs at a phone's width; tagged `@desktop` it runs at a desktop's instead, tagged `@both` at each. */
const phone = {
  grepInvert: /@desktop/,
  // One pixel to the point: with two, as phones have, every page takes a tenth more of the processor.
  use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
};
const desktop = { grep: /@desktop|@both/, use: { viewport: { width: 1440, height: 900 } } };

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait as much as they compute: one more than there are processors.
  workers: availableParallelism() + 1,
  retries: 0,
  // Generous, for a busy machine; nothing here is meant to measure time.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: origin,
    // A service worker would answer the requests that tests hold up or count; offline.spec.ts allows it.
    serviceWorkers: "block",
    // Tracing every test takes a third of the time; `--trace on` switches it on.
    trace: "off",
    screenshot: "only-on-failure",
    timezoneId: "Asia/Karachi",
    launchOptions: { executablePath, args: testFlags },
  },
  projects: [
    { name: "phone", testMatch: screens, ...phone },
    { name: "desktop", testMatch: screens, ...desktop },
    { name: "sweeps, phone", testMatch: sweeps, ...phone },
    { name: "sweeps, desktop", testMatch: sweeps, ...desktop },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/server.ts`,
    url: `${origin}/readyz`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
