import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";

/** The release is named in pages and their data, never in a script, whose hashed name would change with every release. */
export const releaseMeta = "release";

/** The release that renders this page or its data. For the server only. */
export const ownRelease: string = import.meta.env.RELEASE ?? "";

/**
 * After an update of the server, loader data may not fit the scripts of a page that is still open. A navigation whose
 * data comes from another release therefore becomes a full page load of its destination. React Router notices another
 * release only with lazy route discovery, which the desk doesn't use.
 */
export const reloadOnNewRelease: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const release = releaseOf(results.root?.result);
  if (release === undefined || release === releaseOfPage()) return results;
  // The whole URL: the router would prepend its basename to a path.
  throw redirectDocument(request.url);
};

function releaseOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("release" in data)) return undefined;
  return String(data.release);
}

function releaseOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${releaseMeta}]`)?.content;
}
