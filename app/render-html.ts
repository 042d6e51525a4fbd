import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Pages are rendered whole: they carry no deferred data. `failed` where a part of it threw. */
export function renderHtml(page: ReactNode, nonce?: string) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Larger parts would be streamed after the page, for an inline script to put them in place.
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
