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

type Props = {
  stage: Stage;
  /** A new order that let go of its pieces. */
  letGo?: boolean;
  large?: boolean;
};

export function StageChip({ stage, letGo = false, large = false }: Props) {
  const hasLetGo = letGo && stage === "new";
  return (
    <span className={`chip ${chipClasses[stage]} ${large ? "chip-large" : ""}`}>
      <StageGlyph stage={stage} className={hasLetGo ? "dashed" : ""} />
      {stageTable[stage].name}
      {hasLetGo && ", let go"}
    </span>
  );
}
