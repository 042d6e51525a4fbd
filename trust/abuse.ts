// Shows that nobody gets in: `npm run abuse`, two minutes; `-- --short`, 40 seconds. Loopback only.
import { knownWeaknesses } from "./abuse/dependencies.ts";
import { poisonedFields } from "./abuse/fields.ts";
import { guesses } from "./abuse/guesses.ts";
import { headersEverywhere } from "./abuse/headers.ts";
import { keyGuesses, phoneGuesses } from "./abuse/order-guesses.ts";
import { gates, hostileBodies } from "./abuse/orders.ts";
import { oddRequests } from "./abuse/paths.ts";
import { hostilePictures } from "./abuse/pictures.ts";
import { hostileUploads } from "./abuse/uploads.ts";
import { runAsCommand } from "./command.ts";
import { onPostgres, onSqlite } from "./place.ts";
import type { Experiment } from "./report.ts";

const always: Experiment[] = [
  { name: "who may order", limit: 600, run: onSqlite(gates) },
  { name: "odd requests", limit: 600, run: onSqlite(oddRequests) },
];

function longVersion(): Experiment[] {
  return [
    { name: "headers", limit: 600, run: onSqlite((url) => headersEverywhere(url, 1)) },
    ...always,
    { name: "hostile bodies", limit: 600, run: onSqlite((url) => hostileBodies(url, 10_000)) },
    { name: "hostile bodies, PostgreSQL", limit: 600, run: onPostgres((url) => hostileBodies(url, 2_000)) },
    { name: "poisoned fields", limit: 600, run: onSqlite((url) => poisonedFields(url, 11)) },
    { name: "guesses at the desk", limit: 600, run: onSqlite((url) => guesses(url, 10_000)) },
    { name: "hostile uploads", limit: 900, run: onSqlite((url) => hostileUploads(url, 100)) },
    { name: "guesses at keys", limit: 900, run: onSqlite((url) => keyGuesses(url, 10_000)) },
    { name: "guesses at keys, PostgreSQL", limit: 600, run: onPostgres((url) => keyGuesses(url, 2_000)) },
    { name: "guesses at number and phone", limit: 900, run: onSqlite((url) => phoneGuesses(url, 10_000)) },
    { name: "hostile screenshots", limit: 600, run: onSqlite((url) => hostilePictures(url, 100)) },
    { name: "dependencies", limit: 600, run: knownWeaknesses },
  ];
}

function shortVersion(): Experiment[] {
  return [
    { name: "headers", limit: 600, run: onSqlite((url) => headersEverywhere(url, 6)) },
    ...always,
    { name: "hostile bodies", limit: 600, run: onSqlite((url) => hostileBodies(url, 1_000)) },
    { name: "poisoned fields", limit: 600, run: onSqlite((url) => poisonedFields(url, 6)) },
    { name: "guesses at the desk", limit: 600, run: onSqlite((url) => guesses(url, 500)) },
    { name: "hostile uploads", limit: 600, run: onSqlite((url) => hostileUploads(url, 15)) },
    { name: "guesses at keys", limit: 600, run: onSqlite((url) => keyGuesses(url, 300)) },
    { name: "guesses at number and phone", limit: 600, run: onSqlite((url) => phoneGuesses(url, 300)) },
    { name: "hostile screenshots", limit: 600, run: onSqlite((url) => hostilePictures(url, 14)) },
  ];
}

runAsCommand((short) => (short ? shortVersion() : longVersion()), 3);
