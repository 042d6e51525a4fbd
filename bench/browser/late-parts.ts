import { checkoutPath, searchIndexPath } from "../../shop/paths.ts";
import type { PageName } from "./pages.ts";

/** A script that must not load before it is needed, and the page, if any, that needs it from the start. */
export type LatePart = { name: string; isIn(path: string): boolean; neededBy?: PageName };

const chunk = (name: string) => (path: string) => path.startsWith(`/assets/${name}-`);

/** Every page's own script is named after its module, page.tsx; only the hash differs. */
async function findCheckoutScript(origin: string): Promise<string> {
  const html = await (await fetch(origin + checkoutPath)).text();
  const [script] = /\/assets\/page-[\w-]{8}\.js/.exec(html) ?? [];
  if (!script) throw new Error("The checkout's page has no script of its own.");
  return script;
}

export async function findLateParts(origin: string): Promise<LatePart[]> {
  const checkout = await findCheckoutScript(origin);
  return [
    { name: "checkout", isIn: (path) => path === checkout, neededBy: "checkout" },
    { name: "confetti", isIn: chunk("confetti") },
    { name: "toasts", isIn: chunk("toasts") },
    { name: "search", isIn: (path) => path === searchIndexPath || chunk("search-panel")(path) },
  ];
}

/** Parts that the page loaded too early. */
export function findEarly(parts: readonly LatePart[], page: PageName, paths: readonly string[]): string[] {
  return parts
    .filter(({ neededBy }) => neededBy !== page)
    .filter(({ isIn }) => paths.some(isIn))
    .map(({ name }) => name);
}
