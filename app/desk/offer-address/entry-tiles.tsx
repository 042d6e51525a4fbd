import { type EntryChoice, type EntryFault, entryPayments, type TypedEntry } from "../../../shop/offer/entry-form.ts";
import { enteredSources, sourceNames } from "../../../shop/order/source.ts";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { RadioTiles, type TileOption } from "../ui/radio-tiles.tsx";

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
          className="tiles-by-width"
          options={options.map(({ isGone, ...option }) => ({ ...option, isSoldOut: isGone, isDisabled: isGone }))}
        />
      ))}
      <Tiles
        name="pays"
        heading="How she pays"
        chosen={typed.pays}
        options={Object.entries(entryPayments).map(([value, { title, line }]) => ({
          value,
          label: title,
          below: line,
        }))}
      />
      <Tiles
        name="source"
        heading="Where it came from"
        chosen={typed.source}
        className="grid-cols-2"
        options={enteredSources.map((value) => ({ value, label: sourceNames[value] }))}
      />
    </>
  );
}

type TilesProps = {
  name: string;
  heading: string;
  options: readonly TileOption[];
  chosen: string | undefined;
  className?: string;
  error?: string | undefined;
};

function Tiles({ name, heading, options, chosen, className = "", error }: TilesProps) {
  return (
    <fieldset
      id={deskFieldId(name)}
      tabIndex={-1}
      aria-describedby={error && `${deskFieldId(name)}-error`}
      className="mt-8 min-w-0 outline-none"
    >
      <legend className="section-title mb-2.5 break-words">{heading}</legend>
      <RadioTiles name={name} options={options} chosen={chosen} className={className} />
      {error && <Problem id={`${deskFieldId(name)}-error`}>{error}</Problem>}
    </fieldset>
  );
}
