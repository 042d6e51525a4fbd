import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { productPath, redirects } from "./shop/paths.ts";

/** Read, not imported: Vite would make a module of the whole catalogue each time that it reads these settings. */
function productPaths(): string[] {
  const products: { id: number }[] = JSON.parse(
    readFileSync(join(import.meta.dirname, "catalogue", "products.json"), "utf8"),
  );
  return products.map(({ id }) => productPath(id));
}

export default {
  ssr: true,
  // `scripts/build.ts` gives each build a folder of its own.
  buildDirectory: process.env.BUILD_FOLDER ?? "build/unnamed",
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => !(path in redirects)), ...productPaths()],
    concurrency: 2,
  },
} satisfies Config;
