import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer, type ViteDevServer } from "vite";

const root = join(import.meta.dirname, "..", "app", "desk");
const serverBuild = "virtual:react-router/server-build";

export type DevelopmentDesk = {
  /** Answer for the desk's scripts and styles, and call `next` for its pages. */
  middlewares: ViteDevServer["middlewares"];
  build(): Promise<ServerBuild>;
  close(): Promise<void>;
};

/** The desk is an app of its own: a second Vite dev server in middleware mode, in the same process. */
export async function openDesk({ httpServer }: ViteDevServer): Promise<DevelopmentDesk> {
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    server: { middlewareMode: true, ...(httpServer && { ws: { server: httpServer } }) },
  });
  return {
    middlewares: vite.middlewares,
    build: () => vite.ssrLoadModule(serverBuild) as unknown as Promise<ServerBuild>,
    close: () => vite.close(),
  };
}
