import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { browsers } from "./scripts/browsers.ts";
import { ownRouteModules } from "./scripts/own-route-modules.ts";
import { shopInDevelopment } from "./scripts/shop-in-development.ts";

const port = process.env.PORT || "3000";
const publicUrl = process.env.PUBLIC_URL || "http://localhost:3000";
const picturesUrl = process.env.PICTURES_URL || "/pictures";

/**
 * The file of a route may export what other files need of it. React Router asks that it doesn't, at the price of two
 * files on every page that only pass something on.
 */
const sharingEntries: Plugin = {
  name: "sharing-entries",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
};

const routeModules = join(import.meta.dirname, "app", "components", "route-modules.ts");

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sharingEntries, ownRouteModules(routeModules), shopInDevelopment()],
  define: {
    "import.meta.env.RELEASE": JSON.stringify(process.env.RELEASE ?? "development"),
    "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl.replace(/\/+$/, "")),
    "import.meta.env.PICTURES_URL": JSON.stringify(picturesUrl.replace(/\/+$/, "")),
  },
  // What prerendering writes would be watched as well, at the price of a look at every page for each page.
  server: { port: Number(port), watch: { ignored: ["**/build/**", "**/pictures/**"] } },
  // On a busy machine every plugin is "slow"; that is no news for whoever builds the shop.
  build: { cssTarget: browsers, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // What it writes into each page as script would be a third longer with its names and blanks.
    ssr: { build: { minify: true } },
    client: {
      build: {
        target: browsers,
        rolldownOptions: {
          // What React Router says to who develops with it: 1.1 kB that no shopper reads.
          treeshake: { manualPureFunctions: ["warning", "warningOnce", "warnOnce"] },
          output: {
            // Few files, for each costs a request: what every page needs, with what shows pieces, which nearly all of
            // them do; what shows the cart; what goes with an order. React DOM comes with the entry, so that a phone
            // evaluates the two largest one after the other.
            codeSplitting: {
              groups: [
                {
                  name: "root",
                  priority: 2,
                  test: /[\\/](node_modules[\\/]react-router[\\/]|app[\\/](root|components[\\/](breadcrumb|product-card|carousel|stepper|page-by-data|problem|take-focus|try-again|use-whole)|seo[\\/]structured-data)\.tsx?|shop[\\/](card|choices)\.ts)/,
                },
                { name: "cart", priority: 1, test: /[\\/]app[\\/](saved-cart|checkout[\\/]order-lines)/ },
                { name: "ordered", priority: 1, test: /[\\/](wallet-rows|copy-button|use-copy|device-orders)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
  },
});
