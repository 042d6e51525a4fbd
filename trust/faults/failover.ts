import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openEmailService } from "../../server/testing/fake-email-service.ts";
import { startCaddy } from "../caddy.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { audit, auditFindings } from "../ledger.ts";
import { numbersIn } from "../mail-run.ts";
import { startStream, tally } from "../order-stream.ts";
import { startPages } from "../page-stream.ts";
import { atMost, type Finding, isTrue, nothing } from "../report.ts";
import { emailSettings, startShop } from "../shop-process.ts";

type Loss = "killed" | "silent";

/** How long it takes until somebody, or something, has noticed and promotes the standby. */
const noticed = 3_000;

/**
 * Two shops behind Caddy, on a PgBouncer in transaction mode before a primary with a synchronous standby. The primary
 * is lost, the standby takes over, and nobody touches the shops.
 */
export async function failover(folder: string, loss: Loss): Promise<Finding[]> {
  const cluster = await startCluster();
  const email = await openEmailService();
  const shops = [];
  try {
    for (let count = 0; count < 2; count++)
      shops.push(await startShop({ database: cluster.url, env: emailSettings(email) }));
    const caddy = await startCaddy(
      join(folder, "caddy"),
      shops.map(({ port }) => port),
    );
    const orders = startStream(caddy.origin, { clients: 6, pause: 30 });
    const pages = startPages(caddy.origin);
    await orders.more(60);
    const mailsBefore = numbersIn(email.accepted);
    await lose(cluster, loss);
    await wait(noticed);
    await cluster.promote();
    const promoted = performance.now();
    await orders.more(1);
    const recovered = (performance.now() - promoted) / 1000;
    await orders.more(60);
    await Promise.all([orders.stop(), pages.stop()]);
    const mails = numbersIn(email.accepted);
    const isSame = shops.every(({ process }) => process.exitCode === null && process.signalCode === null);
    await caddy.stop();
    return [
      ...auditFindings(await audit(cluster.direct(), orders.acknowledged)),
      atMost("orders again after the promotion", recovered, 10, "s"),
      nothing("pages that failed", pages.failed, pages.answers()),
      nothing(`answers that no shopper should see (${tally(orders.answers)})`, orders.wrong),
      nothing(`mails sent twice before that, of ${mailsBefore.length}`, repeatedIn(mailsBefore)),
      // The one in hand: the service had it, and the database was gone before that could be noted.
      { promise: "mails sent again after it (allowed)", measured: `${repeatedIn(mails).length}`, kept: true },
      isTrue("without a restart of a shop", isSame),
    ];
  } finally {
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
    await email.goDown();
    await cluster.stop();
  }
}

function repeatedIn(numbers: readonly string[]): string[] {
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

async function lose(cluster: Cluster, loss: Loss): Promise<void> {
  if (loss === "killed") await cluster.killPrimary();
  else cluster.silencePrimary();
}
