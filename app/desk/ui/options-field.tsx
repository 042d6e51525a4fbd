import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "./field-id.ts";
import { RadioTiles } from "./radio-tiles.tsx";

type Props = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  /** One of them as tiles, or any number as pills. */
  kind: "radio" | "checkbox";
  note?: string | undefined;
  error?: string | undefined;
};

export function OptionsField({ legend, name, options, selected, kind, note, error }: Props) {
  return (
    <fieldset id={deskFieldId(name)} tabIndex={-1} className="mt-5 min-w-0 outline-none">
      <legend className="mb-1.5 font-semibold text-14">{legend}</legend>
      {kind === "radio" ? (
        <RadioTiles name={name} options={options} chosen={selected[0]} className="tiles-in-a-row" />
      ) : (
        <div className="flex flex-wrap gap-2">
          {options.map(({ value, label }) => (
            <label key={value} className="choice-pill">
              <input type="checkbox" name={name} value={value} defaultChecked={selected.includes(value)} />
              <Icon name="check" className="size-4" />
              {label}
            </label>
          ))}
        </div>
      )}
      {error && <Problem>{error}</Problem>}
      {note && <p className="mt-1.5 text-14 text-ink-2">{note}</p>}
    </fieldset>
  );
}
