import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { currentBuild } from "../../server/site/builds.ts";
import { siteManifestFile } from "../../server/site/site-manifest.ts";
import { redirects } from "../../shop/paths.ts";
import { type Finding, isTrue, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { ask } from "./raw-request.ts";

const everywhere: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
};

const policyParts = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"];

/** Every kind of answer: built and rendered pages, data, files, redirects, errors, the API. */
async function addresses(every: number): Promise<string[]> {
  const build = currentBuild(join(import.meta.dirname, "..", ".."));
  const manifest = JSON.parse(await readFile(join(build ?? "", siteManifestFile), "utf8"));
  const built = Object.keys(manifest).filter((_, index) => index % every === 0);
  const rendered = ["/shop?sort=price-up", "/rings?stock=in", "/pieces.json?page=/rings", "/nowhere", "/product/0"];
  const moved = [...Object.keys(redirects), "/rings/", "//evil.example/"];
  const others = ["/api/orders", "/api/products?ids=1,2", "/api/products", "/api/nothing", "/healthz", "/readyz"];
  return [...built, ...rendered, ...moved, ...others, "/pictures/none.avif", "/assets/none.js"];
}

/** Every address of the build (or one in `many`), and each once more with If-None-Match. */
export async function headersEverywhere(database: string, many: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "fatal" } });
  const paths = await addresses(many);
  const wrong: string[] = [];
  let unchanged = 0;
  for (const path of paths) {
    const first = await ask(shop.port, "GET", path);
    wrong.push(...faultsOf(path, first.status, first.headers, first.isPage));
    const { etag } = first.headers;
    if (!etag) continue;
    const again = await ask(shop.port, "GET", path, { "If-None-Match": etag });
    if (again.status === 304) unchanged++;
    wrong.push(...faultsOf(path, again.status, again.headers, first.isPage));
  }
  const plain = await ask(shop.port, "GET", "/");
  await shop.end("SIGTERM");
  return [
    nothing("answers without a security header", wrong, paths.length + unchanged),
    isTrue("answers 304 among them", unchanged > 20, `${unchanged}`),
    isTrue("no HSTS where the shop's address is http:", !plain.headers.hsts),
  ];
}

function faultsOf(path: string, status: number, headers: Record<string, string>, isPage: boolean): string[] {
  const where = `${status} ${path}`;
  const shownBy = path.startsWith("/pictures/") ? /^cross-origin$/ : /^same-origin$/;
  const missing = Object.entries({ ...everywhere, "cross-origin-resource-policy": shownBy })
    .filter(([name, expected]) => !expected.test(headers[name] ?? ""))
    .map(([name]) => `${where}: ${name}`);
  const policy = headers["content-security-policy"] ?? "";
  // A 304 of a file may omit the policy: that of the cached answer applies.
  if (status === 304 && !isPage && policy === "") return missing;
  const weak = policyParts.filter((part) => !policy.includes(part)).map((part) => `${where}: ${part}`);
  const scripts = /(?:script-src|default-src)[^;]*/.exec(policy.replace(/default-src 'self'; /, ""))?.[0] ?? "";
  const isOpen = /unsafe-(inline|eval)|\*/.test(policy) || scripts === "";
  return [...missing, ...weak, ...(isOpen ? [`${where}: scripts ${scripts}`] : [])];
}
