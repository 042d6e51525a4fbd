import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browsers } from "../../scripts/browsers.ts";
import { ownRouteModules } from "../../scripts/own-route-modules.ts";

const picturesUrl = process.env.PICTURES_URL || "/pictures";

const routeModules = join(import.meta.dirname, "connection", "route-modules.ts");

export default defineConfig({
  // Everything that the desk's pages load stands below it, apart from what shoppers load.
  base: "/desk/",
  publicDir: false,
  plugins: [tailwindcss(), reactRouter(), ownRouteModules(routeModules)],
  define: {
    "import.meta.env.RELEASE": JSON.stringify(process.env.RELEASE ?? "development"),
    "import.meta.env.PICTURES_URL": JSON.stringify(picturesUrl.replace(/\/+$/, "")),
  },
  server: { fs: { allow: [join(import.meta.dirname, "..", "..")] } },
  build: { emptyOutDir: true, cssTarget: browsers, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        target: browsers,
        rolldownOptions: {
          // What React Router says to who develops with it, as in the shop's own pages.
          treeshake: { manualPureFunctions: ["warning", "warningOnce", "warnOnce"] },
          output: {
            // Few files, for each costs a request: what every screen needs with the room around them, and what many share.
            codeSplitting: {
              groups: [
                {
                  name: "shell",
                  priority: 2,
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|[\\/]app[\\/](desk[\\/](root|entry\.client|room[\\/].*|components[\\/](drafts|money-field))|components[\\/]mark)\.tsx?/,
                },
                { name: "shared", priority: 1, minShareCount: 4 },
                { name: "messages", test: /[\\/]shop[\\/](courier|order-words|ready-message|blanks)\.ts/ },
              ],
            },
          },
        },
      },
    },
  },
});
