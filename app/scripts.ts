/** Of each page: the entry, its own script and what they import. Set by vite.config.ts from the client build. */
declare const __SCRIPTS__: Readonly<Record<string, readonly string[]>> | undefined;

/** The scripts of a page, the entry first. Vite's own server needs the entry alone. */
export function scriptsOf(page: string): readonly string[] {
  if (typeof __SCRIPTS__ === "undefined") return ["/app/entry.client.tsx"];
  return __SCRIPTS__[page] ?? [];
}
