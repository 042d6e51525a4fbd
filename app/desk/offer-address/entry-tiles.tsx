import type { ReactNode } from "react";
import { type EntryChoice, type EntryFault, entryPayments, type TypedEntry } from "../../../shop/offer/entry-form.ts";
import { enteredSources, sourceNames } from "../../../shop/order/source.ts";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";

type Props = { typed: TypedEntry; choices: readonly EntryChoice[]; faults: readonly EntryFault[] };

/** What is left to choose, how she pays, and where the order came from. */
export function EntryTiles({ typed, choices, faults }: Props) {
  return (
    <>
      {choices.map(({ name, heading, options }) => (
        <Tiles
          key={name}
          name={name}
          heading={heading}
          chosen={typed[name]}
          error={faults.find((fault) => fault.name === name)?.words}
          className="entry-choices"
          options={options}
        />
      ))}
      <Tiles
        name="pays"
        heading="How she pays"
        chosen={typed.pays}
        className="grid grid-cols-3 gap-2"
        options={Object.entries(entryPayments).map(([value, { title, line }]) => ({
          value,
          label: (
            <span className="py-1.5 leading-[1.35]">
              {title} <span className="block font-normal text-13">{line}</span>
            </span>
          ),
        }))}
      />
      <Tiles
        name="source"
        heading="Where it came from"
        chosen={typed.source}
        className="grid grid-cols-2 gap-2"
        options={enteredSources.map((value) => ({ value, label: sourceNames[value] }))}
      />
    </>
  );
}

type TilesProps = {
  name: string;
  heading: string;
  options: readonly { value: string; label: ReactNode; isGone?: boolean }[];
  chosen: string | undefined;
  className: string;
  error?: string | undefined;
};

function Tiles({ name, heading, options, chosen, className, error }: TilesProps) {
  return (
    <fieldset
      id={deskFieldId(name)}
      tabIndex={-1}
      aria-describedby={error && `${deskFieldId(name)}-error`}
      className="mt-8 min-w-0 outline-none"
    >
      <legend className="section-title mb-2.5 break-words">{heading}</legend>
      <div className={className}>
        {options.map(({ value, label, isGone = false }) => (
          <label key={value} className={`choice-tile ${isGone ? "entry-gone" : ""}`}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} disabled={isGone} />
            {isGone ? <s>{label}</s> : label}
          </label>
        ))}
      </div>
      {error && <Problem id={`${deskFieldId(name)}-error`}>{error}</Problem>}
    </fieldset>
  );
}
