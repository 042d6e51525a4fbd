import { isRouteErrorResponse } from "react-router";
import { isUnreachable } from "../components/is-unreachable.ts";

type ErrorWords = {
  /** "404 Not Found", or the message of what was thrown. */
  status: string;
  text: string;
};

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
