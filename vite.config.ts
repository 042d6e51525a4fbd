import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browsers } from "./scripts/browsers.ts";
import { builtScripts } from "./scripts/built-scripts.ts";
import { shopInDevelopment } from "./scripts/shop-in-development.ts";

const port = process.env.PORT || "3000";
const publicUrl = process.env.PUBLIC_URL || "http://localhost:3000";
const picturesUrl = process.env.PICTURES_URL || "/pictures";

/** `scripts/build.ts` gives each build a folder of its own. */
const folder = process.env.BUILD_FOLDER ?? "build/unnamed";
const clientFolder = join(folder, "client");

/** `vite build` makes the browser's scripts, `vite build --ssr` the pages, which name those scripts. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), shopInDevelopment()],
  define: {
    "import.meta.env.RELEASE": JSON.stringify(process.env.RELEASE ?? "development"),
    "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl.replace(/\/+$/, "")),
    "import.meta.env.PICTURES_URL": JSON.stringify(picturesUrl.replace(/\/+$/, "")),
    ...(isSsrBuild && { __SCRIPTS__: JSON.stringify(readScripts()) }),
  },
  appType: "custom",
  server: { port: Number(port), watch: { ignored: ["**/build/**", "**/pictures/**"] } },
  build: isSsrBuild ? pagesBuild : clientBuild,
}));

function readScripts() {
  return builtScripts(JSON.parse(readFileSync(join(clientFolder, ".vite", "manifest.json"), "utf8")));
}

const quiet = { checks: { bundlerTimings: false } };

const pagesBuild = {
  outDir: join(folder, "server"),
  copyPublicDir: false,
  // Fonts and drawings that only pages name: `scripts/build.ts` puts them beside the scripts.
  ssrEmitAssets: true,
  // What it writes into each page as script would be a third longer with its names and blanks.
  minify: true,
  cssTarget: browsers,
  rolldownOptions: { ...quiet, input: "app/entry.server.tsx", output: { entryFileNames: "index.js" } },
};

/** All that share these are on an order's page, or are its neighbours: other pages needn't have them. */
const forOrders = /[\\/](upload|preview-of|stored-files|use-form-submit|follow[\\/]proof)\.ts$/;
const isForManyPages = (id: string) => !forOrders.test(id);
const workers = ["service-worker", "push-worker"];

const clientBuild = {
  outDir: clientFolder,
  manifest: true,
  target: browsers,
  cssTarget: browsers,
  // Pages name the scripts that they need ahead of their imports.
  modulePreload: false,
  rolldownOptions: {
    ...quiet,
    input: ["app/entry.client.tsx", ...workers.map((name) => `app/service-worker/${name}.ts`)],
    output: {
      // A worker's scope is the folder that it stands in.
      entryFileNames: ({ name }: { name: string }) =>
        workers.includes(name) ? "[name].js" : "assets/[name]-[hash].js",
      // Few files, for each costs a request: React, what pages share, and each page's own.
      codeSplitting: {
        groups: [
          { name: "react", priority: 2, test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          { name: "shared", priority: 1, minShareCount: 3, test: isForManyPages },
        ],
      },
    },
  },
};
