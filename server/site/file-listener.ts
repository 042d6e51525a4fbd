import type { RequestListener, ServerResponse } from "node:http";
import type { Answered } from "../http/observer.ts";
import { barePolicy, commonHeaders, policyHeader } from "./security-headers.ts";
import type { FileResponse, StaticFiles } from "./static-files.ts";

export type FileListenerParts = {
  files: StaticFiles;
  publicUrl: string;
  isStopping: () => boolean;
  observe: (answered: Answered) => void;
};

const bare = { [policyHeader]: barePolicy };

/**
 * Nearly every request is a GET for a file. Those are answered here, from Node's own request, at three times the speed
 * of the Hono app; everything else goes on to the app, which would give the same answers.
 */
export function createFileListener(
  { files, publicUrl, isStopping, observe }: FileListenerParts,
  next: RequestListener,
) {
  const common = commonHeaders(publicUrl);

  function send(response: ServerResponse, path: string, { status, headers, body }: FileResponse): void {
    // A connection that stays open would delay the shutdown.
    if (isStopping()) response.shouldKeepAlive = false;
    // A 304 updates the headers of the browser's cached page, whose policy must stay.
    const policy = status === 304 ? undefined : bare;
    response.writeHead(status, { ...common(path), ...policy, ...headers });
    response.end(body);
  }

  const listener: RequestListener = (request, response) => {
    const start = performance.now();
    const { method, url: path = "" } = request;
    const { "if-none-match": ifNoneMatch, "accept-encoding": acceptEncoding } = request.headers;
    const found = method === "GET" ? files(path, { method, ifNoneMatch, acceptEncoding }) : undefined;
    if (!found) return next(request, response);
    const answer = (file: FileResponse) => {
      send(response, path, file);
      observe({ method: "GET", path, status: file.status, milliseconds: performance.now() - start });
    };
    if (!(found instanceof Promise)) return answer(found);
    found.then(answer, () => next(request, response));
  };
  return listener;
}
