import { defineConfig } from "vitest/config";

const folders = "{app,bench,catalogue,e2e,scripts,server,shop,trust}";
const integration = `${folders}/**/*.integration.test.ts`;
/** Each of them starts processes of its own by the dozen. */
const commands = "{scripts,server/cli,trust}/**/*.integration.test.ts";
const screens = "app/**/*.test.{ts,tsx}";
const packages = "**/node_modules/**";

const withDatabase = {
  // A third less time. Each test has a database of its own, and none changes what modules share.
  isolate: false,
  globalSetup: "server/testing/database-setup.ts",
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Vitest would leave a core to its watcher.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: [`${folders}/**/*.test.ts`],
          exclude: [integration, screens, packages],
          testTimeout: 60_000,
          // Rules have no state to share: files that share their imports take a third of the time.
          isolate: false,
        },
      },
      {
        // Beside screens there are documents, stand-ins and stores: to each file its own.
        test: { name: "unit, screens", include: [screens], exclude: [packages], testTimeout: 60_000 },
      },
      // What needs PostgreSQL, other processes or the build: in `npm test`; the command-line tools in `npm run test:all`.
      { test: { name: "integration", include: [integration], exclude: [commands, packages], ...withDatabase } },
      { test: { name: "command-line tools", include: [commands], exclude: [packages], ...withDatabase } },
    ],
  },
});
