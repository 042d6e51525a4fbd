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

/** Of a page that broke on the server: what was thrown is for the log, not for a shopper. */
export const serverError: ErrorWords = { status: "Unexpected Server Error", text: ourFault };

/** What the error view says of anything that a component throws in the browser. */
export function describeError(error: unknown): ErrorWords {
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  return { status: message || "Unknown error", text: ourFault };
}
