import { type ComponentType, lazy, Suspense } from "react";
import type { Offer } from "../../shop/choices.ts";
import type { Choices } from "../../shop/product.ts";
import { ChoiceTiles } from "./choice-tiles.tsx";
import { DupattaSwitch } from "./dupatta-switch.tsx";

/** Two pieces in three have no sizes. What the page shows of it works without the script. */
const SizeHelp = lazy<ComponentType<{ sizes: readonly string[] }>>(() =>
  import("./size-help.tsx").catch(() => ({ default: () => null })),
);

type Props = { offer: Offer; choices: Choices; onChoose: (choice: Choices) => void };

/** Only what the product offers. Each choice has the first option chosen; none changes the price. */
export function ChoiceFields({ offer, choices, onChoose }: Props) {
  const { sizes, dupatta, scents, kilos } = offer;
  return (
    <div className="flex flex-col gap-5">
      {sizes && (
        <ChoiceTiles
          label="Size"
          options={sizes}
          chosen={choices.size}
          onChoose={(size) => onChoose({ size })}
          spread
          aside={
            <Suspense>
              <SizeHelp sizes={sizes} />
            </Suspense>
          }
        />
      )}
      {scents && (
        <ChoiceTiles label="Attar" options={scents} chosen={choices.scent} onChoose={(scent) => onChoose({ scent })} />
      )}
      {kilos && (
        <ChoiceTiles
          label="Mithai"
          options={kilos}
          chosen={choices.kilos}
          nameOf={(count) => `${count} kg`}
          onChoose={(count) => onChoose({ kilos: count })}
        />
      )}
      {dupatta && (
        <DupattaSwitch on={choices.withDupatta ?? false} onSwitch={(withDupatta) => onChoose({ withDupatta })} />
      )}
    </div>
  );
}
