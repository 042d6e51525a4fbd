import type { ReactNode } from "react";
import type { ChoiceOptions } from "../../shop/pieces/choices.ts";
import { ChoiceTiles } from "./choice-tiles.tsx";
import { DupattaSwitch } from "./dupatta-switch.tsx";

type Props = {
  offer: ChoiceOptions;
  sizeProblem?: string | undefined;
  /** Where a size can be found out, at the end of the label's line. */
  sizeHelp: ReactNode;
};

const included = <span className="text-14 text-ink-2">included</span>;

/** Only what the product offers; no choice changes the price. A size has no default: only the shopper knows hers. */
export function ChoiceFields({ offer: { sizes, dupatta, scents, kilos }, sizeProblem, sizeHelp }: Props) {
  return (
    <div className="flex flex-col gap-5">
      {sizes && <ChoiceTiles name="size" label="Size" options={sizes} problem={sizeProblem} spread aside={sizeHelp} />}
      {scents && <ChoiceTiles name="scent" label="Attar" options={scents} preset={scents[0]} aside={included} />}
      {kilos && (
        <ChoiceTiles name="kilos" label="Mithai" options={kilos} preset={kilos[0]} unit=" kg" aside={included} />
      )}
      {dupatta && <DupattaSwitch />}
    </div>
  );
}
