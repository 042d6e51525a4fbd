import { type ReactNode, useId } from "react";
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
  aside?: ReactNode;
};

const tile =
  "nums flex min-h-12 cursor-pointer items-center justify-center rounded-card border border-line-2 bg-white font-medium text-16 transition-colors hover:border-ink has-checked:border-2 has-checked:border-accent has-checked:bg-lilac has-checked:font-semibold has-checked:text-accent-deep has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3";

/**
 * Radio buttons that look like tiles. Uncontrolled: the form reads them when it is submitted. Plain text without script
 * where nothing could be ordered.
 */
export function ChoiceTiles({ name, label, options, preset, unit = "", problem, spread = false, aside }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={problem && `${id}-problem`} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between">
        <span id={`${id}-label`} className="font-semibold text-14">
          {label}
        </span>
        {aside}
      </div>
      <p className="nums hidden noscript:block">{options.map((option) => `${option}${unit}`).join(", ")}</p>
      <div className={`noscript:hidden ${spread ? "grid auto-cols-fr grid-flow-col gap-2" : "flex flex-wrap gap-2"}`}>
        {options.map((option) => (
          <label key={option} className={`${tile} ${spread ? "min-w-0" : "min-w-12 px-3.5 has-checked:px-[13px]"}`}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === preset}
              aria-invalid={problem ? true : undefined}
              className="sr-only"
            />
            {option}
            {unit}
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} role="alert">
        {problem}
      </Problem>
    </fieldset>
  );
}
