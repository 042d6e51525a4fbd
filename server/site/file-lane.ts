import type { RequestListener, ServerResponse } from "node:http";
import type { Answered } from "../http/observer.ts";
import { barePolicy, commonHeaders, policyHeader } from "./security-headers.ts";
import type { FileAnswer, StaticFiles } from "./static-files.ts";

export type FileLaneParts = {
  files: StaticFiles;
  publicUrl: string;
  isStopping: () => boolean;
  observe: (answered: Answered) => void;
};

/**
 * Nearly every request is for a file under its plain address. Those are answered here, from what Node has read of the
 * request; everything else goes the long way, which gives the same answers at a third of the speed.
 */
export function createFileLane({ files, publicUrl, isStopping, observe }: FileLaneParts, next: RequestListener) {
  const common = commonHeaders(publicUrl);
  const commonToFiles = { ...common, [policyHeader]: barePolicy };

  function send(response: ServerResponse, { status, headers, body }: FileAnswer): void {
    // A connection that stays open would hold up the end.
    if (isStopping()) response.shouldKeepAlive = false;
    // A 304 must not replace the policy that the browser has kept.
    response.writeHead(status, { ...(status === 304 ? common : commonToFiles), ...headers });
    response.end(body);
  }

  const listen: RequestListener = (request, response) => {
    const start = performance.now();
    const { method, url: path = "" } = request;
    const { "if-none-match": ifNoneMatch, "accept-encoding": acceptEncoding } = request.headers;
    const found = method === "GET" ? files(path, { method, ifNoneMatch, acceptEncoding }) : undefined;
    if (!found) return next(request, response);
    const answer = (file: FileAnswer) => {
      send(response, file);
      observe({ method: "GET", path, status: file.status, milliseconds: performance.now() - start });
    };
    if (!(found instanceof Promise)) return answer(found);
    found.then(answer, () => next(request, response));
  };
  return listen;
}
