import type { PieceCostMap } from "../../shop/desk/piece-costs.ts";
import { orderMessage } from "../../shop/messages/order-message.ts";
import { isForShopper, type NewsKind } from "../../shop/messages/order-news.ts";
import { formatRs } from "../../shop/money/rupees.ts";
import { describeEvent, type TimelineEntry } from "../../shop/order/event-words.ts";
import { moneyInWords } from "../../shop/order/money-words.ts";
import { sourceNames } from "../../shop/order/source.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { firstName } from "../../shop/order/words.ts";
import { pakistanTime } from "../../shop/pakistan-days.ts";
import { orderCsv } from "../orders/order-csv.ts";
import { type OrderRecord, type OrderRecords, paidOrder } from "../orders/order-records.ts";
import type { AskedStep, StepAnswer } from "../orders/order-steps.ts";
import { StartError } from "../start-error.ts";
import { commandActor, numberFrom, stepCommands } from "./step-commands.ts";
import { formatTable, printable } from "./table.ts";

const listed = 30;

export type OrderTools = {
  orders: OrderRecords;
  takeStep: (asked: AskedStep) => Promise<StepAnswer>;
  costs: () => Promise<PieceCostMap>;
};

export type Command = (tools: OrderTools, args: readonly string[]) => Promise<void>;

export const orderCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...Object.entries({ list, show, mails, csv, forget }),
  ...stepCommands,
]);

async function list({ orders }: OrderTools): Promise<void> {
  const entries = await orders.latest(listed);
  if (entries.length === 0) return print("No orders yet.");
  const rows = entries.map(({ order, ...entry }) => [
    order.number,
    pakistanTime(order.createdAt),
    entry.forgottenAt === null ? order.customer.name : "(forgotten)",
    order.customer.city,
    formatRs(order.total),
    sourceNames[order.source],
    moneyInWords(paidOrder({ order, ...entry })),
    stageTable[entry.stage].name,
    mailState(entry),
  ]);
  print(formatTable(["Number", "Placed", "Name", "City", "Total", "From", "Money", "Stage", "E-mail"], rows));
}

async function show({ orders }: OrderTools, [argument]: readonly string[]): Promise<void> {
  const entry = await orders.find(numberFrom(argument));
  if (!entry) throw new StartError(`There is no order ${argument}.`);
  const message = orderMessage(entry.order).split("\n").map(printable).join("\n");
  const forgotten = entry.forgottenAt === null ? "" : `Details removed: ${pakistanTime(entry.forgottenAt)}\n`;
  const events = await orders.events(entry.order.number);
  const soFar = events.map((event) => describeEvent(event, firstName(entry.order.customer.name))).map(eventLine);
  const stage = `Stage: ${stageTable[entry.stage].name}`;
  const money = `Money: ${moneyInWords(paidOrder(entry))}`;
  const source = `From: ${sourceNames[entry.order.source]}`;
  const told = [message, source, stage, money, `E-mail: ${mailState(entry)}`, ...soFar].join("\n");
  print(`${told}\n${forgotten}`.trimEnd());
}

async function mails({ orders }: OrderTools): Promise<void> {
  const waiting = await orders.waitingMails();
  if (waiting.length === 0) return print("No e-mails wait.");
  const rows = waiting.map((mail) => [
    mail.order_number,
    mailName(mail.kind),
    pakistanTime(mail.created_at),
    mail.attempts,
    `${mail.last_problem ?? ""}${mail.isFinal ? " (not tried again)" : ""}`,
  ]);
  print(formatTable(["Order", "E-mail", "Since", "Attempts", "What the e-mail service said last"], rows));
}

function mailName(kind: NewsKind | undefined): string {
  if (!kind) return "the order";
  return isForShopper(kind) ? `to the shopper: ${kind}` : kind;
}

async function csv({ orders, costs }: OrderTools): Promise<void> {
  for await (const line of orderCsv(orders.all(), costs)) write(line);
}

async function forget({ orders }: OrderTools, [argument]: readonly string[]): Promise<void> {
  const number = numberFrom(argument);
  const outcome = await orders.forget(number, commandActor, Date.now());
  if (outcome === "unknown") throw new StartError(`There is no order ${number}.`);
  print(`The customer's details of ${number} are removed; its lines and sums are kept.`);
  if (outcome === "forgotten-unsent") print("Its e-mail had not been sent, and now will not be.");
}

function eventLine({ at, title, detail }: TimelineEntry): string {
  return printable(`${pakistanTime(at)}  ${title}${detail === "" ? "" : ` (${detail.replaceAll("\n", ", ")})`}`);
}

function mailState({ mailedAt, mailWaits }: Pick<OrderRecord, "mailedAt" | "mailWaits">): string {
  if (mailedAt !== null) return `sent ${pakistanTime(mailedAt)}`;
  return mailWaits ? "waiting" : "none";
}

function write(text: string): void {
  process.stdout.write(text);
}

function print(text: string): void {
  write(`${text}\n`);
}
