import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browsers } from "../../scripts/browsers.ts";

const picturesUrl = process.env.PICTURES_URL || "/pictures";

export default defineConfig({
  // The desk's assets have addresses below /desk/, apart from the shoppers'.
  base: "/desk/",
  publicDir: false,
  plugins: [tailwindcss(), reactRouter()],
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
          // Drops React Router's development warnings.
          treeshake: { manualPureFunctions: ["warning", "warningOnce", "warnOnce"] },
          output: {
            // Few files, because each costs a request: one for what every screen needs, one for what many share.
            codeSplitting: {
              groups: [
                {
                  name: "shell",
                  priority: 2,
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|[\\/]app[\\/](desk[\\/](root|entry\.client|layout[\\/].*|editor[\\/]drafts|ui[\\/](money-field|delivery-tiles))|ui[\\/]mark)\.tsx?/,
                },
                { name: "shared", priority: 1, minShareCount: 4 },
                {
                  name: "messages",
                  test: /[\\/]shop[\\/](messages[\\/](ready-message|blanks)|order[\\/](courier|words))\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
