import type { Stage } from "../../../shop/order/stage.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

type Part = "done" | "next" | "later";

/** How far each of the three parts is, by stage; closed orders have no way any more. */
const ways: Partial<Record<Stage, { parts: readonly [Part, Part, Part]; words: readonly [string, string, string] }>> = {
  new: { parts: ["next", "later", "later"], words: ["Confirm", "Make and pack", "Send"] },
  confirmed: { parts: ["done", "next", "later"], words: ["Confirmed", "Make and pack", "Send"] },
  making: { parts: ["done", "next", "later"], words: ["Confirmed", "Being made", "Send"] },
  packed: { parts: ["done", "done", "next"], words: ["Confirmed", "Packed", "Send"] },
  sent: { parts: ["done", "done", "next"], words: ["Confirmed", "Packed", "On the way"] },
  delivered: { parts: ["done", "done", "done"], words: ["Confirmed", "Packed", "Delivered"] },
};

const counts = [1, 2, 3] as const;

/** The way of an order: three groups of nuqtas joined by hairlines. The words say it all. */
export function Track({ stage }: { stage: Stage }) {
  const way = ways[stage];
  if (!way) return null;
  return (
    <ol className={`track ${stage === "delivered" ? "text-green" : ""}`}>
      {counts.map((count, index) => {
        const part = way.parts[index] ?? "later";
        return (
          <li key={count} className={`track-part track-${part}`} aria-current={part === "next" ? "step" : undefined}>
            <Nuqta count={count} outline={part !== "done"} className={count === 3 ? "text-11" : "text-13"} />
            <span className="track-word">{way.words[index]}</span>
          </li>
        );
      })}
    </ol>
  );
}
