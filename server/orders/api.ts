import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { createReceipt } from "../../shop/order/answer.ts";
import { type AnyOrderRequest, parseOrderRequest } from "../../shop/order/request.ts";
import { ordersApiPath } from "../../shop/paths.ts";
import { isUnavailable } from "../database/database-error.ts";
import type { ServerSettings } from "../environment.ts";
import { addressGroup, clientAddress, widerAddressGroup } from "../http/client-address.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { readJsonBody } from "../http/json-body.ts";
import type { Metrics } from "../http/metrics.ts";
import { problem, tryAgain } from "../http/problem.ts";
import { createRateLimit, type RateLimit } from "../http/rate-limit.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import type { Log } from "../log.ts";
import type { PlacedOrder } from "./place-order.ts";

export type OrderRoutesParts = {
  settings: Pick<ServerSettings, "publicUrl" | "rateLimit" | "trustProxy">;
  /** `from`: the network address, grouped as for the rate limits. */
  place: (request: AnyOrderRequest, from: string) => Promise<PlacedOrder>;
  log: Log;
  metrics: Pick<Metrics, "order">;
  /** Orders being stored or queued for it; more get a 503. */
  maxPending?: number;
};

type Env = { Bindings: HttpBindings };

const bodyLimit = 64 * 1024;

/** About as many as are stored in a second. */
const defaultPending = 1024;

/** As many as share one commit. More would only compete for the database and hold memory; the others are queued. */
const maxConcurrent = 64;

export function orderRoutes(parts: OrderRoutesParts): Hono<Env> {
  const routes = new Hono<Env>();
  const maxPending = parts.maxPending ?? defaultPending;
  const concurrent = Math.min(maxPending, maxConcurrent);
  const limit = createConcurrencyLimit(concurrent, maxPending - concurrent);
  routes.post(ordersApiPath, sameOriginOnly(parts), limitRate(parts), async (context) => {
    const body = await readJsonBody(context.req.raw, bodyLimit);
    if (!body.ok) return problem(body.status, body.detail);
    const parsed = parseOrderRequest(body.value);
    if (!parsed.ok) return problem(422, "Some fields of the order are wrong.", { errors: parsed.errors });
    const placed = await limit(() => place(parts, parsed.request, addressGroup(addressOf(context, parts))));
    parts.metrics.order(placed === "full" ? "unavailable" : placed.outcome);
    return placed === "full" ? tryAgain(503, "The shop is very busy.", 1) : answer(context, placed);
  });
  routes.all(ordersApiPath, () => problem(405, "Orders are posted.", {}, { Allow: "POST" }));
  return routes;
}

function sameOriginOnly({ settings }: OrderRoutesParts): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (isSameOrigin(context.req.raw.headers, settings.publicUrl)) return next();
    return problem(403, "Orders are taken from the shop's own pages only.");
  };
}

function addressOf({ req, env }: Context<Env>, { settings }: OrderRoutesParts): string {
  const forwardedFor = req.header("x-forwarded-for") ?? null;
  return clientAddress(env.incoming.socket.remoteAddress, forwardedFor, settings.trustProxy);
}

function limitRate(parts: OrderRoutesParts): MiddlewareHandler<Env> {
  const limits = createAddressLimits(parts.settings.rateLimit);
  return async (context, next) => {
    const waitMs = await limits(addressOf(context, parts));
    if (waitMs === undefined) return next();
    return tryAgain(429, "Too many orders from this address.", waitMs / 1000);
  };
}

/**
 * By the minute and by the hour for one address, and four times as much for a /48 of IPv6, whose owner has 65,536
 * addresses as we count them. The hourly limit is generous, because offices and mobile networks share addresses.
 */
export function createAddressLimits(perMinute: number | "off"): RateLimit {
  const times = (factor: number) => (perMinute === "off" ? perMinute : perMinute * factor);
  const limits: [RateLimit, (address: string) => string][] = [
    [createRateLimit(times(1)), addressGroup],
    [createRateLimit(times(5), hour), addressGroup],
    [createRateLimit(times(4)), widerAddressGroup],
    [createRateLimit(times(20), hour), widerAddressGroup],
  ];
  return async (address) => {
    for (const [limit, group] of limits) {
      const waitMs = await limit(group(address));
      if (waitMs !== undefined) return waitMs;
    }
    return undefined;
  };
}

const hour = 60 * 60;

type Unavailable = { outcome: "unavailable" };

async function place(
  { place, log }: OrderRoutesParts,
  request: AnyOrderRequest,
  from: string,
): Promise<PlacedOrder | Unavailable> {
  try {
    return await place(request, from);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ err: error }, "an order could not be stored: the database is not available");
    return { outcome: "unavailable" };
  }
}

function answer(context: Context<Env>, placed: PlacedOrder | Unavailable): Response {
  switch (placed.outcome) {
    case "placed":
    case "repeated":
      return context.json(
        createReceipt(placed.order, placed.pageKey),
        placed.outcome === "placed" ? 201 : 200,
        noStore,
      );
    case "key-reused":
      return problem(409, "Another order was placed with this key.");
    case "refused":
      return problem(422, "The order can't be placed as it stands.", { errors: placed.errors, priced: placed.priced });
    case "too-many":
      return tryAgain(429, "Too many orders from this phone number.", placed.retryAfterMs / 1000);
    case "unavailable":
      return tryAgain(503, "Orders can't be stored at the moment.", 5);
  }
}

const noStore = { "Cache-Control": "no-store" };
