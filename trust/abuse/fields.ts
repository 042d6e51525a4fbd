import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { capture } from "../../scripts/launch/run.mjs";
import { openEmailService } from "../../server/testing/fake-email-service.ts";
import { newOrderRequest, orderNumberIn, postOrder } from "../order-client.ts";
import { type Finding, isTrue, nothing } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

/** What somebody might type to hurt the seller: markup, headers, templates, formulas, terminal codes. */
const poisons = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{constructor.constructor('alert(1)')()}}",
  "a@b.pk%0d%0aBcc: all@example.com",
  "'; drop table orders; --",
  '=HYPERLINK("http://evil.example")',
  "+923001234567",
  "-2+3",
  "@SUM(1)",
  "#{7*7} <%= 7*7 %>",
  "عائشہ رحمان",
];

const cli = join(import.meta.dirname, "..", "..", "server", "cli", "orders.ts");
const breaks = ["\r\nBcc: all@example.com", "\u0000", "\u001b[2J", "\ud800"];

/** Each poison in every field at once; the mails must hold them as they were typed, and nothing else of their making. */
export async function poisonedFields(database: string, count: number): Promise<Finding[]> {
  const email = await openEmailService();
  const shop = await startShop({ database, env: emailSettings(email) });
  const typed: string[] = [];
  const altered: string[] = [];
  for (const poison of poisons.slice(0, count)) {
    const customer = { name: poison, email: poison, address: poison, city: poison, phone: poison.slice(0, 40) };
    const answer = await postOrder(shop.origin, newOrderRequest({ customer, notes: poison }));
    if (orderNumberIn(answer)) typed.push(poison);
    else altered.push(`refused: ${poison}`);
  }
  const passed: string[] = [];
  for (const text of breaks) {
    const { customer } = newOrderRequest();
    const answer = await postOrder(shop.origin, newOrderRequest({ customer: { ...customer, name: `A${text}` } }));
    if (answer.kind !== "answer" || answer.status !== 422) passed.push(JSON.stringify(text));
  }
  const deadline = performance.now() + 60_000;
  while (email.accepted.length < typed.length && performance.now() < deadline) await wait(50);
  for (const [index, poison] of typed.entries()) {
    const parameters = JSON.parse(email.accepted[index]?.body ?? "{}").template_params ?? {};
    const isKept =
      parameters.from_name === poison && parameters.reply_to === poison && parameters.message.includes(poison);
    if (!isKept) altered.push(`altered: ${poison}`);
  }
  await shop.end("SIGTERM");
  await email.goDown();
  return [
    nothing("texts refused or altered on their way into the e-mail", altered, typed.length),
    nothing("line breaks, controls or halves of a character let into a name", passed, breaks.length),
    nothing("e-mails in another form than agreed", email.faults),
    ...(await spreadsheet(database)),
    privacy(shop.output()),
  ];
}

async function spreadsheet(database: string): Promise<Finding[]> {
  const env = { ...process.env, DATABASE_URL: database };
  const { code, output } = await capture(process.execPath, [cli, "csv"], { env });
  const formulas = output.match(/(^|,)"?\s*[=+\-@]/gm) ?? [];
  return [
    isTrue("the orders can be exported", code === 0 && output.includes("drop table orders"), `${output.length} bytes`),
    nothing("cells that a spreadsheet would run", formulas),
  ];
}

/** The customers of this run are known, so any of them in the log is seen. */
function privacy(log: string): Finding {
  const personal = [...poisons, "Ayesha", "example.com", "House ", "127.0.0.1"];
  const found = personal.filter((text) => log.includes(text) || log.includes(JSON.stringify(text).slice(1, -1)));
  return nothing(`personal data in ${log.split("\n").length} lines of the log`, found);
}
