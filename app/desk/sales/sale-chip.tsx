import type { SaleState } from "../../../shop/sale/sale.ts";
import { saleStateNames } from "../../../shop/sale/sale-words.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

const chipClasses: Readonly<Record<SaleState, string>> = {
  planned: "chip-goes",
  running: "chip-ready",
  over: "chip-closed",
};

export function SaleChip({ state }: { state: SaleState }) {
  return (
    <span className={`chip ${chipClasses[state]}`}>
      <span aria-hidden="true" className="stage-glyph">
        <Nuqta outline={state === "planned"} />
      </span>
      {saleStateNames[state]}
    </span>
  );
}
