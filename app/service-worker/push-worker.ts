/** Shows what the shop tells this browser, and opens what it is about. It answers no page. */
declare const self: ServiceWorkerGlobalScope;

/** As `PushMessage` in shop/push: what the browser takes as it is, and what a tap opens. */
type Told = { title: string; tag: string; path?: string };

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));

async function show({ title, path, ...options }: Told): Promise<void> {
  await self.registration.showNotification(title, { ...options, data: path, icon: "/icon-192.png" });
}

/** An order's own page wrote down its address (app/order/tell-me.tsx): the shop has only a hash of its key. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const page = await caches.match(`/told/${notification.tag}`);
  const path: string = notification.data ?? (await page?.text()) ?? "/orders";
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const opened = windows.find(({ url }) => new URL(url).pathname === path);
  await (opened ? opened.focus() : self.clients.openWindow(path));
}
