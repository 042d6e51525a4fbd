import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openEmailService } from "../../server/testing/fake-email-service.ts";
import { audit, auditFindings } from "../ledger.ts";
import { numbersIn } from "../mail-run.ts";
import { newOrderRequest, orderNumberIn, postOrder } from "../order-client.ts";
import { atMost, type Finding, isTrue } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

const shim = join(import.meta.dirname, "clock-shim.ts");

/** With mails on their way, and with the service failing so that everything waits for a later time. */
export async function clockSetBack(database: string): Promise<Finding[]> {
  const email = await openEmailService();
  email.behave({ status: 500, text: "down" });
  const shop = await startShop({ database, env: emailSettings(email), nodeOptions: ["--import", shim] });
  const acknowledged = new Map<string, string>();
  const order = async () => {
    const body = newOrderRequest();
    const number = orderNumberIn(await postOrder(shop.origin, body));
    if (number) acknowledged.set(body.key, number);
    return number !== undefined;
  };
  const before = [await order(), await order()];
  while (email.received.length < 2) await wait(20);

  shop.process.kill("SIGUSR2");
  while (!shop.output().includes("the clock is an hour back")) await wait(20);
  email.behave("accept");
  const start = performance.now();
  const after = [await order(), await order()];
  while (email.accepted.length < 4 && performance.now() < start + 20_000) await wait(20);
  const took = (performance.now() - start) / 1000;
  const ready = await fetch(`${shop.origin}/readyz`);
  await shop.end("SIGTERM");
  await email.goDown();
  return [
    isTrue("orders taken before and after", [...before, ...after].every(Boolean)),
    atMost("all four e-mailed in", took, 10, "s"),
    isTrue("each of them once", new Set(numbersIn(email.accepted)).size === 4 && email.accepted.length === 4),
    isTrue("/readyz says ok", ready.status === 200),
    ...auditFindings(await audit(database, acknowledged)),
  ];
}
