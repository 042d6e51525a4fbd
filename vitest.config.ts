import { defineConfig } from "vitest/config";

const folders = "{app,bench,catalogue,scripts,server,shop,trust}";
const integration = `${folders}/**/*.integration.test.ts`;
const packages = "**/node_modules/**";

export default defineConfig({
  test: {
    // Vitest would leave a core to its watcher.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: [integration, packages],
          testTimeout: 20_000,
        },
      },
      {
        // What needs PostgreSQL, other processes or the build.
        test: {
          name: "integration",
          include: [integration],
          exclude: [packages],
          globalSetup: "server/testing/postgres-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
