import { faultAt, pieceFields } from "../../../shop/editor/piece-form.ts";
import { namesItsKind, nounsOfCategory, shownOnCards } from "../../../shop/pieces/nouns.ts";
import { Field } from "../ui/field.tsx";
import { Part, type PartProps, Was } from "./part.tsx";

type Props = PartProps & { typed: Readonly<Record<string, unknown>> };

const longestSummary = 160;

/** A card cuts the line after some words. */
function summaryNote({ category, summary }: Props["typed"]): string {
  const kind = String(category ?? "");
  const said = String(summary ?? "");
  if (said === "" || namesItsKind(kind, said))
    return "Stands under the name, and in search and link previews. Begin with what it is: “Jhumkay in ruby red”.";
  return `On a card only the first ${shownOnCards} letters are sure to be seen. Say there what it is: ${nounsOfCategory[kind]?.join(", ")}.`;
}

export function WordsPart({ shown, faults, typed, ...was }: Props) {
  const fields = pieceFields(shown);
  const isHtml = fields.descriptionAs === "html";
  return (
    <Part title="Words">
      <Field label="Name" name="name" defaultValue={fields.name ?? ""} maxLength={80} error={faultAt(faults, "name")}>
        <Was {...was} field="name" />
      </Field>
      <Field
        label="In one line"
        name="summary"
        defaultValue={fields.summary ?? ""}
        rows={2}
        hint={`${String(typed.summary ?? "").length} of ${longestSummary}`}
        error={faultAt(faults, "summary")}
        note={summaryNote(typed)}
      >
        <Was {...was} field="summary" />
      </Field>
      <div className="grid gap-x-4 md:grid-cols-2">
        <Field
          label="What it is made of"
          name="material"
          defaultValue={fields.material ?? ""}
          maxLength={80}
          error={faultAt(faults, "material")}
          note="Beside the price: 22k gold-plated brass, kundan, pearls."
        >
          <Was {...was} field="material" />
        </Field>
        <Field
          label="Weight"
          name="weight"
          defaultValue={fields.weight ?? ""}
          maxLength={40}
          error={faultAt(faults, "weight")}
          note="Beside it: 280 g in all, 35 g the pair, 5.1 g in size 17."
        >
          <Was {...was} field="weight" />
        </Field>
      </div>
      <input type="hidden" name="descriptionAs" value={fields.descriptionAs} />
      <Field
        label="Description"
        name="description"
        defaultValue={fields.description ?? ""}
        rows={9}
        error={faultAt(faults, "description")}
        note={
          isHtml
            ? "It holds links or other marks, so it stands here as the HTML that it is."
            : "Begin with what it is. A line that begins with a dash becomes a point in the list."
        }
      >
        <Was {...was} field="description" />
      </Field>
    </Part>
  );
}
