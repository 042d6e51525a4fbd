import { useEffect, useState } from "react";
import type { Stage } from "../../shop/order/stage.ts";
import drawing from "../assets/shamsa-order.svg?no-inline";
import { swapDrawnLayer } from "../device/device-orders.ts";

const layers = ["new", "confirmed", "making", "packed", "sent", "delivered"];

/** It grows with the order: so many of its layers, and how large. While it is made it has petals for the days. */
const growth: Readonly<Record<Stage, [layers: number, size: string]>> = {
  new: [1, "size-46"],
  confirmed: [2, "size-46"],
  making: [2, "size-58"],
  packed: [4, "size-52"],
  sent: [5, "size-52"],
  delivered: [6, "size-52"],
  cancelled: [0, "size-42"],
  returned: [0, "size-42"],
};

const mostPetals = 15;
const allPetals = 16;

const petalNames = Array.from({ length: allPetals }, (_, index) => `petal-${index + 1}`);

type Props = { stage: Stage; number: string /** Of making. */; day: number };

/** Ornament: the words beside it say the same. What is newer than what she saw last draws itself, once. */
export function OrderShamsa({ stage, number, day }: Props) {
  const [count, size] = growth[stage];
  const petals = stage === "making" ? Math.min(mostPetals, Math.max(1, day)) : 0;
  const drawn = [...layers.slice(0, count), ...petalNames.slice(0, petals)];
  const toCome = stage === "making" ? ["grid", ...petalNames.slice(petals)] : stage === "delivered" ? [] : ["grid"];
  const newest = useNewest(number, drawn);
  return (
    <svg
      aria-hidden="true"
      viewBox="-178 -178 356 356"
      className={`order-shamsa shrink-0 print:size-24 @[32rem]:size-[min(232px,36cqw)] ${size}`}
    >
      {toCome.map((layer) => (
        <use key={layer} href={`${drawing}#${layer}`} className="order-shamsa-to-come" />
      ))}
      {drawn.map((layer) => (
        <use
          key={layer}
          href={`${drawing}#${layer}`}
          data-newest={newest === layer || undefined}
          data-today={layer === `petal-${petals}` || undefined}
        />
      ))}
    </svg>
  );
}

/** The last layer, when she hasn't seen it on this device yet. */
function useNewest(number: string, drawn: readonly string[]): string | undefined {
  const last = drawn.at(-1) ?? "";
  const [newest, setNewest] = useState<string>();
  useEffect(() => {
    const before = swapDrawnLayer(number, last);
    if (before !== undefined && before !== last) setNewest(last);
  }, [number, last]);
  return newest;
}
