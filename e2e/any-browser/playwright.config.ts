/**
 * The whole way through the shop in Firefox and WebKit, as they are installed, and in an older Chromium: a step of
 * `npm run test:all`. Today's Chromium has the specs beside this folder.
 */
import { defineConfig } from "@playwright/test";
import { mayHaveWebkit } from "./engines.ts";

const engines = ["older", "firefox", ...(mayHaveWebkit ? ["webkit"] : [])];

export default defineConfig({
  testDir: ".",
  testMatch: "*.check.ts",
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Generous, for a busy machine; nothing here is meant to measure time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  projects: engines.map((name) => ({ name })),
});
