import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "./field-id.ts";

type Props = {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** One of them, or any number. */
  kind: "radio" | "checkbox";
  note?: string | undefined;
  error?: string | undefined;
};

/** Tiles for one of a few, pills for any of many. Browsers' own inputs, so that the form works as it comes. */
export function ChoiceTiles({ legend, name, choices, chosen, kind, note, error }: Props) {
  return (
    <fieldset id={deskFieldId(name)} tabIndex={-1} className="mt-5 min-w-0 outline-none">
      <legend className="mb-1.5 font-semibold text-14">{legend}</legend>
      <div className={kind === "radio" ? "tile-row" : "flex flex-wrap gap-2"}>
        {choices.map(({ value, label }) => (
          <label key={value} className={kind === "radio" ? "choice-tile" : "choice-pill"}>
            <input type={kind} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {kind === "checkbox" && <Icon name="check" className="size-4" />}
            {label}
          </label>
        ))}
      </div>
      {error && <Problem>{error}</Problem>}
      {note && <p className="mt-1.5 text-14 text-ink-2">{note}</p>}
    </fieldset>
  );
}
