import { chmod } from "node:fs/promises";
import { createDatabase, startPostgres } from "../../server/testing/postgres.ts";
import { untilOpen } from "../caddy.ts";
import { documentedCommands, ended, type Machine } from "../machine/machine.ts";
import { type Finding, isTrue } from "../report.ts";
import { place } from "./owning.ts";

/** From SQLite to PostgreSQL by the command of docs/deployment.md, and back. `placed` are in the last database. */
export async function moveThereAndBack(machine: Machine, origin: string) {
  // Caddy hears once a second that the shop is there again.
  const order = () => untilOpen(origin).then(() => place(origin));
  const postgres = await startPostgres();
  try {
    // For the account naqsh.
    await chmod(postgres.folder, 0o711);
    const url = await createDatabase(postgres.url);
    const command = (await documentedCommands("Move")).replace(/postgres:\S+/, `'${url}'`);
    const orders = [await order()];
    const findings: Finding[] = [ended("docs/deployment.md, Move", await machine.sh(command))];
    orders.push(await order());
    const again = await machine.sh(command);
    const isRefused = again.code === 1 && /isn't empty.*goes on with its own/s.test(again.output);
    findings.push(isTrue("a second time it isn't empty, and the shop goes on", isRefused, again.output.trim()));
    orders.push(await order());
    // Its name is free for the way back.
    await machine.sh("mv /var/lib/naqsh/shop.db /var/lib/naqsh/left.db");
    findings.push(ended("back to SQLite", await machine.naqsh("move file:/var/lib/naqsh/shop.db")));
    orders.push(await order());
    const rights = await machine.sh("stat -c %U:%G:%a /etc/naqsh.env /var/lib/naqsh/shop.db");
    const asBefore = rights.output.trim().split("\n").join(" ");
    findings.push(isTrue("rights of settings and data", asBefore === "root:naqsh:640 naqsh:naqsh:600", asBefore));
    return { findings, placed: new Map(orders.map(({ key, number }) => [key, number])) };
  } finally {
    await postgres.stop();
  }
}
