import { useCallback, useEffect, useRef, useState } from "react";
import type { DeviceOrder } from "../../shop/device/device-orders.ts";
import type { OrderStatus } from "../../shop/follow/order-status.ts";
import { statusesApiPath } from "../../shop/paths.ts";
import type { Shape } from "../../shop/shape.ts";
import { fetchJson } from "../page/fetch-json.ts";

type StatusAnswer = { statuses: Readonly<Record<string, OrderStatus | null>> };

const answerShape: Shape<StatusAnswer> = {
  statuses: { "*?": { title: "string", text: "string", stones: "number", state: "string" } },
};

type Statuses = ReadonlyMap<string, OrderStatus | null>;

type Asked = { statuses: Statuses; failed: boolean; retry: () => void };

/** The current status of each order; offline the last ones stay. Keys are sent in the body, never in an address. */
export function useOrderStatuses(orders: readonly DeviceOrder[]): Asked {
  const [statuses, setStatuses] = useState<Statuses>(new Map());
  const [failed, setFailed] = useState(false);
  const asked = JSON.stringify(orders.map(({ number, key }) => ({ number, key })));
  const newest = useRef<symbol>(undefined);
  const poll = useCallback(async () => {
    const request = Symbol();
    newest.current = request;
    const result = await fetchStatuses(asked).catch(() => undefined);
    // A later request, perhaps with more orders, has been sent.
    if (newest.current !== request) return;
    if (result) setStatuses(result);
    setFailed(!result);
  }, [asked]);
  useEffect(() => {
    void poll();
    const again = () => document.visibilityState === "visible" && poll();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [poll]);
  return { statuses, failed, retry: poll };
}

async function fetchStatuses(orders: string): Promise<Statuses> {
  if (orders === "[]") return new Map();
  const { statuses } = await fetchJson<StatusAnswer>(statusesApiPath, answerShape, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"orders":${orders}}`,
  });
  return new Map(Object.entries(statuses));
}
