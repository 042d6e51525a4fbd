import { type Stage, stageTable } from "../../../shop/order/stage.ts";
import { StageGlyph } from "./stage-glyph.tsx";

const grounds: Readonly<Record<Stage, string>> = {
  new: "chip-waits",
  confirmed: "chip-goes",
  making: "chip-goes",
  packed: "chip-ready",
  sent: "chip-goes",
  delivered: "chip-ready",
  cancelled: "chip-closed",
  returned: "chip-closed",
};

/** Cut to a point at its right edge, as the shop's badges are. */
export function StageChip({ stage, large = false }: { stage: Stage; large?: boolean }) {
  return (
    <span className={`chip ${grounds[stage]} ${large ? "chip-large" : ""}`}>
      <StageGlyph stage={stage} />
      {stageTable[stage].name}
    </span>
  );
}
