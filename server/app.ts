import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { deskPath } from "../shop/desk/desk-paths.ts";
import type { DeskPages } from "./desk/desk-pages.ts";
import { deskRoutes } from "./desk/routes.ts";
import type { ServerSettings } from "./environment.ts";
import { type Following, followRoutes } from "./follow/routes.ts";
import { addressGroup, clientAddress } from "./http/client-address.ts";
import { type HealthParts, healthRoutes, isProbe } from "./http/health.ts";
import type { Metrics } from "./http/metrics.ts";
import { type Answered, loggedPath } from "./http/observer.ts";
import { problem } from "./http/problem.ts";
import type { ProxyWatch } from "./http/proxy-watch.ts";
import type { Log } from "./log.ts";
import { type FindOfferPicture, offerPictureRoutes } from "./offers/routes.ts";
import { type OrderRoutesParts, orderRoutes } from "./orders/api.ts";
import { type LinkPreviews, linkPreviewRoutes } from "./pictures/link-preview-routes.ts";
import { productRoutes, type Selling, type StockNow } from "./products/api.ts";
import { raastRoutes } from "./raast/routes.ts";
import type { OtherReleaseFiles } from "./releases/other-release-files.ts";
import { type FindReviewPhoto, reviewPhotoRoutes } from "./reviews/routes.ts";
import { picturesPath } from "./site/pictures.ts";
import { barePolicy, commonHeaders, policyHeader } from "./site/security-headers.ts";
import { type StaticFiles, toFileRequest, toResponse } from "./site/static-files.ts";

export type AppParts = {
  settings: Pick<ServerSettings, "publicUrl" | "rateLimit" | "trustProxy" | "picturesUrl">;
  /** The catalogue and settings to sell from, as they are now. */
  selling: () => Selling;
  stockNow: StockNow;
  place: OrderRoutesParts["place"];
  health: HealthParts;
  /** While true, responses close their connections. */
  isStopping: () => boolean;
  log: Log;
  metrics: Metrics;
  observe: (answered: Answered) => void;
  proxyWatch: Pick<ProxyWatch, "see">;
  otherReleaseFiles: OtherReleaseFiles;
  /** Pictures that aren't files of the build. */
  morePictures: StaticFiles;
  offerPicture: FindOfferPicture;
  reviewPhoto: FindReviewPhoto;
  /** Everything that isn't matched by a route below: pages, their data, files. */
  pages: (request: Request, client: string) => Response | Promise<Response>;
  desk?: DeskPages;
  following?: Following;
  linkPreviews?: LinkPreviews;
};

export type App = Hono<{ Bindings: HttpBindings }>;

export function createApp(parts: AppParts): App {
  const { settings, log } = parts;
  const app: App = new Hono();
  app.use(observed(parts), addHeaders(settings.publicUrl));
  app.route("/", orderRoutes(parts));
  app.route("/", productRoutes(parts.selling, parts.stockNow));
  app.route("/", raastRoutes(parts));
  app.route("/", healthRoutes(parts.health));
  app.route("/", deskRoutes(parts));
  app.route("/", followRoutes(parts));
  app.route("/", offerPictureRoutes(parts.offerPicture));
  app.route("/", reviewPhotoRoutes(parts.reviewPhoto));
  const { linkPreviews } = parts;
  if (linkPreviews)
    app.route(
      "/",
      linkPreviewRoutes({ ...linkPreviews, ...settings, clientOf: (context) => clientOf(context, settings) }),
    );
  app.all("/api/*", () => problem(404, "There is nothing at this address."));
  const ofAnyRelease = async (context: Context<{ Bindings: HttpBindings }>) => {
    const { req } = context;
    const own = await parts.pages(req.raw, clientOf(context, settings));
    return own.status === 404 ? ((await parts.otherReleaseFiles(req.path, req.raw)) ?? own) : own;
  };
  app.on("GET", ["/assets/*", `${deskPath}/assets/*`], ofAnyRelease);
  app.on("GET", `${picturesPath}/*`, async (context) => {
    const found = parts.morePictures(context.req.path, toFileRequest(context.req.raw));
    return found ? toResponse(await found) : ofAnyRelease(context);
  });
  app.all("*", (context) => parts.pages(context.req.raw, clientOf(context, settings)));
  app.onError((error, context) => {
    log.error({ err: error, method: context.req.method, path: loggedPath(context.req.path) }, "a request failed");
    return problem(500, "Something went wrong on our side.");
  });
  return app;
}

function clientOf({ req, env }: Context<{ Bindings: HttpBindings }>, { trustProxy }: AppParts["settings"]): string {
  const forwardedFor = req.header("x-forwarded-for") ?? null;
  return addressGroup(clientAddress(env.incoming.socket.remoteAddress, forwardedFor, trustProxy));
}

function observed({ observe, isStopping, proxyWatch }: AppParts): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const start = performance.now();
    if (!isProbe(context.req.path)) {
      proxyWatch.see({
        socketAddress: context.env.incoming.socket.remoteAddress,
        forwardedFor: context.req.header("x-forwarded-for") ?? null,
        userAgent: context.req.header("user-agent") ?? "",
      });
    }
    await next();
    // A connection that stays open would delay the shutdown.
    if (isStopping()) context.res.headers.set("Connection", "close");
    const { method, path } = context.req;
    observe({ method, path, status: context.res.status, milliseconds: performance.now() - start });
  };
}

function addHeaders(publicUrl: string): MiddlewareHandler {
  const common = commonHeaders(publicUrl);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(common(context.req.path)))
      if (!headers.has(name)) headers.set(name, value);
    // Pages have a policy of their own; a 304 must not overwrite the one in the browser's cache.
    if (!headers.has(policyHeader) && context.res.status !== 304) headers.set(policyHeader, barePolicy);
  };
}
