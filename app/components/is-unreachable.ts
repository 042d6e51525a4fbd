import { isRouteErrorResponse } from "react-router";

/** What browsers say of a request, or a script, that never arrived: Chrome, Firefox, Safari. */
const lostOnTheWay =
  /failed to fetch|networkerror|load failed|error loading dynamically|importing a module script failed/i;
/** What the router says of an answer that broke off on the way, or was somebody else's: a café's page to sign in at. */
const brokenOff = /decode turbo-stream/;
/** A proxy without a shop behind it, or a shop without a moment. */
const nobodyThere = [502, 503, 504];

/** A line that breaks is no error of ours, nor of the page's: what was asked for may be asked for again. */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return nobodyThere.includes(error.status);
  return error instanceof Error && (error instanceof TypeError ? lostOnTheWay : brokenOff).test(error.message);
}
