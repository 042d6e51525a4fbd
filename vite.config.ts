import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { shopInDevelopment } from "./scripts/shop-in-development.ts";

const port = process.env.PORT || "3000";
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
const picturesUrl = process.env.PICTURES_URL || "/pictures";

/** The oldest that are held to: docs/decisions/browsers.md. */
const browsers = ["chrome109", "safari16", "firefox115"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), shopInDevelopment()],
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
    client: {
      build: {
        target: browsers,
        rolldownOptions: {
          output: {
            // Few files, for each costs a request: what every page needs, with what shows pieces, which nearly all of
            // them do; what pays; what shows the cart. React DOM comes with the entry, so that a phone evaluates the
            // two largest one after the other.
            codeSplitting: {
              groups: [
                {
                  name: "shell",
                  priority: 3,
                  test: /rolldown[\\/:]runtime|node_modules[\\/](react|react-router|cookie|set-cookie-parser|zustand)[\\/]|react-dom[\\/](index|cjs[\\/]react-dom\.)|[\\/]app[\\/](root|components[\\/](price|breadcrumb|product-card|carousel|stepper)|seo[\\/]structured-data)\.tsx?|[\\/]shop[\\/]choices\.ts/,
                },
                {
                  name: "paying",
                  priority: 2,
                  test: /[\\/]app[\\/](checkout[\\/]notes-text|components[\\/](wallet-rows|copy-(text|button)))\.tsx?$/,
                },
                { name: "cart", priority: 1, test: /[\\/]app[\\/](saved-cart|checkout[\\/]order-lines)/ },
              ],
            },
          },
        },
      },
    },
  },
});
