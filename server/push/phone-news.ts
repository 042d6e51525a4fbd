import type { PhoneNews } from "../../shop/desk/phone-news.ts";
import { isPushEndpoint } from "../../shop/push/subscription.ts";
import type { Database } from "../database/open-database.ts";
import { createFindPushKeys } from "./push-keys.ts";
import { createSubscriptionStore } from "./subscription-store.ts";

type Options = { now: () => number; pushOrigin: string | undefined };

/** For a session of the desk. */
export function createPhoneNews(database: Database, { now, pushOrigin }: Options): (session: string) => PhoneNews {
  const keys = createFindPushKeys(database, now);
  const subscriptions = createSubscriptionStore(database, now);
  return (session) => ({
    key: async () => (await keys()).publicKey,
    isOn: () => subscriptions.hasSession(session),
    async begin(subscription) {
      if (!isPushEndpoint(subscription.endpoint, pushOrigin)) return "refused";
      await subscriptions.addSession(session, subscription);
      await subscriptions.sendTest(session);
      return "told";
    },
    async renew(subscription) {
      if (!isPushEndpoint(subscription.endpoint, pushOrigin) || !(await subscriptions.hasSession(session))) return;
      await subscriptions.addSession(session, subscription);
    },
    test: () => subscriptions.sendTest(session),
    end: () => subscriptions.removeSession(session),
  });
}
