export type ErrorWords = {
  /** "404 Not Found", or the message of what was thrown. */
  status: string;
  text: string;
};

export const notFound: ErrorWords = {
  status: "404 Not Found",
  text: "This page isn’t here. It may have moved, or the link may have lost a letter.",
};

const ourFault = "The fault is ours, and your cart is safe. Try the page again, or go on from here.";

/** What the error view says of anything that a route or a component can throw. */
export function describeError(error: unknown): ErrorWords {
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  return { status: message || "Unknown error", text: ourFault };
}
