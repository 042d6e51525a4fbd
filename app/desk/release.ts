import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";

/** Stands in the page and in its data, never in a script: a script that didn't change keeps its name. */
export const releaseMeta = "release";

/** Which release rendered this: of a page, or of its data. Only the server may ask. */
export const ownRelease: string = import.meta.env.RELEASE ?? "";

/**
 * Data of another release has another shape, maybe, and belongs to other scripts. So where it comes from one, the
 * navigation becomes a full one, to where she was going: page, scripts and data then are of one release again.
 * What she has chosen is kept in the browser, not in the page.
 */
export const stayInOneRelease: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const release = releaseOf(results.root?.result);
  if (release === undefined || release === releaseOfPage()) return results;
  // Whole, because below the desk a path would be counted from there.
  throw redirectDocument(request.url);
};

function releaseOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("release" in data)) return undefined;
  return String(data.release);
}

function releaseOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${releaseMeta}]`)?.content;
}
