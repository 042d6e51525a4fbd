import { useEffect, useState } from "react";
import type { Stage } from "../../shop/stage.ts";
import drawing from "../assets/shamsa-order.svg?no-inline";

/** It grows with the order: each stage adds its layer to those before it. */
const layers: Readonly<Record<Stage, readonly string[]>> = {
  new: ["new"],
  confirmed: ["new", "confirmed"],
  making: ["new", "confirmed"],
  packed: ["new", "confirmed", "making", "packed"],
  sent: ["new", "confirmed", "making", "packed", "sent"],
  delivered: ["new", "confirmed", "making", "packed", "sent", "delivered"],
  cancelled: [],
  returned: [],
};

const mostPetals = 15;

const sizes: Readonly<Record<Stage, string>> = {
  new: "size-46",
  confirmed: "size-46",
  making: "size-58",
  packed: "size-52",
  sent: "size-52",
  delivered: "size-52",
  cancelled: "size-42",
  returned: "size-42",
};

type Props = { stage: Stage; number: string /** Of making. */; day: number };

/** Ornament: the words beside it say the same. What is newer than what she saw last draws itself, once. */
export function OrderShamsa({ stage, number, day }: Props) {
  const petals = stage === "making" ? Math.min(mostPetals, Math.max(1, day)) : 0;
  const drawn = [...layers[stage], ...Array.from({ length: petals }, (_, index) => `petal-${index + 1}`)];
  const newest = useNewest(number, drawn);
  return (
    <svg aria-hidden="true" viewBox="-178 -178 356 356" className={`order-shamsa shrink-0 md:size-58 ${sizes[stage]}`}>
      {stage !== "delivered" && <use href={`${drawing}#grid`} className="order-shamsa-grid" />}
      {drawn.map((layer) => (
        <use
          key={layer}
          href={`${drawing}#${layer}`}
          data-newest={newest === layer || undefined}
          data-today={(layer === `petal-${petals}` && stage === "making") || undefined}
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
    const name = `naqsh-drawn-${number}`;
    try {
      const before = sessionStorage.getItem(name);
      sessionStorage.setItem(name, last);
      if (before !== null && before !== last) setNewest(last);
    } catch {
      // Where nothing can be kept, it stands.
    }
  }, [number, last]);
  return newest;
}
