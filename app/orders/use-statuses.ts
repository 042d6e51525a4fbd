import { useEffect, useState } from "react";
import type { DeviceOrder } from "../../shop/device-orders.ts";
import type { OrderStatus } from "../../shop/order-status.ts";
import { statusesApiPath } from "../../shop/paths.ts";

export type Statuses = ReadonlyMap<string, OrderStatus | null>;

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
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }, [asked]);
  return statuses;
}

async function ask(orders: string): Promise<Statuses> {
  const response = await fetch(statusesApiPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"orders":${orders}}`,
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}`);
  const { statuses }: { statuses: Record<string, OrderStatus | null> } = await response.json();
  return new Map(Object.entries(statuses));
}
