import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { deskPath } from "../../shop/desk/desk-paths.ts";
import type { ServerSettings } from "../environment.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import type { DeskPages } from "./desk-pages.ts";

const deskAssets = `${deskPath}/assets/`;

type Parts = { settings: Pick<ServerSettings, "trustProxy">; desk?: DeskPages };

export function deskRoutes({ settings, desk }: Parts): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  if (!desk) return routes;
  for (const path of [deskPath, `${deskPath}/*`])
    routes.all(path, ({ req, env }, next) => {
      // Assets of other releases are served by the same route as those of the shop's pages.
      if (req.path.startsWith(deskAssets)) return next();
      const forwardedFor = req.header("x-forwarded-for") ?? null;
      const address = clientAddress(env.incoming.socket.remoteAddress, forwardedFor, settings.trustProxy);
      return desk(req.raw, addressGroup(address));
    });
  return routes;
}
