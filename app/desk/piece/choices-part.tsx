import { faultAt, pieceFields } from "../../../shop/editor/piece-form.ts";
import { Field } from "../ui/field.tsx";
import { Part, type PartProps, Was } from "./part.tsx";

/** What a shopper is asked before she adds it; a list that is empty isn't asked for. */
export function ChoicesPart(props: PartProps) {
  return (
    <Part title="What she chooses">
      <label className="switch-row mt-4">
        <span>
          <span className="block font-semibold">With matching dupatta</span>
          <span className="text-14 text-ink-2">Yes or no, at the same price.</span>
        </span>
        <input
          type="checkbox"
          name="dupatta"
          value="yes"
          defaultChecked={props.shown.dupatta === true}
          className="switch"
        />
      </label>
      <Listed {...props} field="sizes" label="Sizes" note="With commas: 16, 17, 18. Rings and bangles have them." />
      <div className="grid gap-x-4 md:grid-cols-2">
        <Listed {...props} field="scents" label="Scents" note="For pieces on a gift tray." />
        <Listed {...props} field="kilos" label="Kilos of mithai" note="With commas: 1, 2, 3." />
      </div>
    </Part>
  );
}

type ListedProps = PartProps & { field: "sizes" | "scents" | "kilos"; label: string; note: string };

function Listed({ field, label, note, shown, faults, ...was }: ListedProps) {
  return (
    <Field
      label={label}
      name={field}
      defaultValue={pieceFields(shown)[field] ?? ""}
      hint="optional"
      error={faultAt(faults, field)}
      note={note}
    >
      <Was {...was} field={field} />
    </Field>
  );
}
