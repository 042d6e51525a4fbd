/** What the browser tests run against: the shop, a stand-in for the e-mail service, and a mailbox to look into. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmailService } from "../server/testing/fake-email-service.ts";
import { startShop } from "./start-shop.ts";

/** Tests look into its database, too. */
const folder = process.env.E2E_FOLDER ?? (await mkdtemp(join(tmpdir(), "naqsh-e2e-")));
const email = await openEmailService();
const mailbox = createServer((_, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ accepted: email.accepted, faults: email.faults }));
}).listen(Number(process.env.E2E_MAILBOX_PORT), "127.0.0.1");
await once(mailbox, "listening");

const shop = await startShop({
  port: Number(process.env.E2E_PORT),
  folder,
  env: {
    EMAILJS_ORIGIN: email.origin,
    EMAILJS_PUBLIC_KEY: "public-key",
    EMAILJS_SERVICE_ID: "service",
    EMAILJS_TEMPLATE_ID: "template",
  },
});

async function stop(): Promise<void> {
  await shop.stop();
  await email.goDown();
  mailbox.close();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
