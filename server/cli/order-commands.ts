import { paymentNames } from "../../shop/checkout.ts";
import { describeChoices } from "../../shop/choices.ts";
import { formatRs } from "../../shop/money.ts";
import { type OrderLine, parseOrderNumber } from "../../shop/order.ts";
import { orderMessage, pakistanTime } from "../../shop/order-message.ts";
import type { Entry, OrderBook } from "../orders/order-book.ts";
import { StartError } from "../start-error.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { formatTable, printable } from "./table.ts";

const listed = 30;

export type Command = (book: OrderBook, argument: string | undefined) => Promise<void>;

export const orderCommands: ReadonlyMap<string, Command> = new Map(Object.entries({ list, show, mails, csv, forget }));

async function list(book: OrderBook): Promise<void> {
  const entries = await book.latest(listed);
  if (entries.length === 0) return print("No orders yet.");
  const rows = entries.map(({ order, ...entry }) => [
    order.number,
    pakistanTime(order.createdAt),
    entry.forgottenAt === null ? order.customer.name : "(forgotten)",
    order.customer.city,
    formatRs(order.total),
    paymentNames[order.payment],
    mailState(entry),
  ]);
  print(formatTable(["Number", "Placed", "Name", "City", "Total", "Payment", "E-mail"], rows));
}

async function show(book: OrderBook, argument: string | undefined): Promise<void> {
  const entry = await book.find(numberFrom(argument));
  if (!entry) throw new StartError(`There is no order ${argument}.`);
  const message = orderMessage(entry.order).split("\n").map(printable).join("\n");
  const forgotten = entry.forgottenAt === null ? "" : `Details removed: ${pakistanTime(entry.forgottenAt)}\n`;
  print(`${message}\nE-mail: ${mailState(entry)}\n${forgotten}`.trimEnd());
}

async function mails(book: OrderBook): Promise<void> {
  const waiting = await book.waitingMails();
  if (waiting.length === 0) return print("No e-mails wait.");
  const rows = waiting.map((mail) => [
    mail.order_number,
    pakistanTime(mail.created_at),
    mail.attempts,
    mail.last_problem ?? "",
  ]);
  print(formatTable(["Order", "Placed", "Attempts", "What the e-mail service said last"], rows));
}

async function csv(book: OrderBook): Promise<void> {
  const headings = ["Number", "Placed", "Name", "E-mail", "Phone", "Address", "City", "Payment", "Screenshot sent"];
  write(byteOrderMark + csvLine([...headings, "Items", "Subtotal", "Delivery", "Total", "Notes"]));
  for await (const { order } of book.all()) {
    const { customer, subtotal, delivery, total, notes } = order;
    write(
      csvLine([
        order.number,
        pakistanTime(order.createdAt),
        ...[customer.name, customer.email, customer.phone, customer.address, customer.city],
        paymentNames[order.payment],
        order.screenshotSent ? "yes" : "no",
        order.lines.map(describeLine).join("; "),
        ...[subtotal, delivery, total],
        notes,
      ]),
    );
  }
}

async function forget(book: OrderBook, argument: string | undefined): Promise<void> {
  const number = numberFrom(argument);
  const outcome = await book.forget(number, Date.now());
  if (outcome === "unknown") throw new StartError(`There is no order ${number}.`);
  print(`The customer's details of ${number} are removed; its lines and sums are kept.`);
  if (outcome === "forgotten-unsent") print("Its e-mail had not been sent, and now will not be.");
}

function numberFrom(argument: string | undefined): string {
  if (argument === undefined) throw new StartError("Which order? Give its number, such as NQ-7F3K-92.");
  const number = parseOrderNumber(argument);
  if (number === undefined) throw new StartError(`"${argument}" is no order number; they look like NQ-7F3K-92.`);
  return number;
}

function mailState({ mailedAt, mailWaits }: Pick<Entry, "mailedAt" | "mailWaits">): string {
  if (mailedAt !== null) return `sent ${pakistanTime(mailedAt)}`;
  return mailWaits ? "waiting" : "none";
}

function describeLine(line: OrderLine): string {
  const choices = describeChoices(line);
  return `${line.quantity} x ${line.name}${choices.length > 0 ? ` (${choices.join(", ")})` : ""}`;
}

function write(text: string): void {
  process.stdout.write(text);
}

function print(text: string): void {
  write(`${text}\n`);
}
