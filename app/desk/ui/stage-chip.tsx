import { type Stage, stageTable } from "../../../shop/order/stage.ts";
import { StageGlyph } from "./stage-glyph.tsx";

const chipClasses: Readonly<Record<Stage, string>> = {
  new: "chip-waits",
  confirmed: "chip-goes",
  making: "chip-goes",
  packed: "chip-ready",
  sent: "chip-goes",
  delivered: "chip-ready",
  cancelled: "chip-closed",
  returned: "chip-closed",
};

export function StageChip({ stage, large = false }: { stage: Stage; large?: boolean }) {
  return (
    <span className={`chip ${chipClasses[stage]} ${large ? "chip-large" : ""}`}>
      <StageGlyph stage={stage} />
      {stageTable[stage].name}
    </span>
  );
}
