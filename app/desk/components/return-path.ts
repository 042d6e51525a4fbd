import { deskAddress, deskPath, deskSignInPath, parseReturnPath } from "../../../shop/desk-paths.ts";

export const returnParam = "to";

/** Sign-in, and from there back to where she wanted to go. What was being sent is lost, so a POST leads to Today. */
export function signInPathFor({ pathname, search }: URL, method: string): string {
  const wanted = method === "GET" ? parseReturnPath(pathname.slice(deskPath.length) + search) : "/";
  const query = wanted === "/" ? "" : `?${new URLSearchParams({ [returnParam]: wanted })}`;
  // Whole: what a middleware throws is sent as it is, unlike what a loader returns.
  return deskAddress(deskSignInPath) + query;
}
