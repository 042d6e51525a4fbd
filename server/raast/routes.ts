import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { raastCode, raastExpiry } from "../../shop/money/raast.ts";
import { parseRaastAmount, parseRaastOrder, raastPath } from "../../shop/money/raast-address.ts";
import type { ServerSettings } from "../environment.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import { createFairConcurrencyLimit } from "../http/concurrency-limit.ts";
import { problem, tryAgain } from "../http/problem.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import type { Selling } from "../products/api.ts";
import { raastPng, raastSvg } from "./raast-pictures.ts";

type Parts = {
  settings: Pick<ServerSettings, "rateLimit" | "trustProxy">;
  selling: () => Pick<Selling, "settings">;
  now?: () => number;
};

type Env = { Bindings: HttpBindings };

/** A minute, from one address: mobile networks share theirs among many shoppers. */
const perMinute = 300;

/** A picture takes some 75 ms of a core: one at a time leaves the core to other work in between. */
const maxQueued = 20;

/** Made anew for each request: a code holds for a day. */
const noStore = { "Cache-Control": "no-store" };

const nothingHere = () => problem(404, "There is nothing at this address.");

/** Codes to pay by Raast, for any sum: they name the shop's account and the sum, nothing of an order or a person. */
export function raastRoutes({ settings, selling, now = Date.now }: Parts): Hono<Env> {
  const routes = new Hono<Env>();
  const countRequest = createRateLimit(settings.rateLimit === "off" ? "off" : perMinute);
  const limit = createFairConcurrencyLimit(1, maxQueued);
  const clientOf = ({ req, env }: Context<Env>) =>
    addressGroup(
      clientAddress(env.incoming.socket.remoteAddress, req.header("x-forwarded-for") ?? null, settings.trustProxy),
    );

  routes.get(`${raastPath}/:file{[0-9]+\\.(?:svg|png)}`, async (context) => {
    const { name, raast } = selling().settings;
    const [sum = "", kind] = context.req.param("file").split(".");
    const amount = parseRaastAmount(sum);
    const order = context.req.query("order");
    const number = order === undefined ? undefined : parseRaastOrder(order);
    if (!raast || amount === undefined || (order !== undefined && number === undefined)) return nothingHere();
    const client = clientOf(context);
    const waitMs = await countRequest(client);
    if (waitMs !== undefined) return tryAgain(429, "Too many codes from this address.", waitMs / 1000);
    const code = raastCode({ iban: raast.iban, amount, expires: raastExpiry(now()) });
    if (kind === "svg") return context.body(raastSvg(code), 200, { ...noStore, "Content-Type": "image/svg+xml" });
    const png = await limit(client, () => raastPng(code, { shop: name, amount, number }));
    if (png === "full") return tryAgain(503, "The shop is very busy.", 1);
    return context.body(png, 200, { ...noStore, "Content-Type": "image/png" });
  });
  routes.all(`${raastPath}/*`, nothingHere);
  return routes;
}
