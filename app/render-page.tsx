import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";

/** Pages are rendered whole: they carry no deferred data, and may be rewritten before they are sent. */
export function renderPage(context: EntryContext, url: string, nonce?: string) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const page = <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />;
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Larger parts would be left out of their place, for a script to put them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** An answer that says no is no incident. Nothing of the request is logged: addresses may hold a link's secret. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};
