/** Notifications in a real browser. The machine has no push service: the browser's part of it is stood in for. */
import type { BrowserContext, Page } from "@playwright/test";
import type { PushMessage } from "../shop/push/push-news.ts";
import type { BrowserSubscription } from "../shop/push/subscription.ts";
import { expect } from "./test.ts";

/** From now on pages of this browser subscribe as this one. */
export async function subscribeAs(context: BrowserContext, { endpoint, ...keys }: BrowserSubscription): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(
    (subscribed) => {
      let current: object | null = null;
      const subscription = {
        endpoint: subscribed.endpoint,
        toJSON: () => subscribed,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          current = subscription;
          return current;
        },
        getSubscription: async () => current,
      });
    },
    { endpoint, keys },
  );
}

/** As its push service would: the message arrives in the worker, which shows it. */
export async function deliver(page: Page, scope: string, message: PushMessage): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await found, data });
  await devTools.detach();
}

/** What the phone shows: title and body, the newest last. */
export function shownOn(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path);
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body }) => `${body}: ${title}`);
  }, scope);
}

/** Taps the notification; what it opens. Only a real tap may open a window, so the worker's own is stood in for. */
export async function tap(page: Page, scope: string): Promise<string> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => new URL(each.url()).pathname === "/push-worker.js");
  expect(worker, "the push worker").toBeDefined();
  const opened = await worker?.evaluate(async (path) => {
    const { registration, clients, WindowClient } = globalThis as unknown as WorkerScope;
    if (new URL(registration.scope).pathname !== path) throw new Error(`the worker of ${registration.scope}`);
    const [notification] = await registration.getNotifications();
    const { promise, resolve } = Promise.withResolvers<string>();
    clients.openWindow = async (url) => resolve(url);
    WindowClient.prototype.focus = async function focus() {
      resolve(`focused ${new URL(this.url).pathname}`);
    };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
    return promise;
  }, scope);
  return opened ?? "";
}

/** What a tap needs of a worker's globals; the tests have a page's. */
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<void> };
  WindowClient: { prototype: { url: string; focus(this: { url: string }): Promise<void> } };
};
