/**
 * Messages in a real browser's worker. Chromium's headless shell has neither a push service nor notifications: those two
 * are stood in for.
 */
import type { BrowserContext, Page, Worker } from "@playwright/test";
import type { PushMessage } from "../shop/push/push-news.ts";
import type { BrowserSubscription } from "../shop/push/subscription.ts";

/** From now on pages of this browser are allowed notifications, and subscribe as this one. */
export async function subscribeAs(context: BrowserContext, { endpoint, ...keys }: BrowserSubscription): Promise<void> {
  await context.addInitScript(
    (subscribed) => {
      const subscription = {
        endpoint: subscribed.endpoint,
        toJSON: () => subscribed,
        unsubscribe: async () => true,
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => subscription,
        getSubscription: async () => subscription,
      });
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Notification.requestPermission = async () => "granted";
    },
    { endpoint, keys },
  );
}

async function workerOf(page: Page): Promise<Worker> {
  const isPush = (worker: Worker) => new URL(worker.url()).pathname === "/push-worker.js";
  const context = page.context();
  return context.serviceWorkers().find(isPush) ?? (await context.waitForEvent("serviceworker", { predicate: isPush }));
}

/** As its push service would: the message arrives in the worker, which shows it. */
export async function deliver(page: Page, scope: string, message: PushMessage): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as WorkerScope;
    if (Object.hasOwn(registration, "shown")) return;
    const shown: Notification[] = [];
    const replace = (tag: string, ...newer: Notification[]) => {
      const others = shown.filter((notification) => notification.tag !== tag);
      shown.splice(0, shown.length, ...others, ...newer);
    };
    Object.assign(registration, {
      shown,
      getNotifications: async () => shown,
      showNotification: async (title: string, options: { tag: string }) => {
        const close = () => replace(options.tag);
        replace(options.tag, { title, ...options, close } as Notification);
      },
    });
  });
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

/** What the phone shows: body and title, the newest last. */
export async function shownOn(page: Page): Promise<string[]> {
  return (await workerOf(page)).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body }) => `${body}: ${title}`);
  });
}

/** Taps the notification; what it opens. Only a real tap may open a window, so the worker's own is stood in for. */
export async function tap(page: Page): Promise<string> {
  return (await workerOf(page)).evaluate(async () => {
    const { registration, clients, WindowClient } = globalThis as unknown as WorkerScope;
    const [notification] = await registration.getNotifications();
    const { promise, resolve } = Promise.withResolvers<string>();
    clients.openWindow = async (url) => resolve(url);
    WindowClient.prototype.focus = async function focus() {
      resolve(`focused ${new URL(this.url).pathname}`);
    };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
    return promise;
  });
}

/** What is used of a worker's globals; the tests have a page's. */
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<void> };
  WindowClient: { prototype: { url: string; focus(this: { url: string }): Promise<void> } };
};
