import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { formatListing } from "../../shop/money/rupees.ts";
import type { ListingView } from "../../shop/pieces/listing-view.ts";
import {
  askedPrices,
  handlesAt,
  moveHandle,
  type PriceRange,
  percentAt,
  priceStep,
} from "../../shop/pieces/price-slider.ts";

type Asked = ReturnType<typeof askedPrices>;
type Props = { ends: PriceRange; view: ListingView; onChoose: (prices: Asked) => void };

const handles = [
  { end: "min", label: "Lowest price", word: "From" },
  { end: "max", label: "Highest price", word: "To" },
] as const;

/** One line, two handles. Each is a slider of its own, so that keys and screen readers know it. */
export function PriceField({ ends, view, onChoose }: Props) {
  const field = useRef<HTMLFieldSetElement>(null);
  const [held, setHeld] = useState<PriceRange>();
  const prices = held ?? handlesAt(ends, view);
  // What stands in the form: React may not have heard of a handle that was moved while it took over.
  const letHandleGo = useEffectEvent(() => {
    const inputs = [...(field.current?.querySelectorAll<HTMLInputElement>("[type=range]") ?? [])];
    const [min = ends.min, max = ends.max] = inputs.map(({ valueAsNumber }) => valueAsNumber);
    onChoose(askedPrices(ends, { min, max }));
    setHeld(undefined);
  });

  // React's own onChange comes with every pixel; the browser's comes when a handle is let go.
  useEffect(() => {
    const letGo = () => letHandleGo();
    const element = field.current;
    element?.addEventListener("change", letGo);
    return () => element?.removeEventListener("change", letGo);
  }, []);

  return (
    <fieldset ref={field}>
      <legend className="font-semibold text-14 leading-[1.43]">Price</legend>
      <noscript>
        <TypedPrices view={view} />
      </noscript>
      <div className="noscript:hidden">
        <div className="relative mt-1.5 h-11">
          <PriceLine from={percentAt(ends, prices.min)} to={percentAt(ends, prices.max)} />
          {handles.map(({ end, label }) => (
            <input
              key={end}
              type="range"
              name={end}
              aria-label={label}
              aria-valuetext={formatListing(prices[end])}
              {...ends}
              step={priceStep}
              value={prices[end]}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                setHeld(moveHandle(prices, end, target.valueAsNumber))
              }
              // Where both meet at the upper end, the lower one must be the one to take hold of.
              className={`price-handle ${end === "min" && percentAt(ends, prices.min) > 50 ? "z-1" : ""}`}
            />
          ))}
        </div>
        <p aria-hidden="true" className="nums flex justify-between text-14 text-ink-2">
          <span>{formatListing(prices.min)}</span>
          <span>{formatListing(prices.max)}</span>
        </p>
      </div>
    </fieldset>
  );
}

function PriceLine({ from, to }: { from: number; to: number }) {
  return (
    <>
      <span className="absolute inset-x-0 top-[21px] h-0.5 bg-line-2/45" />
      <svg aria-hidden="true" className="price-line">
        <line x1={`${from}%`} x2={`${to}%`} />
      </svg>
    </>
  );
}

/** Without script nothing would say where a handle stands, so prices are typed; the first of a name is what counts. */
function TypedPrices({ view }: { view: ListingView }) {
  return (
    <div className="mt-1.5 grid grid-cols-2 gap-3">
      {handles.map(({ end, word }) => (
        <label key={end} className="text-14 text-ink-2">
          {word}
          <input name={end} inputMode="numeric" defaultValue={view[end]} className="field text-ink" />
        </label>
      ))}
    </div>
  );
}
