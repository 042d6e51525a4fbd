import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { order } from "../../shop/testing/orders.ts";
import { createHttpServer } from "../http/listen.ts";
import type { OrderOutcome } from "../http/metrics.ts";
import { silent } from "../testing/databases.ts";
import { newRequest } from "../testing/orders.ts";
import { postOrder, testSettings } from "../testing/shop-server.ts";
import { orderRoutes } from "./api.ts";
import type { PlacedOrder } from "./place-order.ts";

test("more orders than can be queued get a 503 at once; later ones are accepted again", async () => {
  const outcomes: OrderOutcome[] = [];
  const waiting: ((placed: PlacedOrder) => void)[] = [];
  const place = () => new Promise<PlacedOrder>((resolve) => void waiting.push(resolve));
  const settings = testSettings({ RATE_LIMIT: "off" });
  const metrics = { order: (outcome: OrderOutcome) => void outcomes.push(outcome) };
  const server = createHttpServer(orderRoutes({ settings, place, log: silent, metrics, maxPending: 2 }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const post = () => postOrder(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, newRequest());

  const inside = [post(), post()];
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await post();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(refused.headers.get("content-type")).toBe("application/problem+json");

  for (const answer of waiting.splice(0)) answer({ outcome: "placed", pageKey: "", order: order() });
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([201, 201]);
  const next = post();
  while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  waiting[0]?.({ outcome: "placed", pageKey: "", order: order() });
  expect((await next).status).toBe(201);
  expect(outcomes).toEqual(["unavailable", "placed", "placed", "placed"]);
});
