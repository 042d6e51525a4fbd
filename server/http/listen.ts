import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { deskAddress, deskPicturesPath } from "../../shop/desk/desk-paths.ts";
import { isOrderUploadPath } from "../../shop/paths.ts";
import type { App } from "../app.ts";
import { StartError } from "../start-error.ts";

/** Slow clients get this long and no longer; the check runs often enough to mean it. */
const timeLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};

/** For a photograph of 20 MB, or a screenshot of 10, on a slow connection. */
const uploadTime = 10 * 60_000;

/** For a client that neither sends nor reads; longer than any answer takes. */
const idleTimeout = 30_000;

/** Further connections are closed at once: even idle ones cost memory. */
const mostConnections = 4_096;

/** Middleware in front of the app: passes on what it doesn't answer. */
export type InFront = (next: RequestListener) => RequestListener;

const nothing: InFront = (next) => next;

/** Without Content-Length or Transfer-Encoding there is no body: Node needn't create a stream for it. */
const withoutBodies: ServerOptions = { optimizeEmptyRequests: true };

export function createHttpServer(
  app: Pick<App, "fetch">,
  inFront: InFront = nothing,
  limits: ServerOptions = timeLimits,
): Server {
  const answer = withinTime(limits.requestTimeout ?? 0, getRequestListener(app.fetch) as RequestListener);
  const server = createServer({ ...limits, requestTimeout: uploadTime, ...withoutBodies }, inFront(answer));
  server.maxConnections = mostConnections;
  server.setTimeout(idleTimeout);
  return server;
}

/** Node has one limit for all requests: set to the longest, that of uploads. Everything else is limited here. */
function withinTime(milliseconds: number, next: RequestListener): RequestListener {
  return (request, response) => {
    const { headers, url = "", socket } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    // Pictures are decoded at the lowest priority: on a busy machine the answer may take longer than the idle timeout.
    if (hasBody && takesFiles(url.split("?")[0] ?? "")) request.once("end", () => socket.setTimeout(uploadTime));
    else if (hasBody) {
      const timer = setTimeout(() => socket.end(requestTimeout, () => socket.destroy()), milliseconds);
      const arrived = () => clearTimeout(timer);
      request.once("end", arrived).once("close", arrived);
    }
    next(request, response);
  };
}

const sentPicturesPath = deskAddress(deskPicturesPath);
const takesFiles = (path: string) => path === sentPicturesPath || isOrderUploadPath(path);

/** As Node words it. */
const requestTimeout = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** The metrics are for a collector on the same machine, and never offered to others. */
export const metricsHost = "127.0.0.1";

export function createMetricsServer(text: () => Promise<string>, contentType: string): Server {
  return createServer(timeLimits, (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { "Content-Type": contentType }).end(body),
      () => response.writeHead(503).end(),
    );
  });
}

/** Settles when the server listens. Throws a `StartError` when it may not have the port. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    server.listen({ port, host, backlog: mostConnections });
    await once(server, "listening");
  } catch (error) {
    throw explain(error, port, host) ?? error;
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function explain(error: unknown, port: number, host: string): StartError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const options = { cause: error };
  if (code === "EADDRINUSE")
    return new StartError(`Port ${port} on ${host} is taken by another program. Stop that one, or set PORT.`, options);
  if (code === "EACCES")
    return new StartError(`Port ${port} needs rights that this account lacks. Set PORT to one above 1023.`, options);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`HOST is ${host}, which is no address of this machine.`, options);
  return undefined;
}
