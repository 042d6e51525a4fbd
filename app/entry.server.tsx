import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pictureFirst } from "./picture-first.ts";

/** The server allows it by its hash: the pages that it renders carry it as the prerendered ones do. */
export { stylesheet } from "./stylesheet.ts";

/** The nonce of a page rendered on request; empty for prerendered pages, whose scripts are allowed by hash. */
export const nonceContext = createContext("");

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = loadContext?.get(nonceContext) || undefined;
  const { html, failed } = await renderPage(routerContext, request.url, nonce);
  return new Response(request.method === "HEAD" ? null : html, { status: failed ? 500 : status, headers });
}

/** Pages are rendered whole: they carry no deferred data, and their HTML is rewritten below. */
function renderPage(context: EntryContext, url: string, nonce?: string) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks).toString();
        resolve({ html: import.meta.env.DEV ? html : pictureFirst(html, nonce), failed });
        done();
      },
    });
    const page = <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />;
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Larger parts would be left out of their place, for a script to put them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** A page that isn't there is an answer, not an incident. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};
