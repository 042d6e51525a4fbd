import { type ReactNode, useId } from "react";

type Props<Option> = {
  label: string;
  options: readonly Option[];
  chosen: Option | undefined;
  onChoose: (option: Option) => void;
  nameOf?: (option: Option) => string;
  /** Equal columns over the whole width, for sizes. */
  spread?: boolean;
  aside?: ReactNode;
};

/** Radio buttons that look like tiles: arrow keys move between them. */
export function ChoiceTiles<Option extends string | number>(props: Props<Option>) {
  const { label, options, chosen, onChoose, nameOf = String, spread = false, aside } = props;
  const name = useId();
  return (
    <fieldset>
      <div className="mb-2 flex items-baseline justify-between">
        <legend className="float-left font-semibold text-[14px]">{label}</legend>
        {aside}
      </div>
      <div className={spread ? "grid auto-cols-fr grid-flow-col gap-2" : "flex flex-wrap gap-2"}>
        {options.map((option) => (
          <label
            key={option}
            className="nums flex h-12 min-w-12 cursor-pointer items-center justify-center rounded-card border border-line-2 bg-white px-3.5 font-medium text-[16px] transition-colors hover:border-ink has-checked:border-2 has-checked:border-accent has-checked:bg-lilac has-checked:px-[13px] has-checked:font-semibold has-checked:text-accent-deep has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
