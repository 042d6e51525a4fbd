import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { lineField, type TypedLine } from "../../../shop/offer/offer-form.ts";
import { choicesInWords } from "../../../shop/offer/typed-terms.ts";
import type { ChoiceField } from "../../../shop/pieces/choices.ts";
import { leftOf } from "../../../shop/pieces/stock.ts";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { RadioTiles, type TileOption } from "../ui/radio-tiles.tsx";

type Props = {
  /** What the form began with. */
  line: TypedLine;
  typed: TypedLine;
  piece: OfferPiece;
  faultAt: (name: string) => string | undefined;
};

/** The piece's choices in words; a press opens them as tiles. */
export function LineChoices({ line, typed, piece, faultAt }: Props) {
  const words = choicesInWords(typed, piece);
  const groups = groupsOf(piece);
  const faults = groups.flatMap(({ field }) => faultAt(lineField(line.key, field)) ?? []);
  if (!words) return null;
  return (
    <details open={faults.length > 0 || undefined} className="min-w-0">
      <summary className="w-fit max-w-full cursor-pointer list-none text-15">
        <span className="sr-only">{piece.name}: </span>
        <span className="changes-here break-words">{words}</span>
      </summary>
      {groups.map(({ field, legend, options }) => (
        <fieldset key={field} id={deskFieldId(lineField(line.key, field))} tabIndex={-1} className="mt-3 outline-none">
          <legend className="mb-1.5 font-semibold text-13">{legend}</legend>
          <RadioTiles
            name={lineField(line.key, field)}
            options={[{ value: "", label: "She chooses" }, ...options]}
            chosen={line.choices[field]}
            className="tiles-by-width"
          />
          <Problem>{faultAt(lineField(line.key, field))}</Problem>
        </fieldset>
      ))}
    </details>
  );
}

function groupsOf({ sizes, dupatta, scents, kilos, stock }: OfferPiece) {
  const groups: { field: ChoiceField; legend: string; options: TileOption[] }[] = [];
  if (sizes)
    groups.push({
      field: "size",
      legend: "Size",
      options: sizes.map((size) => ({ value: size, label: size, isSoldOut: leftOf(stock, size) === 0 })),
    });
  if (dupatta)
    groups.push({
      field: "withDupatta",
      legend: "Dupatta",
      options: [
        { value: "yes", label: "With it" },
        { value: "no", label: "Without" },
      ],
    });
  if (scents)
    groups.push({ field: "scent", legend: "Attar", options: scents.map((scent) => ({ value: scent, label: scent })) });
  if (kilos)
    groups.push({
      field: "kilos",
      legend: "Mithai",
      options: kilos.map((kilo) => ({ value: String(kilo), label: `${kilo} kg` })),
    });
  return groups;
}
