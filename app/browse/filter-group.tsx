import { useState } from "react";
import type { FilterChoice } from "./filter-groups.ts";

type Props = {
  /** None where the only choice says it all. */
  title?: string;
  choices: readonly FilterChoice[];
  onChoose: (changes: FilterChoice["changes"]) => void;
  /** Two choices in a line, where there is room. */
  twoColumns?: boolean;
};

export function FilterGroup({ title, ...choices }: Props) {
  return (
    <fieldset>
      {title && <legend className="mb-1.5 font-semibold text-14 leading-[1.43]">{title}</legend>}
      <Choices {...choices} />
    </fieldset>
  );
}

/** Collapsed, unless something in it is chosen when the page opens. */
export function FoldedFilterGroup({ title, ...choices }: Props) {
  // Only the initial state: unchecking the last choice must not collapse the group.
  const [startsOpen] = useState(choices.choices.some(({ isChosen }) => isChosen));
  return (
    <details open={startsOpen} className="fold border-line border-t">
      <summary className="flex min-h-12 items-center justify-between font-semibold text-14">{title}</summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        <Choices {...choices} />
      </fieldset>
    </details>
  );
}

function Choices({ choices, onChoose, twoColumns = false }: Omit<Props, "title">) {
  return (
    <div className={twoColumns ? "grid grid-cols-2 gap-x-6" : undefined}>
      {choices.map((choice) => (
        <Choice key={choice.value} choice={choice} onChoose={() => onChoose(choice.changes)} />
      ))}
    </div>
  );
}

type ChoiceProps = { choice: FilterChoice; onChoose: () => void };

/** A choice without any piece is disabled, unless it is chosen: it can always be unchecked. */
function Choice({ choice: { name, value, label, count, isChosen }, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 has-enabled:cursor-pointer has-disabled:text-placeholder">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onChoose}
        className="checkbox"
      />
      <span className="text-15 leading-tight">{label}</span>
      <span className="nums ml-auto text-14 text-ink-2">{count}</span>
    </label>
  );
}
