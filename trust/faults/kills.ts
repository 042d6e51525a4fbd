import { setTimeout as wait } from "node:timers/promises";
import { openEmailService } from "../../server/testing/fake-email-service.ts";
import { audit, auditFindings } from "../ledger.ts";
import { deliverWaiting, numbersIn } from "../mail-run.ts";
import { type OrderStream, startStream } from "../order-stream.ts";
import { atMost, type Finding, none, nothing, percentile } from "../report.ts";
import { collectOutput, emailSettings, endProcess, spawnShop, startShop } from "../shop-process.ts";

/** The longest that a shop runs before it is killed, in milliseconds. */
const longestLife = 600;

/** Every so many cycles the shop is killed while it starts as well: that is when it opens the file and migrates. */
const killedAtStart = 5;

/**
 * kill -9 at random moments under a stream of orders, again and again. The mails go out at their one a second
 * meanwhile; what still waits in the end is delivered by the shop's own worker on a clock that runs faster.
 */
export async function killCycles(database: string, cycles: number, reopenLimit: number): Promise<Finding[]> {
  const email = await openEmailService();
  const options = { database, env: emailSettings(email) };
  let shop = await startShop(options);
  const { port } = shop;
  const stream = startStream(shop.origin, { clients: 8, pause: 40 });
  const openings: number[] = [];
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await wait(Math.random() * longestLife);
    await shop.end("SIGKILL");
    if (cycle % killedAtStart === 0) await killWhileStarting({ ...options, port });
    shop = await startShop({ ...options, port });
    openings.push(shop.openedIn);
  }
  await stream.stop();
  await shop.end("SIGKILL");

  const delivered = await deliverWaiting(database, email);
  const mailed = new Set(numbersIn(email.accepted));
  const findings = [...(await judge(database, stream, mailed)), nothing("wrong e-mails", email.faults)];
  await email.goDown();
  return [
    ...findings,
    atMost("reopened, half of the times,", percentile(openings, 0.5) / 1000, reopenLimit, "s"),
    atMost("reopened, every time,", Math.max(...openings) / 1000, reopenLimit, "s"),
    { promise: "mails sent again after a kill (allowed)", measured: `${delivered.repeated}`, kept: true },
  ];
}

async function killWhileStarting(options: Parameters<typeof spawnShop>[0]): Promise<void> {
  const child = spawnShop(options);
  collectOutput(child);
  await wait(Math.random() * longestLife);
  await endProcess(child, "SIGKILL");
}

async function judge(database: string, stream: OrderStream, mailed: ReadonlySet<string>): Promise<Finding[]> {
  const found = await audit(database, stream.acknowledged, mailed);
  const missing = [...stream.acknowledged.values()].filter((number) => !mailed.has(number));
  return [
    ...auditFindings(found),
    nothing("answers that no shopper should see", stream.wrong, stream.answers.length),
    none("orders never e-mailed", missing.length, `${stream.acknowledged.size} orders`),
    none("mails noted as sent that never arrived", found.unmailed.length),
  ];
}
