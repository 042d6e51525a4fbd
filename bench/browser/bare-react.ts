import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

const entry = "virtual:bare-react";
const source = `
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
hydrateRoot(document.getElementById("root"), createElement("div"));
`;

export const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** React and its DOM alone, hydrating an empty tree: the least script that any page must load. */
export async function bundleBareReact(): Promise<{ code: string; brotli: number }> {
  const built = await build({
    root: join(import.meta.dirname, "..", ".."),
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [
      {
        name: "bare-react",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const [output] = "output" in built ? built.output : [];
  if (!output) throw new Error("Vite made nothing of React alone.");
  return { code: output.code, brotli: brotliCompressSync(output.code, bestBrotli).byteLength };
}
