import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Edition } from "../../catalogue/edition.ts";
import type { OrderFollower } from "../../shop/follow/order-follower.ts";
import type { OfferReader } from "../../shop/offer/offer-reader.ts";
import { contentSecurityPolicy, hashSources } from "./security-headers.ts";

/** What the built `app/entry.server.tsx` exports. */
export type PageBuild = {
  handle(
    request: Request,
    context: { edition: Edition; follow?: OrderFollower; offers?: OfferReader },
  ): Promise<Response>;
  matchRoute(url: URL): { params: Readonly<Record<string, string>> } | undefined;
  staticPaths: readonly string[];
  /** The only inline scripts and styles that pages may have. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
};

export function readPageBuild(folder: string): Promise<PageBuild> {
  return import(pathToFileURL(join(folder, "server", "index.js")).href);
}

/** The Content-Security-Policy of every page of the shop. */
export function pagePolicy({ inline }: Pick<PageBuild, "inline">, picturesOrigin?: string): string {
  return contentSecurityPolicy(hashSources(inline), picturesOrigin);
}
