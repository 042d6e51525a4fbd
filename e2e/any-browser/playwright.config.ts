/** The whole way through the shop in Chromium, Firefox and WebKit, as they are installed: a step of `npm test`. */
import { defineConfig } from "@playwright/test";
import { mayHaveWebkit } from "./engines.ts";

const engines = ["older", "chromium", "firefox", ...(mayHaveWebkit ? ["webkit"] : [])];

export default defineConfig({
  testDir: ".",
  testMatch: "*.check.ts",
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Patience for a busy machine; nothing here is meant to measure time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  projects: engines.map((name) => ({ name })),
});
