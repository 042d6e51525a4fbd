import type { ReactNode } from "react";

export type TileOption = {
  value: string;
  label: ReactNode;
  /** A second line, smaller. */
  below?: ReactNode;
  isSoldOut?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string;
};

type Props = {
  name: string;
  options: readonly TileOption[];
  chosen: string | undefined;
  required?: boolean;
  /** Columns other than three. */
  className?: string;
};

/** Radio buttons that look like tiles. Uncontrolled, so that what was chosen before hydration stays. */
export function RadioTiles({ name, options, chosen, required, className = "" }: Props) {
  return (
    <div className={`radio-tiles ${className}`}>
      {options.map(({ value, label, below, isSoldOut, isDisabled, className: own = "" }) => (
        <label key={value} className={`radio-tile ${own}`}>
          <input
            type="radio"
            name={name}
            value={value}
            required={required}
            disabled={isDisabled}
            defaultChecked={value === chosen}
          />
          {isSoldOut ? <s>{label}</s> : label}
          {isSoldOut && <span className="sr-only">, sold out</span>}{" "}
          {below !== undefined && <span className="nums block font-normal text-13">{below}</span>}
        </label>
      ))}
    </div>
  );
}

/** Options whose values are their keys in a table of names. */
export function optionsFrom<Value extends string>(values: readonly Value[], names: Record<Value, ReactNode>) {
  return values.map((value) => ({ value, label: names[value] }));
}
