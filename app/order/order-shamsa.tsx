import { useEffect, useState } from "react";
import type { Stage } from "../../shop/order/stage.ts";
import drawing from "../assets/shamsa-order.svg?no-inline";
import { swapDrawnLayer } from "../device/device-orders.ts";

const layers = ["new", "confirmed", "making", "packed", "sent", "delivered"];

/** How many layers the drawing has at each stage, and its size. While the order is made, petals count the days. */
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

type Props = { stage: Stage; number: string /** The day of making. */; day: number };

/** Hidden from screen readers: the words beside it say the same. A layer that is new since the last visit is animated. */
export function OrderShamsa({ stage, number, day }: Props) {
  const [count, size] = growth[stage];
  const petals = stage === "making" ? Math.min(mostPetals, Math.max(1, day)) : 0;
  const drawn = [...layers.slice(0, count), ...petalNames.slice(0, petals)];
  const toCome = stage === "making" ? ["grid", ...petalNames.slice(petals)] : stage === "delivered" ? [] : ["grid"];
  const newest = useNewLayer(number, drawn);
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

/** The last layer, if it is new since the last visit on this device. */
function useNewLayer(number: string, drawn: readonly string[]): string | undefined {
  const last = drawn.at(-1) ?? "";
  const [newest, setNewest] = useState<string>();
  useEffect(() => {
    const before = swapDrawnLayer(number, last);
    if (before !== undefined && before !== last) setNewest(last);
  }, [number, last]);
  return newest;
}
