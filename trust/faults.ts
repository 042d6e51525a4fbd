// Fault injection: nothing that was acknowledged may be lost. `npm run faults`, half an hour; `-- --short`, a minute.
import { ensureSystemPackages } from "../scripts/checks/system-packages.ts";
import { runAsCommand } from "./command.ts";
import { clockSetBack } from "./faults/clock.ts";
import { fullDisk, unusableFile } from "./faults/disk.ts";
import { serviceInTrouble, shopWhileServiceHangs } from "./faults/email.ts";
import { failover } from "./faults/failover.ts";
import { killCycles } from "./faults/kills.ts";
import { lastPieces } from "./faults/last-pieces.ts";
import { lostMachine } from "./faults/lost-machine.ts";
import { migrationUnderLoad, multipleServers } from "./faults/multiple-servers.ts";
import { takeOffers } from "./faults/offers.ts";
import { openPages } from "./faults/open-pages.ts";
import { outOfConnections, postgresTroubles } from "./faults/postgres-away.ts";
import { shopWhilePushHangs, tellThroughTrouble } from "./faults/push.ts";
import { rebuildUnderServer } from "./faults/rebuild.ts";
import { releaseUnderLoad } from "./faults/release.ts";
import { killDuringBookings } from "./faults/sheets.ts";
import { killDuringPayments } from "./faults/shopper-actions.ts";
import { uploadOnSlowConnection } from "./faults/slow-upload.ts";
import { killDuringSteps } from "./faults/steps.ts";
import { stopUnderLoad } from "./faults/stop.ts";
import { killDuringUploads } from "./faults/uploads.ts";
import type { Experiment } from "./report.ts";
import { inTemporaryFolder, onPostgres, onSqlite } from "./sandbox.ts";

/** From a bare machine on: on one with SQLite, and on two with PostgreSQL. */
const releases: Experiment = {
  name: "release",
  limit: 600,
  run: () => inTemporaryFolder((folder) => releaseUnderLoad(folder)),
};
const releasesOnTwo: Experiment = {
  name: "release on two machines",
  limit: 600,
  run: onPostgres((url) => inTemporaryFolder((folder) => releaseUnderLoad(folder, url))),
};

/** From a machine that is lost to the same shop on another one. */
const machineLost: Experiment = {
  name: "machine lost",
  limit: 600,
  run: () => inTemporaryFolder(lostMachine),
};

/** In a real browser. */
const openPagesOf = (isShort: boolean): Experiment => ({
  name: "release, pages open in a browser",
  limit: 900,
  run: onPostgres((url) => inTemporaryFolder((folder) => openPages(folder, url, isShort))),
});

/** With `kills`, one of the servers is killed in every round. */
const rush = (servers: number, rounds: number, kills: boolean) => (url: string) =>
  lastPieces(url, { servers, rounds, kills });

const offersTaken = (servers: number, rounds: number, devices: number, kills: boolean) => (url: string) =>
  takeOffers(url, { servers, rounds, devices, kills });

const sheetBooked = (servers: number, lines: number, kills: number) => (url: string) =>
  killDuringBookings(url, { servers, lines, kills });

const told = (servers: number, phones: number, kills: number) => (url: string) =>
  tellThroughTrouble(url, { servers, phones, kills });

function longVersion(): Experiment[] {
  return [
    { name: "300 kills on SQLite", limit: 3600, run: onSqlite((url) => killCycles(url, 300, 2)) },
    { name: "100 kills on PostgreSQL", limit: 1200, run: onPostgres((url) => killCycles(url, 100, 2)) },
    { name: "100 kills while stepping", limit: 600, run: onSqlite((url) => killDuringSteps(url, 100)) },
    { name: "100 kills while stepping, PostgreSQL", limit: 600, run: onPostgres((url) => killDuringSteps(url, 100)) },
    {
      name: "100 kills while shoppers pay and cancel",
      limit: 900,
      run: onSqlite((url) => killDuringPayments(url, 100)),
    },
    {
      name: "100 kills while shoppers pay and cancel, PostgreSQL",
      limit: 900,
      run: onPostgres((url) => killDuringPayments(url, 100)),
    },
    {
      name: "100 kills while sellers upload pictures",
      limit: 1800,
      run: onSqlite((url) => killDuringUploads(url, 100, 12)),
    },
    {
      name: "100 kills while sellers upload pictures, PostgreSQL",
      limit: 1800,
      run: onPostgres((url) => killDuringUploads(url, 100, 12)),
    },
    { name: "a screenshot of 10 MB on slow 4G", limit: 1800, run: onSqlite(uploadOnSlowConnection) },
    { name: "the last five pieces", limit: 600, run: onSqlite(rush(1, 5, false)) },
    { name: "the last five pieces, two servers", limit: 600, run: onPostgres(rush(2, 5, false)) },
    { name: "the last five pieces, 100 kills", limit: 3600, run: onSqlite(rush(1, 100, true)) },
    { name: "the last five pieces, two servers, 100 kills", limit: 3600, run: onPostgres(rush(2, 100, true)) },
    { name: "an offer, two devices, 100 kills", limit: 3600, run: onSqlite(offersTaken(1, 100, 2, true)) },
    {
      name: "an offer, two devices, 100 kills, PostgreSQL",
      limit: 3600,
      run: onPostgres(offersTaken(2, 100, 2, true)),
    },
    { name: "an offer, 200 devices, SQLite", limit: 600, run: onSqlite(offersTaken(1, 5, 200, false)) },
    { name: "an offer, 200 devices, two servers", limit: 600, run: onPostgres(offersTaken(2, 5, 200, false)) },
    { name: "a courier's sheet of 500 lines, 100 kills", limit: 3600, run: onSqlite(sheetBooked(1, 500, 100)) },
    {
      name: "a courier's sheet of 500 lines, 100 kills, PostgreSQL",
      limit: 3600,
      run: onPostgres(sheetBooked(2, 500, 100)),
    },
    { name: "PostgreSQL away", limit: 600, run: () => postgresTroubles(30, false) },
    { name: "PostgreSQL out of connections", limit: 600, run: () => outOfConnections(10) },
    { name: "disk full", limit: 600, run: () => inTemporaryFolder((folder) => fullDisk(folder, 200)) },
    { name: "file unusable at start", limit: 600, run: () => inTemporaryFolder(unusableFile) },
    { name: "e-mail service in trouble", limit: 600, run: onSqlite((url) => serviceInTrouble(url, 500, false)) },
    { name: "e-mail service hangs", limit: 600, run: onSqlite((url) => shopWhileServiceHangs(url, 300)) },
    { name: "a thousand phones, 10 kills", limit: 600, run: onSqlite(told(1, 1_000, 10)) },
    { name: "a thousand phones, two servers, 10 kills", limit: 600, run: onPostgres(told(2, 1_000, 10)) },
    { name: "push service hangs", limit: 600, run: onSqlite((url) => shopWhilePushHangs(url, 300, 1_000)) },
    { name: "SIGTERM under load", limit: 600, run: onSqlite((url) => stopUnderLoad(url, 10)) },
    { name: "SIGTERM under load, PostgreSQL", limit: 600, run: onPostgres((url) => stopUnderLoad(url, 10)) },
    { name: "clock set back an hour", limit: 600, run: onSqlite(clockSetBack) },
    { name: "two servers", limit: 600, run: onPostgres((url) => multipleServers(url, 2, 30)) },
    { name: "three servers", limit: 600, run: onPostgres((url) => multipleServers(url, 3, 30)) },
    releases,
    releasesOnTwo,
    machineLost,
    openPagesOf(false),
    {
      name: "rebuild under a running server",
      limit: 1200,
      run: () => inTemporaryFolder((folder) => rebuildUnderServer(folder, false)),
    },
    {
      name: "failover, primary killed",
      limit: 600,
      run: () => inTemporaryFolder((folder) => failover(folder, "killed")),
    },
    { name: "silent failover", limit: 600, run: () => inTemporaryFolder((folder) => failover(folder, "silent")) },
    { name: "migration under load", limit: 600, run: onPostgres(migrationUnderLoad) },
    { name: "migration under load, SQLite", limit: 600, run: onSqlite(migrationUnderLoad) },
  ];
}

function shortVersion(): Experiment[] {
  return [
    // The longest first.
    releases,
    machineLost,
    openPagesOf(true),
    { name: "2 kills while sellers upload pictures", limit: 600, run: onSqlite((url) => killDuringUploads(url, 2, 3)) },
    { name: "silent failover", limit: 600, run: () => inTemporaryFolder((folder) => failover(folder, "silent")) },
    // Beside other tests a start takes several times as long as on a quiet machine.
    { name: "3 kills on SQLite", limit: 600, run: onSqlite((url) => killCycles(url, 3, 10)) },
    { name: "3 kills while stepping", limit: 600, run: onSqlite((url) => killDuringSteps(url, 3)) },
    { name: "2 kills while shoppers pay and cancel", limit: 600, run: onSqlite((url) => killDuringPayments(url, 2)) },
    { name: "a kill while shoppers pay, PostgreSQL", limit: 600, run: onPostgres((url) => killDuringPayments(url, 1)) },
    { name: "the last five pieces, 2 kills", limit: 600, run: onSqlite(rush(1, 2, true)) },
    { name: "the last five pieces, two servers, 2 kills", limit: 600, run: onPostgres(rush(2, 2, true)) },
    { name: "an offer, two devices, 2 kills", limit: 600, run: onSqlite(offersTaken(1, 2, 2, true)) },
    { name: "an offer, 200 devices, two servers", limit: 600, run: onPostgres(offersTaken(2, 1, 200, false)) },
    { name: "a courier's sheet, 2 kills", limit: 600, run: onSqlite(sheetBooked(1, 60, 2)) },
    { name: "a courier's sheet, 2 kills, PostgreSQL", limit: 600, run: onPostgres(sheetBooked(2, 60, 2)) },
    { name: "PostgreSQL away", limit: 600, run: () => postgresTroubles(1, true) },
    { name: "disk full", limit: 600, run: () => inTemporaryFolder((folder) => fullDisk(folder, 20)) },
    { name: "e-mail service in trouble", limit: 600, run: onSqlite((url) => serviceInTrouble(url, 20, true)) },
    { name: "two hundred phones, a kill", limit: 600, run: onSqlite(told(1, 200, 1)) },
    { name: "clock set back an hour", limit: 600, run: onSqlite(clockSetBack) },
    { name: "two servers", limit: 600, run: onPostgres((url) => multipleServers(url, 2, 4)) },
    {
      name: "rebuild under a running server",
      limit: 600,
      run: () => inTemporaryFolder((folder) => rebuildUnderServer(folder, true)),
    },
    { name: "migration under load", limit: 600, run: onPostgres(migrationUnderLoad) },
  ];
}

runAsCommand(async (short) => {
  await ensureSystemPackages(["PostgreSQL", "Caddy", "PgBouncer", "Chromium", "restic"]);
  return short ? shortVersion() : longVersion();
}, 3);
