import { useEffect, useState } from "react";
import type { DeviceOrder } from "../../shop/device-orders.ts";
import type { OrderStatus } from "../../shop/order-status.ts";
import { statusesApiPath } from "../../shop/paths.ts";
import type { Shape } from "../../shop/shape.ts";
import { readFromShop } from "../edition/kept-data.ts";

type StatusAnswer = { statuses: Readonly<Record<string, OrderStatus | null>> };

const answerShape: Shape<StatusAnswer> = {
  statuses: { "*?": { title: "string", text: "string", stones: "number", state: "string" } },
};

type Statuses = ReadonlyMap<string, OrderStatus | null>;

/** Where each of them stands now. Keys travel in the body, never in an address. */
export function useStatuses(orders: readonly DeviceOrder[]): Statuses {
  const [statuses, setStatuses] = useState<Statuses>(new Map());
  const asked = JSON.stringify(orders.map(({ number, key }) => ({ number, key })));
  useEffect(() => {
    if (asked === "[]") return;
    const look = () => {
      ask(asked).then(setStatuses, () => {
        // Without a line the rows say what the device knows; coming back asks again.
      });
    };
    look();
    const again = () => document.visibilityState === "visible" && look();
    const off = new AbortController();
    document.addEventListener("visibilitychange", again, { signal: off.signal });
    window.addEventListener("online", again, { signal: off.signal });
    return () => off.abort();
  }, [asked]);
  return statuses;
}

async function ask(orders: string): Promise<Statuses> {
  const { statuses } = await readFromShop<StatusAnswer>(statusesApiPath, answerShape, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"orders":${orders}}`,
  });
  return new Map(Object.entries(statuses));
}
