import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { isOrderKey, maxDeviceOrders } from "../../shop/device/device-orders.ts";
import { parseOrderAddress } from "../../shop/follow/order-address.ts";
import { type OrderStatus, orderStatus } from "../../shop/follow/order-status.ts";
import { findOrderPath, offersPath, statusesApiPath } from "../../shop/paths.ts";
import type { MakingDays } from "../../shop/pieces/making.ts";
import { isRecord } from "../../shop/record.ts";
import type { ServerSettings } from "../environment.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import { readJsonBody } from "../http/json-body.ts";
import { withPrivateHeaders } from "../http/private-pages.ts";
import { problem } from "../http/problem.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import type { OpenFollower } from "./order-follower.ts";
import type { OrderPages } from "./order-pages.ts";

export type Following = { pages: OrderPages; open: OpenFollower; makingDays: () => MakingDays };

type Parts = { settings: Pick<ServerSettings, "trustProxy" | "publicUrl">; following?: Following };

const bodyLimit = 16 * 1024;

export function followRoutes({ settings, following }: Parts): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  if (!following) return routes;
  const addressOf = (forwardedFor: string | undefined, socketAddress: string | undefined) =>
    addressGroup(clientAddress(socketAddress, forwardedFor ?? null, settings.trustProxy));

  // Also with a trailing slash: a redirect would lose a submitted form.
  for (const path of [findOrderPath, `${findOrderPath}/`])
    routes.all(path, ({ req, env }) =>
      following.pages(req.raw, addressOf(req.header("x-forwarded-for"), env.incoming.socket.remoteAddress)),
    );
  routes.all(`${findOrderPath}/*`, async (context, next) => {
    const { req, env } = context;
    if (parseOrderAddress(req.path))
      return following.pages(req.raw, addressOf(req.header("x-forwarded-for"), env.incoming.socket.remoteAddress));
    // Any other address below is rendered as "Order not found", the same for everybody.
    await next();
    withPrivateHeaders(context.res);
    return undefined;
  });

  routes.get(`${offersPath}/*`, ({ req, env }) =>
    following.pages(req.raw, addressOf(req.header("x-forwarded-for"), env.incoming.socket.remoteAddress)),
  );
  routes.all(`${offersPath}/*`, () => problem(405, "Offers are only read.", {}, { Allow: "GET, HEAD" }));

  routes.post(statusesApiPath, async ({ req, env, json }) => {
    if (!isSameOrigin(req.raw.headers, settings.publicUrl))
      return problem(403, "Asked for by the shop's own pages only.");
    const body = await readJsonBody(req.raw, bodyLimit);
    if (!body.ok) return problem(body.status, body.detail);
    const follower = following.open(addressOf(req.header("x-forwarded-for"), env.incoming.socket.remoteAddress));
    const statuses: Record<string, (OrderStatus & { revision: number }) | null> = {};
    for (const { number, key } of requestedOrders(body.value)) {
      const order = await follower.open(number, key);
      const { makingDays } = following;
      statuses[number] = order ? { ...orderStatus(order, makingDays(), follower.now), revision: order.revision } : null;
    }
    return json({ statuses, now: follower.now }, 200, { "Cache-Control": "private, no-store" });
  });
  return routes;
}

function requestedOrders(value: unknown): { number: string; key: string }[] {
  const orders = isRecord(value) && Array.isArray(value.orders) ? value.orders : [];
  return orders.slice(0, maxDeviceOrders).flatMap((order: unknown) => {
    if (!isRecord(order) || typeof order.number !== "string" || !isOrderKey(order.key)) return [];
    return [{ number: order.number, key: order.key }];
  });
}
