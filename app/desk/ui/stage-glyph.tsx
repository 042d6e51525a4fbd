import type { Stage } from "../../../shop/order/stage.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

type Glyph = { count: 1 | 2 | 3; filled: boolean } | "struck" | "back";

/** One nuqta for a new order, two for the making, three for the delivery; filled when that part is done. */
const glyphs: Readonly<Record<Stage, Glyph>> = {
  new: { count: 1, filled: false },
  confirmed: { count: 1, filled: true },
  making: { count: 2, filled: false },
  packed: { count: 2, filled: true },
  sent: { count: 3, filled: false },
  delivered: { count: 3, filled: true },
  cancelled: "struck",
  returned: "back",
};

/** Fewer are larger, so that each fills its box. */
const sizes = { 1: "text-[1em]", 2: "text-[0.89em]", 3: "text-[0.78em]" } as const;

export function StageGlyph({ stage, className = "" }: { stage: Stage; className?: string }) {
  const glyph = glyphs[stage];
  return (
    <span aria-hidden="true" className={`stage-glyph ${className}`}>
      {typeof glyph === "object" ? (
        <Nuqta count={glyph.count} outline={!glyph.filled} className={sizes[glyph.count]} />
      ) : (
        <ClosedGlyph kind={glyph} />
      )}
    </span>
  );
}

export function ClosedGlyph({ kind }: { kind: "struck" | "back" }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-[1.8em] fill-none stroke-current" strokeWidth="1.6">
      {kind === "struck" ? (
        <path d="m12 5.5 6.5 6.5-6.5 6.5L5.5 12zM4 20 20 4" />
      ) : (
        <path d="m16.5 10 4.5 4.5-4.5 4.5-4.500-4.500zM14 8H4m4-4L4 8l4 4" />
      )}
    </svg>
  );
}
