import { type ReactNode, useId } from "react";
import { type SizeGuide, sizeInWords } from "../../shop/pieces/size-guide.ts";
import { Problem } from "./problem.tsx";

type Props = {
  /** Of the field in the form that the tiles belong to. */
  name: string;
  label: string;
  options: readonly (string | number)[];
  /** What is chosen at first. */
  preset?: string | number | undefined;
  unit?: string;
  /** The error, where nothing was chosen. */
  problem?: string | undefined;
  /** Equal columns over the whole width, for sizes. */
  spread?: boolean;
  /** What each size measures, in rows below the tiles. */
  guide?: SizeGuide | undefined;
  isSoldOut?: ((option: string) => boolean) | undefined;
  aside?: ReactNode;
};

const tile =
  "nums flex min-h-12 items-center justify-center rounded-card border border-line-2 bg-white font-medium text-16 transition-colors hover:border-ink peer-checked:border-2 peer-checked:border-accent peer-checked:bg-lilac peer-checked:font-semibold peer-checked:text-accent-deep peer-focus-visible:outline-3 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-3";
const measure = "nums block truncate text-center text-14 leading-[1.5rem]";
const chosenMeasure = "peer-checked:font-semibold peer-checked:text-accent-deep";

/**
 * Radio buttons that look like tiles. Uncontrolled: the form reads them when it is submitted. Plain text without script
 * where nothing could be ordered.
 */
export function ChoiceTiles(props: Props) {
  const { name, label, options, preset, unit = "", problem, spread = false, guide, isSoldOut, aside } = props;
  const id = useId();
  const layout = spread ? `grid auto-cols-fr grid-flow-col ${guide ? "ruler" : "gap-2"}` : "flex flex-wrap gap-2";
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={problem && `${id}-problem`} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between">
        <span id={`${id}-label`} className="font-semibold text-14">
          {label}
        </span>
        {aside}
      </div>
      <p className="nums hidden noscript:block">{options.map((option) => `${option}${unit}`).join(", ")}</p>
      <div className={`noscript:hidden ${layout}`}>
        {guide && <RulerLabels columns={guide.columns} />}
        {options.map((option, place) => {
          const measures = guide?.rows[place]?.slice(0, 3);
          const soldOut = isSoldOut?.(String(option)) ? ", sold out" : "";
          return (
            <label key={option} className={`min-w-0 cursor-pointer ${soldOut && "text-ink-2 line-through"}`}>
              <input
                type="radio"
                name={name}
                value={option}
                defaultChecked={option === preset}
                aria-label={measures && guide && sizeInWords(guide, measures) + soldOut}
                aria-invalid={problem ? true : undefined}
                className="peer sr-only"
              />
              <span className={`${tile} ${spread ? "" : "min-w-12 px-3.5 peer-checked:px-[13px]"}`}>
                {option}
                {unit}
              </span>
              {measures?.slice(1).map((text, row) => (
                <span key={guide?.columns[row]} aria-hidden="true" className={`${measure} ${chosenMeasure}`}>
                  {text}
                </span>
              ))}
            </label>
          );
        })}
      </div>
      <Problem id={`${id}-problem`} role="alert">
        {problem}
      </Problem>
    </fieldset>
  );
}

/** Each tile's own name says them, too. */
function RulerLabels({ columns: [size, ...measures] }: { columns: readonly string[] }) {
  return (
    <div aria-hidden="true" className="text-14 text-ink-2">
      <span className="flex min-h-12 items-center">{size}</span>
      {measures.slice(0, 2).map((name) => (
        <span key={name} className="block leading-[1.5rem]">
          {name}
        </span>
      ))}
    </div>
  );
}
