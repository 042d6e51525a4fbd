/**
 * Keeps the shop open on a failing connection: pages that were visited, and what they need. It knows addresses and
 * nothing else. The network comes first, so an older page is shown only where there is no answer.
 */
declare const self: ServiceWorkerGlobalScope;

/** Another release has another cache. */
const cacheName = `naqsh-${import.meta.env.RELEASE}`;
const offlinePage = "/offline";
/** What opens without a connection from the first visit on. */
const always = [offlinePage, "/cart", "/saved", "/checkout"];
const mostPages = 50;

self.addEventListener("install", (event) => event.waitUntil(keepAlways()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/desk")) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (pathname === "/api/products") event.respondWith(answerData(event));
  // Their names carry a hash: what is in the cache is what the network would send.
  else if (/^\/(assets|pictures)\//.test(pathname)) event.respondWith(answerFile(request));
});

async function keepAlways(): Promise<void> {
  for (const page of always) await keepPage(page, await fetch(page));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith("naqsh-") && name !== cacheName);
  for (const name of older) await caches.delete(name);
  // The request for a page sets out while this worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(event.request, response.clone()));
    return response;
  } catch {
    const kept = await caches.match(event.request, { ignoreVary: true });
    return (kept && withAge(kept)) ?? (await caches.match(offlinePage, { ignoreVary: true })) ?? Response.error();
  }
}

/** The page says itself how old it is: see app/page/kept-notice.tsx. */
async function withAge(kept: Response): Promise<Response> {
  const at = Date.parse(kept.headers.get("Date") ?? "");
  const html = (await kept.text()).replace("<html ", `<html data-kept-at="${at}" `);
  const { headers } = kept;
  return new Response(html, { headers });
}

async function answerData(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    const kept = response.clone();
    if (mayKeep(response)) event.waitUntil(openCache().then((cache) => cache.put(event.request, kept)));
    return response;
  } catch {
    return (await caches.match(event.request)) ?? Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

const openCache = () => caches.open(cacheName);

/** An order's page and the desk say `no-store`: they are never kept. */
function mayKeep({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get("Cache-Control")?.includes("no-store");
}

/** A page with its scripts and fonts. A worker that can't keep anything removes itself. */
async function keepPage(page: RequestInfo, response: Response): Promise<void> {
  if (!mayKeep(response)) return;
  try {
    const cache = await openCache();
    const html = await response.clone().text();
    await cache.put(page, response);
    for (const file of new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2|svg)/g))) {
      if (!(await cache.match(file))) await cache.add(file);
    }
    const visited = (await cache.keys()).filter(({ url }) => isVisited(new URL(url).pathname));
    for (const oldest of visited.slice(0, -mostPages)) await cache.delete(oldest);
  } catch {
    await self.registration.unregister();
  }
}

function isVisited(path: string): boolean {
  return !always.includes(path) && !/^\/(assets|api)\//.test(path);
}
