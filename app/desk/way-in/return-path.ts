import { deskAddress, deskPath, deskSignInPath, parseReturnPath } from "../../../shop/desk/desk-paths.ts";

export const returnParam = "to";

/** Only signing out redirects here: a session that ran out has no `out`. */
export const signedOutPath = `${deskSignInPath}?out=yes`;

/** Sign-in, and from there back to this page, where a draft has what was being sent. */
export function signInPathFor({ pathname, search }: URL): string {
  const wanted = parseReturnPath(pathname.slice(deskPath.length) + search);
  const query = wanted === "/" ? "" : `?${new URLSearchParams({ [returnParam]: wanted })}`;
  // With the basename: React Router adds it to redirects of loaders, but not of middleware.
  return deskAddress(deskSignInPath) + query;
}
