// Attacks the shop: `npm run abuse`, two minutes; `-- --short`, 40 seconds. Loopback only.
import { knownWeaknesses } from "./abuse/dependencies.ts";
import { poisonedFields } from "./abuse/fields.ts";
import { headersEverywhere } from "./abuse/headers.ts";
import { hostileOffers } from "./abuse/offers.ts";
import { keyGuesses, phoneGuesses } from "./abuse/order-guesses.ts";
import { hostileBodies, orderApiLimits } from "./abuse/orders.ts";
import { passwordGuesses } from "./abuse/password-guesses.ts";
import { oddRequests } from "./abuse/paths.ts";
import { hostileReviews } from "./abuse/reviews.ts";
import { hostileScreenshots } from "./abuse/screenshots.ts";
import { hostileUploads } from "./abuse/uploads.ts";
import { runAsCommand } from "./command.ts";
import type { Experiment } from "./report.ts";
import { onPostgres, onSqlite } from "./sandbox.ts";

const always: Experiment[] = [
  { name: "who may order", limit: 600, run: onSqlite(orderApiLimits) },
  { name: "odd requests", limit: 600, run: onSqlite(oddRequests) },
];

function longVersion(): Experiment[] {
  return [
    { name: "headers", limit: 600, run: onSqlite((url) => headersEverywhere(url, 1)) },
    ...always,
    { name: "hostile bodies", limit: 600, run: onSqlite((url) => hostileBodies(url, 10_000)) },
    { name: "hostile bodies, PostgreSQL", limit: 600, run: onPostgres((url) => hostileBodies(url, 2_000)) },
    { name: "hostile offers", limit: 900, run: onSqlite((url) => hostileOffers(url, 10_000)) },
    { name: "hostile offers, PostgreSQL", limit: 600, run: onPostgres((url) => hostileOffers(url, 2_000)) },
    { name: "poisoned fields", limit: 600, run: onSqlite((url) => poisonedFields(url, 11)) },
    { name: "guesses at the desk", limit: 600, run: onSqlite((url) => passwordGuesses(url, 10_000)) },
    { name: "hostile uploads", limit: 900, run: onSqlite((url) => hostileUploads(url, 100)) },
    { name: "guesses at keys", limit: 900, run: onSqlite((url) => keyGuesses(url, 10_000)) },
    { name: "guesses at keys, PostgreSQL", limit: 600, run: onPostgres((url) => keyGuesses(url, 2_000)) },
    { name: "guesses at number and phone", limit: 900, run: onSqlite((url) => phoneGuesses(url, 10_000)) },
    { name: "hostile screenshots", limit: 600, run: onSqlite((url) => hostileScreenshots(url, 100)) },
    { name: "hostile reviews", limit: 600, run: onSqlite((url) => hostileReviews(url, 1_000)) },
    { name: "hostile reviews, PostgreSQL", limit: 600, run: onPostgres((url) => hostileReviews(url, 200)) },
    { name: "dependencies", limit: 600, run: knownWeaknesses },
  ];
}

function shortVersion(): Experiment[] {
  return [
    { name: "headers", limit: 600, run: onSqlite((url) => headersEverywhere(url, 6)) },
    ...always,
    { name: "hostile bodies", limit: 600, run: onSqlite((url) => hostileBodies(url, 1_000)) },
    { name: "hostile offers", limit: 600, run: onSqlite((url) => hostileOffers(url, 500)) },
    { name: "poisoned fields", limit: 600, run: onSqlite((url) => poisonedFields(url, 6)) },
    { name: "guesses at the desk", limit: 600, run: onSqlite((url) => passwordGuesses(url, 500)) },
    { name: "hostile uploads", limit: 600, run: onSqlite((url) => hostileUploads(url, 15)) },
    { name: "guesses at keys", limit: 600, run: onSqlite((url) => keyGuesses(url, 300)) },
    { name: "guesses at number and phone", limit: 600, run: onSqlite((url) => phoneGuesses(url, 300)) },
    { name: "hostile screenshots", limit: 600, run: onSqlite((url) => hostileScreenshots(url, 14)) },
    { name: "hostile reviews", limit: 600, run: onSqlite((url) => hostileReviews(url, 40)) },
  ];
}

runAsCommand((short) => (short ? shortVersion() : longVersion()), 3);
