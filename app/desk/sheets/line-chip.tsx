import { lineStateNames } from "../../../shop/sheet/line-words.ts";
import type { ComparedLine } from "../../../shop/sheet/sheet-desk.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";

const chipClasses: Readonly<Record<ComparedLine["state"], string>> = {
  fits: "chip-ready",
  booked: "chip-ready",
  differs: "chip-waits",
  unknown: "chip-closed",
  "booked-already": "chip-closed",
};

export function LineChip({ state }: Pick<ComparedLine, "state">) {
  return (
    <span className={`chip ${chipClasses[state]}`}>
      <span aria-hidden="true" className="stage-glyph">
        {state === "fits" || state === "booked" ? (
          <Icon name="check" className="size-4" />
        ) : state === "unknown" ? (
          <span className="text-13">?</span>
        ) : (
          <Nuqta outline={state === "differs"} />
        )}
      </span>
      {lineStateNames[state]}
    </span>
  );
}
