import { openDatabase } from "../server/database/open-database.ts";
import { addOrderKey } from "../server/orders/order-keys.ts";
import { createMailer, createNewsMailer } from "../server/outbox/emailjs.ts";
import { createOutboxStore } from "../server/outbox/outbox-store.ts";
import { createSendNext } from "../server/outbox/worker.ts";
import { type EmailService, type ReceivedMail, shopperTemplate } from "../server/testing/fake-email-service.ts";
import { sellerNews, shopperNews } from "../shop/messages/order-news.ts";
import { orderPath } from "../shop/paths.ts";
import { parseDatabaseUrl, silentLog } from "./order-audit.ts";

/** The order number of each order e-mail; lists of waiting orders are left out. */
export function numbersIn(mails: readonly Pick<ReceivedMail, "message">[]): string[] {
  const own = mails.filter(({ message }) => message.startsWith("ORDER "));
  return own.map(({ message }) => /NQ-\w{4}-\w{2}/.exec(message)?.[0] ?? "no number");
}

export type MailRun = {
  /** Runs the outbox for so many seconds of its clock, once a second. */
  run(seconds: number): Promise<void>;
  /** The clock's time of each request to the service. */
  calls: number[];
  waiting(): Promise<number>;
  close(): Promise<void>;
};

/** Milliseconds; a killed server holds its lease for less than this. */
const longestLease = 20_000;

/** The shop's outbox and mailer on a fake clock, so that hours of waiting take no time. */
export async function openMailRun(database: string, email: EmailService): Promise<MailRun> {
  const opened = await openDatabase(parseDatabaseUrl(database), silentLog);
  const store = createOutboxStore(opened, [...sellerNews, ...shopperNews]);
  const clock = { now: Date.now() + longestLease };
  const keys = { publicKey: "public", serviceId: "service", templateId: "template" };
  const settings = {
    origin: email.origin,
    ...keys,
    shopperTemplateId: shopperTemplate,
    alertTemplateId: undefined,
    privateKey: undefined,
  };
  const mailer = createMailer(settings, "Naqsh");
  const newsMailer = createNewsMailer(settings, () => ({
    name: "Naqsh",
    email: "salam@naqsh.pk",
    newLink: async (number) => orderPath(number, await addOrderKey(opened, number, "mail", clock.now)),
  }));
  const calls: number[] = [];
  const step = createSendNext({
    store,
    send: (order, stop) => {
      calls.push(clock.now);
      return mailer(order, stop);
    },
    sendNews: (news, stop) => {
      calls.push(clock.now);
      return newsMailer(news, stop);
    },
    now: () => clock.now,
    random: Math.random,
    log: silentLog,
    metrics: { mail() {} },
  });
  const never = new AbortController().signal;
  return {
    calls,
    async run(seconds) {
      for (let count = 0; count < seconds; count++) {
        await step(never);
        clock.now += 1_000;
      }
    },
    waiting: async () => (await store.status(clock.now)).waiting,
    close: opened.close,
  };
}

/** Sends every e-mail that still waits. */
export async function deliverWaiting(database: string, email: EmailService): Promise<{ repeated: number }> {
  const mails = await openMailRun(database, email);
  const waiting = await mails.waiting();
  await mails.run(waiting + 60);
  await mails.close();
  const numbers = numbersIn(email.accepted);
  return { repeated: numbers.length - new Set(numbers).size };
}
