import type { Plugin } from "vite";

/** Gives React Router another file to fetch pages' scripts with: `app/desk/connection/route-modules.ts` says why. */
export function ownRouteModules(file: string): Plugin {
  return {
    name: "own-route-modules",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      source.endsWith("/routeModules.js") && importer?.includes("react-router") ? file : undefined,
  };
}
