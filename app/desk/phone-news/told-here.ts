import { deskAddress, deskPhoneNewsPath } from "../../../shop/desk/desk-paths.ts";
import { subscribeToPush } from "../../ui/push-subscription.ts";

const item = "phone-news";
const scope = "/desk/";

type Told = { endpoint: string; key: string };

/** Also notes it in this browser, for `renewHere`. */
export async function subscribeHere(key: string): Promise<URLSearchParams> {
  const fields = await subscribeToPush(scope, key);
  localStorage.setItem(item, JSON.stringify({ endpoint: fields.get("endpoint"), key }));
  return fields;
}

/** The browser's side of it; the shop's is ended by a form. */
export async function unsubscribeHere(): Promise<void> {
  localStorage.removeItem(item);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A browser may drop its subscription. When the desk opens the shop gets the new one. */
export async function renewHere(): Promise<void> {
  try {
    const noted = localStorage.getItem(item);
    if (!noted || Notification.permission !== "granted") return;
    const told: Told = JSON.parse(noted);
    const registration = await navigator.serviceWorker.getRegistration(scope);
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription?.endpoint === told.endpoint) return;
    const body = await subscribeHere(told.key);
    body.set("do", "renew");
    await fetch(deskAddress(deskPhoneNewsPath), { method: "POST", body });
  } catch {
    // Next time.
  }
}
