import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { renderHtml } from "../render-html.ts";

export function renderPage(context: EntryContext, url: string, nonce?: string) {
  return renderHtml(<ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />, nonce);
}

/** A 4xx is no incident. The request isn't logged: its URL may hold the secret of an invitation. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};
