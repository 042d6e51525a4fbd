import type { Edition } from "../../catalogue/edition.ts";
import { createConcurrencyLimit, createFairConcurrencyLimit } from "../http/concurrency-limit.ts";
import { letWaitingIn } from "../open-door.ts";
import { chooseEncoding, pack } from "./encoding.ts";
import { answer, createLivePage, type LivePage } from "./live-page.ts";
import { type PageBuild, pagePolicy } from "./page-build.ts";
import { createPageMemory } from "./page-memory.ts";
import { createRenderedAddress } from "./rendered-address.ts";
import { policyHeader } from "./security-headers.ts";
import { caching } from "./site-manifest.ts";
import { askedOf, toResponse } from "./static-files.ts";

/**
 * Rendering is the dearest that a request can ask for, some 15 ms of a core. Two at a time keep the memory small
 * and leave the core to others in between; the line is about a second long.
 */
const mostAtOnce = 2;
const longestLine = 60;

/** Each of these is for everybody who asks for the page. */
const longestBareLine = 400;

/** Of packed pages: some hundreds of the ways that people look at the listings. */
const memory = 6 * 1024 * 1024;
const longestKeptAddress = 2_000;

/** The client is whoever shares the line fairly with others. */
export type RenderedPages = (request: Request, client: string) => Promise<Response>;

type Render = (address: string, edition: Edition) => Promise<Response>;

/** The same for everybody, as at build. */
function createRender({ handle }: Pick<PageBuild, "handle">): Render {
  return (address, edition) => handle(new Request(`http://localhost${address}`), { edition });
}

/** For the pages of an edition, which nobody has to ask for by a query. */
export function createBareRender(build: Pick<PageBuild, "handle">): Render {
  const render = createRender(build);
  const limit = createConcurrencyLimit(mostAtOnce, longestBareLine);
  return async (address, edition) => {
    const rendered = await limit(async () => {
      await letWaitingIn();
      return render(address, edition);
    });
    if (rendered === "full") throw new Error("Too many pages are being rendered");
    return rendered;
  };
}

/** A page that can be kept, or an answer that can't: a redirect, a fault. */
type Made = LivePage | Response;

/** A page that is being made, or waits in line for it. */
type Begun = { edition: number; askers: Request[]; made: Promise<Made | "full"> };

/**
 * Pages that can't be known at build: filtered listings, redirects, what isn't there. The same one is rendered once
 * for all who ask while an edition lasts, as far as the memory reaches.
 */
export function createRenderedPages(build: PageBuild, current: () => Edition, picturesOrigin?: string): RenderedPages {
  const policy = pagePolicy(build, picturesOrigin);
  const render = createRender(build);
  const renderedAddress = createRenderedAddress(build);
  const kept = createPageMemory<LivePage>(memory);
  const begun = new Map<string, Begun>();
  const line = createFairConcurrencyLimit(mostAtOnce, longestLine);

  async function make(address: string, edition: Edition): Promise<Made> {
    await letWaitingIn();
    const response = await render(address, edition);
    if (response.status !== 200 && response.status !== 404) return response;
    const [path = address] = address.split("?");
    const page = await createLivePage({ address: path, edition: edition.number, response, policy });
    if (address.length <= longestKeptAddress) kept.put(address, page);
    return page;
  }

  async function begin(address: string, edition: Edition, request: Request, client: string): Promise<Made | "full"> {
    const askers = [request];
    const made = line(client, async () => {
      // When all have left the line by now, nobody needs the page.
      const isWanted = askers.some(({ signal }) => !signal.aborted);
      return isWanted ? make(address, edition) : "full";
    });
    const entry = { edition: edition.number, askers, made };
    begun.set(address, entry);
    try {
      return await made;
    } finally {
      if (begun.get(address) === entry) begun.delete(address);
    }
  }

  /** One stands in line for all who ask for a page. Where she is turned away, the others try for themselves. */
  async function pageFor(address: string, edition: Edition, request: Request, client: string): Promise<Made | "full"> {
    for (;;) {
      const page = kept.get(address);
      if (page?.edition === edition.number) return page;
      const entry = begun.get(address);
      if (entry?.edition !== edition.number) return begin(address, edition, request, client);
      entry.askers.push(request);
      const made = await entry.made;
      if (made !== "full") return made;
    }
  }

  return async (request, client) => {
    const edition = current();
    const made = await pageFor(renderedAddress(new URL(request.url), edition), edition, request, client);
    if (made === "full") return veryBusy();
    if (made instanceof Response) return passOn(request, made.clone(), policy);
    return toResponse(await answer(made, askedOf(request)));
  };
}

async function passOn(request: Request, response: Response, policy: string): Promise<Response> {
  const headers = new Headers(response.headers);
  if (headers.get("content-type")?.startsWith("text/html")) headers.set(policyHeader, policy);
  if (response.ok || headers.has(policyHeader)) headers.set("Cache-Control", caching.page);
  return compressed(request, response, headers);
}

export function veryBusy(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" };
  return new Response("The shop is very busy. Please try again in a moment.\n", { status: 503, headers });
}

export async function compressed(request: Request, response: Response, headers: Headers): Promise<Response> {
  const { status, statusText } = response;
  if (!response.body) return new Response(null, { status, statusText, headers });
  headers.append("Vary", "Accept-Encoding");
  const body = new Uint8Array(await response.arrayBuffer());
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(body, { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(await pack(body, encoding), { status, statusText, headers });
}
