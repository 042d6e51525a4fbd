import { isRouteErrorResponse } from "react-router";

/** What browsers say of a request, or a script, that never arrived: Chrome, Firefox, Safari. */
const lostOnTheWay =
  /failed to fetch|networkerror|load failed|error loading dynamically|importing a module script failed/i;
/** What the router says of an answer that broke off on the way, or was somebody else's: a café's page to sign in at. */
const brokenOff = /decode turbo-stream|no result found for routeid/i;
/** A proxy without a shop behind it, a shop without a moment, or a line that one has to sign in to first. */
const isNobodyThere = (status: number) => [408, 502, 503, 504, 511].includes(status) || status >= 520;
/** A page, where data was asked for, isn't ours. */
const isPage = (data: unknown) => typeof data === "string" && data.trimStart().startsWith("<");

/** A line that breaks is no error of ours, nor of the page's: what was asked for may be asked for again. */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isNobodyThere(error.status) || isPage(error.data);
  return error instanceof Error && (error instanceof TypeError ? lostOnTheWay : brokenOff).test(error.message);
}

/** For what stands there already, and what she has typed: a fault of ours, or our asking for patience, leaves it, too. */
export function isUnanswered(error: unknown): boolean {
  return isUnreachable(error) || (isRouteErrorResponse(error) ? error.status >= 429 : error instanceof Error);
}
