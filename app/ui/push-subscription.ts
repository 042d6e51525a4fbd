/** A folder of its own for each kind of subscription; no page of the shop stands there. */
export type PushScope = "/told/" | "/desk/";

/**
 * This browser's subscription, made where there is none, as the fields of a form. Rejects without permission, and where
 * the browser can't reach its push service. `key`: the shop's public one.
 */
export async function subscribeToPush(scope: PushScope, key: string): Promise<URLSearchParams> {
  const registration = await navigator.serviceWorker.register("/push-worker.js", { scope });
  await untilActive(registration);
  const { pushManager } = registration;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const subscription = await subscribe().catch(async () => {
    // Perhaps it has one for another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint = "", keys } = subscription.toJSON();
  return new URLSearchParams({ endpoint, ...keys });
}

/** Only then can it subscribe. */
function untilActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    const worker = installing ?? waiting;
    if (active || !worker) resolve();
    else worker.onstatechange = () => worker.state === "activated" && resolve();
  });
}
