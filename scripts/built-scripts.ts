import type { Manifest } from "vite";

const entry = "app/entry.client.tsx";

/** The scripts of each page, the entry first, as Vite's manifest of the client build names them: those that it imports included. */
export function builtScripts(manifest: Manifest): Record<string, string[]> {
  const sources = manifest[entry]?.dynamicImports ?? [];
  const pages = sources.flatMap((source) => {
    const [, name] = /^app\/(.+)\/page\.tsx$/.exec(source) ?? [];
    const files = importsOf(manifest, source, importsOf(manifest, entry));
    return name ? [[name, [...files].map(address)] as const] : [];
  });
  return Object.fromEntries(pages);
}

const address = (file: string) => `/${file}`;

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The client build has no ${source}`);
  return chunk.file;
}

/** The chunk itself and everything that it imports, each once. */
function importsOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const file = fileOf(manifest, source);
  if (found.has(file)) return found;
  found.add(file);
  for (const next of manifest[source]?.imports ?? []) importsOf(manifest, next, found);
  return found;
}
