import { faultAt, pieceFields } from "../../../shop/piece-form.ts";
import { TextBox } from "../components/text-box.tsx";
import { Part, type PartProps, Was } from "./part.tsx";

/** What a shopper is asked before she adds it; a list that is empty isn't asked for. */
export function ChoicesPart({ shown, faults, ...was }: PartProps) {
  const fields = pieceFields(shown);
  return (
    <Part title="What she chooses">
      <label className="switch-row mt-4">
        <span>
          <span className="block font-semibold">With matching dupatta</span>
          <span className="text-14 text-ink-2">Yes or no, at the same price.</span>
        </span>
        <input type="checkbox" name="dupatta" value="yes" defaultChecked={shown.dupatta === true} className="switch" />
      </label>
      <TextBox
        label="Sizes"
        name="sizes"
        value={fields.sizes ?? ""}
        hint="optional"
        error={faultAt(faults, "sizes")}
        note="With commas: 16, 17, 18. Rings and bangles have them."
      >
        <Was {...was} field="sizes" />
      </TextBox>
      <div className="grid gap-x-4 md:grid-cols-2">
        <TextBox
          label="Scents"
          name="scents"
          value={fields.scents ?? ""}
          hint="optional"
          error={faultAt(faults, "scents")}
          note="For pieces on a gift tray."
        >
          <Was {...was} field="scents" />
        </TextBox>
        <TextBox
          label="Kilos of mithai"
          name="kilos"
          value={fields.kilos ?? ""}
          hint="optional"
          error={faultAt(faults, "kilos")}
          note="With commas: 1, 2, 3."
        >
          <Was {...was} field="kilos" />
        </TextBox>
      </div>
    </Part>
  );
}
