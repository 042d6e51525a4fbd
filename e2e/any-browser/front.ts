import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { forgetNews, makeOlder, withoutPolicy } from "./older.ts";

/** Stands before the shop and gives every page one more script, which tells what goes wrong there: in any engine. */
export type Front = {
  origin: string;
  /** What pages told since it was last emptied. */
  problems: string[];
  close(): void;
};

const watchPath = "/_watch.js";
const problemPath = "/_problem";

export async function openFront(shopOrigin: string, isOlder: boolean): Promise<Front> {
  const problems: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === watchPath) sendWatch(answer, isOlder);
    else if (asked.url === problemPath) hear(asked, answer, problems);
    else passOn(asked, answer, new URL(shopOrigin).port, isOlder);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    problems,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function sendWatch(answer: ServerResponse, isOlder: boolean): void {
  const older = isOlder ? `(${forgetNews})();` : "";
  answer.setHeader("Content-Type", "text/javascript").end(`${older}(${watch})("${problemPath}")`);
}

async function hear(asked: IncomingMessage, answer: ServerResponse, problems: string[]): Promise<void> {
  let text = "";
  for await (const part of asked) text += part;
  problems.push(text);
  answer.writeHead(204).end();
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: string, isOlder: boolean): void {
  // The desk answers under the shop's own name alone.
  const { "accept-encoding": _, origin, ...others } = asked.headers;
  const host = `localhost:${port}`;
  const headers = { ...others, host, ...(origin && { origin: `http://${host}` }) };
  // A kept-alive connection may be closed by the shop just as it is used again.
  const options = { agent: false, host: "localhost", port, method: asked.method, path: asked.url, headers };
  const onward = request(options, async (got) => {
    if (!got.headers["content-type"]?.startsWith("text/html")) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    const { "content-length": __, ...kept } = got.headers;
    if (isOlder) delete kept[withoutPolicy];
    answer.writeHead(got.statusCode ?? 502, kept);
    let html = "";
    for await (const part of got.setEncoding("utf8")) html += part;
    const page = isOlder ? makeOlder(html) : html;
    answer.end(page.replace("<head>", `<head><script src="${watchPath}"></script>`));
  });
  onward.on("error", () => answer.destroy());
  asked.pipe(onward);
}

/** Runs in the page, before anything else does. */
function watch(problemPath: string): void {
  const tell = (problem: string) => void navigator.sendBeacon(problemPath, `${problem} on ${location.pathname}`);
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  const onError = (event: Event) => {
    // What was on its way for a page that is being left.
    if (isLeft) return;
    if (event instanceof ErrorEvent) tell(`error: ${event.message} ${event.error?.stack ?? ""}`);
    else if (event.target instanceof HTMLScriptElement || event.target instanceof HTMLImageElement)
      tell(`not loaded: ${event.target.outerHTML.slice(0, 200)}`);
  };
  addEventListener("error", onError, true);
  // The shop's own handler comes first: a prefetch that was lost, with the page that was left for example, is no problem.
  addEventListener("unhandledrejection", (event) => {
    // A view transition that the browser gave up, because the shopper went on.
    const isTransition = event.reason instanceof DOMException && /transition/i.test(event.reason.message);
    if (isLeft || isTransition) return;
    setTimeout(() => event.defaultPrevented || tell(`rejection: ${event.reason?.stack || event.reason}`));
  });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.join(" ")}`);
    error(...words);
  };
}
