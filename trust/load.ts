// Load tests: `npm run load`, a quarter of an hour; `-- --short`, 20 seconds. Loopback only.
import { ensureSystemPackages } from "../scripts/checks/system-packages.ts";
import { changeUnderLoad } from "./changes/change-under-load.ts";
import { runAsCommand } from "./command.ts";
import { tooManyOrders, tooManyRenderings } from "./load/overload.ts";
import { risingOrders, risingPages, risingRendered } from "./load/rising.ts";
import { slowClients } from "./load/slow-clients.ts";
import { soak } from "./load/soak.ts";
import type { Experiment } from "./report.ts";
import { onPostgres, onSqlite } from "./sandbox.ts";

/** One server on SQLite, two on PostgreSQL. */
const changing = (servers: number, seconds: number) => (url: string) =>
  changeUnderLoad(url, { servers, seconds, connections: 200 });

const levels = [1, 10, 50, 100, 250, 500, 1000];

function longVersion(): Experiment[] {
  return [
    { name: "pages", limit: 600, run: onSqlite((url) => risingPages(url, levels, 8)) },
    { name: "rendered pages", limit: 600, run: onSqlite((url) => risingRendered(url, [1, 10, 50], 8)) },
    { name: "orders, SQLite", limit: 600, run: onSqlite((url) => risingOrders(url, levels, 8, 500)) },
    { name: "orders, PostgreSQL", limit: 600, run: onPostgres((url) => risingOrders(url, levels, 8, 200)) },
    { name: "too many orders", limit: 600, run: onSqlite((url) => tooManyOrders(url, 3000, 15)) },
    { name: "too many renderings", limit: 600, run: onSqlite((url) => tooManyRenderings(url, 1000, 15)) },
    { name: "slow clients", limit: 600, run: onSqlite((url) => slowClients(url, 1000, true)) },
    { name: "changes", limit: 600, run: onSqlite(changing(1, 60)) },
    { name: "changes, two servers on PostgreSQL", limit: 600, run: onPostgres(changing(2, 60)) },
    { name: "soak", limit: 400, run: onSqlite((url) => soak(url, 300)) },
  ];
}

/** Beside other tests speed can't be measured; that nothing fails and memory is bounded can. */
function shortVersion(): Experiment[] {
  return [
    { name: "pages", limit: 600, run: onSqlite((url) => risingPages(url, [10, 200], 1)) },
    { name: "orders, SQLite", limit: 600, run: onSqlite((url) => risingOrders(url, [10, 200], 1, 50)) },
    { name: "too many orders", limit: 600, run: onSqlite((url) => tooManyOrders(url, 2000, 2)) },
    { name: "too many renderings", limit: 600, run: onSqlite((url) => tooManyRenderings(url, 300, 2)) },
    { name: "slow clients", limit: 600, run: onSqlite((url) => slowClients(url, 300, false)) },
  ];
}

runAsCommand(async (short) => {
  await ensureSystemPackages(["wrk", "PostgreSQL"]);
  return short ? shortVersion() : longVersion();
});
