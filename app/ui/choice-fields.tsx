import type { ReactNode } from "react";
import type { ChoiceOptions } from "../../shop/pieces/choices.ts";
import type { SizeGuide } from "../../shop/pieces/size-guide.ts";
import { ChoiceTiles } from "./choice-tiles.tsx";
import { DupattaSwitch } from "./dupatta-switch.tsx";

type Props = {
  offer: ChoiceOptions;
  sizeProblem?: string | undefined;
  sizeGuide?: SizeGuide | undefined;
  isSoldOut?: ((size: string) => boolean) | undefined;
  /** Where a size can be found out, at the end of the label's line. */
  sizeHelp: ReactNode;
};

const included = <span className="text-14 text-ink-2">included</span>;

/** Only what the product offers; no choice changes the price. A size has no default: only the shopper knows hers. */
export function ChoiceFields({ offer, sizeProblem, sizeGuide, isSoldOut, sizeHelp }: Props) {
  const { sizes, dupatta, scents, kilos } = offer;
  return (
    <div className="flex flex-col gap-5">
      {sizes && (
        <ChoiceTiles
          name="size"
          label="Size"
          options={sizes}
          problem={sizeProblem}
          spread
          guide={sizeGuide}
          isSoldOut={isSoldOut}
          aside={sizeHelp}
        />
      )}
      {scents && <ChoiceTiles name="scent" label="Attar" options={scents} preset={scents[0]} aside={included} />}
      {kilos && (
        <ChoiceTiles name="kilos" label="Mithai" options={kilos} preset={kilos[0]} unit=" kg" aside={included} />
      )}
      {dupatta && <DupattaSwitch />}
    </div>
  );
}
