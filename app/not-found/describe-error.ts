import { isRouteErrorResponse } from "react-router";

export type ErrorWords = {
  /** "404 Not Found", or the message of what was thrown. */
  status: string;
  text: string;
};

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

export const noLine = {
  status: "We couldn’t reach the shop",
  text: "It looks as if the connection is gone. Your cart is safe; once you are back, this page comes by itself.",
} satisfies ErrorWords;

/** What the error view says of anything that a loader or a component can throw. */
export function describeError(error: unknown): ErrorWords {
  if (isUnreachable(error)) return noLine;
  if (isRouteErrorResponse(error)) {
    const status = `${error.status} ${error.statusText}`.trim();
    return error.status === 404 ? { status, text: notHere } : { status, text: ourFault };
  }
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  return { status: message || "Unknown error", text: ourFault };
}

const notHere = "This page isn’t here. It may have moved, or the link may have lost a letter.";
const ourFault = "The fault is ours, and your cart is safe. Try the page again, or go on from here.";
