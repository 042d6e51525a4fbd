/**
 * Serves visited pages, and what they need, when the network fails. It knows addresses and nothing else. Network first:
 * a cached page is shown only when there is no answer.
 */
declare const self: ServiceWorkerGlobalScope;

/** One cache for each release. */
const cacheName = `naqsh-${import.meta.env.RELEASE}`;
const offlinePage = "/offline";
/** Available offline from the first visit on. */
const precached = [offlinePage, "/cart", "/saved", "/checkout"];
const mostPages = 50;

self.addEventListener("install", (event) => event.waitUntil(precache()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/desk")) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (pathname === "/api/products") event.respondWith(answerData(event));
  // Their names carry a hash: what is in the cache is what the network would send.
  else if (/^\/(assets|pictures)\//.test(pathname)) event.respondWith(answerFile(request));
});

async function precache(): Promise<void> {
  for (const page of precached) await cachePage(page, await fetch(page));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith("naqsh-") && name !== cacheName);
  for (const name of older) await caches.delete(name);
  // Starts the request for a page while this worker boots.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(cachePage(event.request, response.clone()));
    return response;
  } catch {
    const cached = await caches.match(event.request, { ignoreVary: true });
    return (cached && withAge(cached)) ?? (await caches.match(offlinePage, { ignoreVary: true })) ?? Response.error();
  }
}

/** The page itself shows how old it is: see app/page/cached-page-notice.tsx. */
async function withAge(cached: Response): Promise<Response> {
  const at = Date.parse(cached.headers.get("Date") ?? "");
  const html = (await cached.text()).replace("<html ", `<html data-cached-at="${at}" `);
  const { headers } = cached;
  return new Response(html, { headers });
}

async function answerData(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    const copy = response.clone();
    if (isCacheable(response)) event.waitUntil(openCache().then((cache) => cache.put(event.request, copy)));
    return response;
  } catch {
    return (await caches.match(event.request)) ?? Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

const openCache = () => caches.open(cacheName);

/** An order's page and the desk send `no-store`. */
function isCacheable({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get("Cache-Control")?.includes("no-store");
}

/** A page with its scripts and fonts. If nothing can be stored, the worker unregisters itself. */
async function cachePage(page: RequestInfo, response: Response): Promise<void> {
  if (!isCacheable(response)) return;
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
  return !precached.includes(path) && !/^\/(assets|api)\//.test(path);
}
