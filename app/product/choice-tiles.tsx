import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";

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

const tile =
  "nums flex min-h-12 cursor-pointer items-center justify-center rounded-card border border-line-2 bg-white font-medium text-16 transition-colors hover:border-ink has-checked:border-2 has-checked:border-accent has-checked:bg-lilac has-checked:font-semibold has-checked:text-accent-deep has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3";

/** Radio buttons that look like tiles: arrow keys move between them. */
export function ChoiceTiles<Option extends string | number>(props: Props<Option>) {
  const { label, options, chosen, onChoose, nameOf = String, spread = false, aside } = props;
  const name = useId();
  const tiles = useRef<HTMLDivElement>(null);

  const takeOver = useEffectEvent(() => {
    const value = tiles.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const option = options.find((each) => String(each) === value);
    if (option !== undefined && option !== chosen) onChoose(option);
  });
  // A tile that she pressed before the script arrived is marked, but nobody has heard of it yet.
  useEffect(() => takeOver(), []);

  return (
    <fieldset aria-labelledby={`${name}-label`} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between">
        <span id={`${name}-label`} className="font-semibold text-14">
          {label}
        </span>
        {aside}
      </div>
      <div ref={tiles} className={spread ? "grid auto-cols-fr grid-flow-col gap-2" : "flex flex-wrap gap-2"}>
        {options.map((option) => (
          <label key={option} className={`${tile} ${spread ? "min-w-0" : "min-w-12 px-3.5 has-checked:px-[13px]"}`}>
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
