import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { ordersApiPath, productsApiPath } from "../shop/paths.ts";
import type { ServerSettings } from "./environment.ts";
import { type HealthParts, healthRoutes } from "./http/health.ts";
import type { Metrics } from "./http/metrics.ts";
import { problem } from "./http/problem.ts";
import type { Log } from "./log.ts";
import { type OrderRoutesParts, orderRoutes } from "./orders/api.ts";
import { type ProductSource, productRoutes } from "./products/api.ts";
import { securityHeaders, strictTransport } from "./site/security-headers.ts";

export type AppParts = {
  settings: Pick<ServerSettings, "publicUrl" | "rateLimit" | "trustProxy">;
  catalogue: ProductSource;
  place: OrderRoutesParts["place"];
  health: HealthParts;
  log: Log;
  metrics: Metrics;
  /** Everything that isn't the API: pages, their data, files. */
  pages: (request: Request) => Response | Promise<Response>;
};

export type App = Hono<{ Bindings: HttpBindings }>;

const measuredRoutes = new Set<string>([ordersApiPath, productsApiPath, "/healthz", "/readyz"]);

const policyHeader = "Content-Security-Policy";

/** For everything but pages: nothing in an answer of the API, a picture or a script is itself a place to run things. */
const bareContent =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

export function createApp(parts: AppParts): App {
  const { settings, log } = parts;
  const app: App = new Hono();
  app.use(observe(parts), addHeaders(settings.publicUrl.startsWith("https:")));
  app.route("/", orderRoutes(parts));
  app.route("/", productRoutes(parts.catalogue));
  app.route("/", healthRoutes(parts.health));
  app.all("/api/*", () => problem(404, "There is nothing at this address."));
  app.all("*", (context) => parts.pages(context.req.raw));
  app.onError((error, context) => {
    log.error({ err: error, method: context.req.method, path: context.req.path }, "a request failed");
    return problem(500, "Something went wrong on our side.");
  });
  return app;
}

/** Paths without their query: that may hold what somebody searched for. */
function observe({ log, metrics, health }: AppParts): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const milliseconds = performance.now() - start;
    const { method, path } = context.req;
    const { status } = context.res;
    const route = measuredRoutes.has(path) ? path : path.startsWith("/api/") ? "/api" : "page";
    metrics.request(route, method, status, milliseconds / 1000);
    // A connection that stays open would hold up the end.
    if (health.isStopping()) context.res.headers.set("Connection", "close");
    const level = status >= 500 ? "warn" : route === ordersApiPath ? "info" : "debug";
    log[level]({ method, path: path.slice(0, 200), status, ms: Math.round(milliseconds) }, "request");
  };
}

function addHeaders(isSecure: boolean): MiddlewareHandler {
  const everywhere = Object.entries({
    ...securityHeaders,
    ...(isSecure && { "Strict-Transport-Security": strictTransport }),
  });
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of everywhere) if (!headers.has(name)) headers.set(name, value);
    // Pages bring a policy of their own, and a 304 must not replace the one that the browser has kept.
    if (!headers.has(policyHeader) && context.res.status !== 304) headers.set(policyHeader, bareContent);
  };
}
