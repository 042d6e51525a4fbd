import type { Stage } from "../../../shop/order/stage.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

type Part = "done" | "next" | "later";

/** Cancelled and returned orders have none. */
const progress: Partial<
  Record<Stage, { parts: readonly [Part, Part, Part]; words: readonly [string, string, string] }>
> = {
  new: { parts: ["next", "later", "later"], words: ["Confirm", "Make and pack", "Send"] },
  confirmed: { parts: ["done", "next", "later"], words: ["Confirmed", "Make and pack", "Send"] },
  making: { parts: ["done", "next", "later"], words: ["Confirmed", "Being made", "Send"] },
  packed: { parts: ["done", "done", "next"], words: ["Confirmed", "Packed", "Send"] },
  sent: { parts: ["done", "done", "next"], words: ["Confirmed", "Packed", "On the way"] },
  delivered: { parts: ["done", "done", "done"], words: ["Confirmed", "Packed", "Delivered"] },
};

const counts = [1, 2, 3] as const;

/** An order's progress: one, two and three nuqtas, joined by hairlines. */
export function StageTrack({ stage }: { stage: Stage }) {
  const current = progress[stage];
  if (!current) return null;
  return (
    <ol className={`track ${stage === "delivered" ? "text-green" : ""}`}>
      {counts.map((count, index) => {
        const part = current.parts[index] ?? "later";
        return (
          <li key={count} className={`track-part track-${part}`} aria-current={part === "next" ? "step" : undefined}>
            <Nuqta count={count} outline={part !== "done"} className={count === 3 ? "text-11" : "text-13"} />
            <span className="track-word">{current.words[index]}</span>
          </li>
        );
      })}
    </ol>
  );
}
