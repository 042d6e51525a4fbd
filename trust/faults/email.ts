import { setTimeout as wait } from "node:timers/promises";
import { type EmailService, type Manner, openEmailService } from "../../server/testing/fake-email-service.ts";
import { databaseSettings } from "../ledger.ts";
import { type MailRun, numbersIn, openMailRun } from "../mail-run.ts";
import { newOrderRequest, orderNumberIn, postOrder } from "../order-client.ts";
import { atLeast, atMost, type Finding, isTrue, none, nothing, percentile } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

type Trouble = { name: string; manner: Manner | "down"; minutes: number };

const troubles: readonly Trouble[] = [
  { name: "down", manner: "down", minutes: 5 },
  { name: "refusing", manner: { status: 400, text: "The template ID not found" }, minutes: 5 },
  { name: "too busy", manner: { status: 429, text: "Too many requests" }, minutes: 5 },
  { name: "failing", manner: { status: 502, text: "Bad gateway" }, minutes: 5 },
  { name: "cutting connections", manner: "cut", minutes: 5 },
  { name: "talking nonsense", manner: "garbage", minutes: 5 },
];

/** Each attempt costs the mailer's own ten seconds, so only a few fit. */
const hanging: Trouble = { name: "hanging", manner: "hang", minutes: 0.05 };

/** Longer than the longest pause between two attempts of a mail, a quarter of an hour. */
const recovery = 1_000;

/** Orders wait while the service is in one kind of trouble after the other; then it works again. */
export async function serviceInTrouble(database: string, orders: number, short: boolean): Promise<Finding[]> {
  const numbers = await takeOrders(database, orders);
  const email = await openEmailService();
  const mails = await openMailRun(database, email);
  const sentInTrouble: string[] = [];
  for (const trouble of short ? troubles : [...troubles, hanging]) {
    await suffer(mails, email, trouble);
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
    // Mails that were never tried are tried every five seconds, the others once a minute.
    atMost("requests made in 30 minutes of trouble", attempts, Math.min(orders, 360) + 60, "requests"),
    nothing("wrong e-mails", email.faults),
  ];
}

/** The first is whichever finds the service well again. */
function inOrder([first, ...others]: readonly string[], numbers: readonly string[]): boolean {
  return others.join() === numbers.filter((number) => number !== first).join();
}

async function suffer(mails: MailRun, email: EmailService, { manner, minutes }: Trouble): Promise<void> {
  if (manner === "down") await email.goDown();
  else email.behave(manner);
  await mails.run(minutes * 60);
  if (manner === "down") await email.comeBack();
  email.behave("accept");
}

/** Through the shop itself, which has no keys yet: the mails wait. */
async function takeOrders(database: string, count: number): Promise<string[]> {
  const shop = await startShop({ database });
  const numbers: string[] = [];
  for (let index = 0; index < count; index++) {
    numbers.push(orderNumberIn(await postOrder(shop.origin, newOrderRequest())) ?? "not taken");
  }
  await shop.end("SIGTERM");
  return numbers;
}

/** A shopper must not feel that the e-mail service hangs: the same orders, with it well and with it hanging. */
export async function shopWhileServiceHangs(database: string, orders: number): Promise<Finding[]> {
  if (databaseSettings(database).kind !== "sqlite") throw new Error("This one compares times on SQLite.");
  const email = await openEmailService();
  const shop = await startShop({ database, env: emailSettings(email) });
  const median = async () => {
    const times: number[] = [];
    for (let index = 0; index < orders; index++) times.push((await postOrder(shop.origin, newOrderRequest())).ms);
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
