import { deskAddress, deskPath, deskSignInPath, parseReturnPath } from "../../../shop/desk/desk-paths.ts";

export const returnParam = "to";

/** Where signing out leads to, and nothing else does. */
export const signedOutPath = `${deskSignInPath}?out=yes`;

/** Sign-in, and from there back to where she was: what she was sending stands there as a draft. */
export function signInPathFor({ pathname, search }: URL): string {
  const wanted = parseReturnPath(pathname.slice(deskPath.length) + search);
  const query = wanted === "/" ? "" : `?${new URLSearchParams({ [returnParam]: wanted })}`;
  // Whole: what a middleware throws is sent as it is, unlike what a loader returns.
  return deskAddress(deskSignInPath) + query;
}
