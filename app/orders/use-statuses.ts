import { useEffect, useState } from "react";
import type { DeviceOrder } from "../../shop/device-orders.ts";
import type { OrderStatus } from "../../shop/order-status.ts";
import { statusesApiPath } from "../../shop/paths.ts";
import { fits, type Shape } from "../../shop/shape.ts";

type StatusAnswer = { statuses: Readonly<Record<string, OrderStatus | null>> };

const answerShape: Shape<StatusAnswer> = {
  statuses: { "*?": { title: "string", text: "string", stones: "number", state: "string" } },
};

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
  const answer: unknown = await response.json();
  if (!fits<StatusAnswer>(answer, answerShape)) throw new Error("The shop answered in the shape of another release");
  return new Map(Object.entries(answer.statuses));
}
