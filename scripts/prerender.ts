/** Renders every page that is the same for everybody into the client's folder: `node scripts/prerender.ts build/…`. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import "../server/default-node-env.ts";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import { readPageBuild } from "../server/site/page-build.ts";
import { productPath } from "../shop/paths.ts";

const [folder = ""] = process.argv.slice(2);
const { handle, staticPaths } = await readPageBuild(folder);
const products = fileEdition.catalogue.products.map(({ id }) => productPath(id));

for (const path of [...staticPaths, ...products]) {
  const response = await handle(new Request(`http://localhost${path}`), { edition: fileEdition });
  if (!response.ok) throw new Error(`${path} was rendered with status ${response.status}`);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const file = join(folder, "client", isPage ? join(path, "index.html") : path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await response.text());
}
