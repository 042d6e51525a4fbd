import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

/** As in the shop's own settings; counted from the project's root. */
const buildFolder = process.env.BUILD_FOLDER || "build";

/** An app of its own: a shopper's page can't carry what was built beside it. */
export default {
  appDirectory: ".",
  buildDirectory: join("..", "..", buildFolder, "desk"),
  basename: "/desk",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
