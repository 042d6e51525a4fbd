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

/** Where each stands now; without a line, what was known stays. Keys travel in the body, never in an address. */
export function useOrderStatuses(orders: readonly DeviceOrder[]): Asked {
  const [statuses, setStatuses] = useState<Statuses>(new Map());
  const [failed, setFailed] = useState(false);
  const asked = JSON.stringify(orders.map(({ number, key }) => ({ number, key })));
  const newest = useRef<symbol>(undefined);
  const look = useCallback(async () => {
    const request = Symbol();
    newest.current = request;
    const result = await ask(asked).catch(() => undefined);
    // Overtaken by a request that knows of more orders, or of later changes.
    if (newest.current !== request) return;
    if (result) setStatuses(result);
    setFailed(!result);
  }, [asked]);
  useEffect(() => {
    void look();
    const again = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [look]);
  return { statuses, failed, retry: look };
}

async function ask(orders: string): Promise<Statuses> {
  if (orders === "[]") return new Map();
  const { statuses } = await fetchJson<StatusAnswer>(statusesApiPath, answerShape, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"orders":${orders}}`,
  });
  return new Map(Object.entries(statuses));
}
