import { orderPath } from "../../shop/paths.ts";
import type { Database } from "../database/open-database.ts";
import type { ServerSettings } from "../environment.ts";
import { addOrderKey } from "../orders/order-keys.ts";
import { createListMailer, createMailer, createNewsMailer, missingKeys, type NewsShop } from "./emailjs.ts";
import { type OutboxParts, type OutboxWorker, startOutbox } from "./worker.ts";

type Parts = Pick<OutboxParts, "store" | "now" | "log" | "metrics"> & {
  database: Database;
  settings: Pick<ServerSettings, "email" | "publicUrl">;
  shop: () => Omit<NewsShop, "newLink">;
};

/** Sends the outbox' mails through EmailJS. Without its keys mails stay in the outbox, and the log says so. */
export function startOrderMails({ database, settings, shop, ...parts }: Parts): OutboxWorker | undefined {
  const { email, publicUrl } = settings;
  const missing = missingKeys(email);
  for (const sentence of missing) parts.log.warn(`${sentence} (orders are taken; their e-mails wait)`);
  if (missing.length > 0) return undefined;
  const newLink = async (number: string) =>
    `${publicUrl}${orderPath(number, await addOrderKey(database, number, "mail", parts.now()))}`;
  return startOutbox({
    ...parts,
    send: createMailer(email, shop().name),
    sendList: createListMailer(email, shop().name),
    sendNews: createNewsMailer(email, () => ({ ...shop(), newLink })),
    random: Math.random,
  });
}
