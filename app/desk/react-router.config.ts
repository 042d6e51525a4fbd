import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

/** Relative to the project's root, as in vite.config.ts there. */
const buildFolder = process.env.BUILD_FOLDER || "build";

/** An app and a build of its own, so that nothing of it ends up in the shoppers' pages. */
export default {
  appDirectory: ".",
  buildDirectory: join("..", "..", buildFolder, "desk"),
  basename: "/desk",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
