import { setTimeout as wait } from "node:timers/promises";
import { type Behaviour, type EmailService, openEmailService } from "../../server/testing/fake-email-service.ts";
import { type MailRun, numbersIn, openMailRun } from "../mail-run.ts";
import { parseDatabaseUrl } from "../order-audit.ts";
import { newOrderRequest, orderNumberIn, sendOrder } from "../order-client.ts";
import { atLeast, atMost, type Finding, isTrue, none, nothing, percentile } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

type Trouble = { name: string; manner: Behaviour | "down"; minutes: number };

const troubles: readonly Trouble[] = [
  { name: "down", manner: "down", minutes: 5 },
  { name: "refusing", manner: { status: 400, text: "The template ID not found" }, minutes: 5 },
  { name: "too busy", manner: { status: 429, text: "Too many requests" }, minutes: 5 },
  { name: "failing", manner: { status: 502, text: "Bad gateway" }, minutes: 5 },
  { name: "cutting connections", manner: "cut", minutes: 5 },
  { name: "talking nonsense", manner: "garbage", minutes: 5 },
];

/** Each attempt takes the mailer's timeout of ten seconds, so only a few fit. */
const hanging: Trouble = { name: "hanging", manner: "hang", minutes: 0.05 };

/** Seconds; longer than the longest pause between two attempts, a quarter of an hour. */
const recovery = 1_000;

/** The e-mail service fails in one way after the other; then it works again, and every e-mail is sent. */
export async function serviceInTrouble(database: string, orders: number, short: boolean): Promise<Finding[]> {
  const numbers = await takeOrders(database, orders);
  const email = await openEmailService();
  const mails = await openMailRun(database, email);
  const sentInTrouble: string[] = [];
  for (const trouble of short ? troubles : [...troubles, hanging]) {
    await runDuring(mails, email, trouble);
    sentInTrouble.push(...email.accepted.splice(0).map(() => trouble.name));
  }
  const attempts = mails.calls.length;
  await mails.run(recovery + orders);
  const waiting = await mails.waiting();
  const gaps = mails.calls.slice(1).map((at, index) => (at - (mails.calls[index] ?? 0)) / 1000);
  await mails.close();
  await email.goDown();
  const arrived = numbersIn(email.accepted);
  return [
    none("mails taken for sent while the service was in trouble", sentInTrouble.length),
    none("mails still waiting after it returned", waiting, `${orders}`),
    isTrue(
      "all arrive, once, in the order of the orders after the first",
      inOrder(arrived, numbers),
      `${arrived.length}`,
    ),
    atLeast("pause between two requests", Math.min(...gaps), 1, "s"),
    // A mail that was never tried is tried every five seconds, others once a minute.
    atMost("requests made in 30 minutes of trouble", attempts, Math.min(orders, 360) + 60, "requests"),
    nothing("wrong e-mails", email.faults),
  ];
}

/** The first may be any: the one that is retried when the service works again. */
function inOrder([first, ...others]: readonly string[], numbers: readonly string[]): boolean {
  return others.join() === numbers.filter((number) => number !== first).join();
}

async function runDuring(mails: MailRun, email: EmailService, { manner, minutes }: Trouble): Promise<void> {
  if (manner === "down") await email.goDown();
  else email.behave(manner);
  await mails.run(minutes * 60);
  if (manner === "down") await email.comeBack();
  email.behave("accept");
}

/** Places orders at a shop without e-mail keys: the e-mails wait. */
async function takeOrders(database: string, count: number): Promise<string[]> {
  const shop = await startShop({ database });
  const numbers: string[] = [];
  for (let index = 0; index < count; index++) {
    numbers.push(orderNumberIn(await sendOrder(shop.origin, newOrderRequest())) ?? "not taken");
  }
  await shop.end("SIGTERM");
  return numbers;
}

/** Compares the time of an order while the e-mail service works and while it hangs: there should be no difference. */
export async function shopWhileServiceHangs(database: string, orders: number): Promise<Finding[]> {
  if (parseDatabaseUrl(database).kind !== "sqlite") throw new Error("This one compares times on SQLite.");
  const email = await openEmailService();
  const shop = await startShop({ database, env: emailSettings(email) });
  const median = async () => {
    const times: number[] = [];
    for (let index = 0; index < orders; index++) times.push((await sendOrder(shop.origin, newOrderRequest())).ms);
    return percentile(times, 0.5);
  };
  await median();
  const well = await median();
  email.behave("hang");
  while (email.received.length - email.accepted.length < 1) await wait(20);
  const hangs = await median();
  await shop.end("SIGKILL");
  await email.goDown();
  return [atMost(`an order (${well.toFixed(1)} ms before), half of them,`, hangs, Math.max(20, well * 2), "ms")];
}
