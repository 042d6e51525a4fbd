import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { renderHtml } from "../render-html.ts";

export function renderPage(context: EntryContext, url: string, nonce?: string) {
  return renderHtml(<ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />, nonce);
}

/** A 4xx is no incident. Nothing of the request is logged: addresses may hold a link's secret. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};
