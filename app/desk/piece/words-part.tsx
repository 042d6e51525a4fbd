import { faultAt, pieceFields } from "../../../shop/editor/piece-form.ts";
import { Field } from "../ui/field.tsx";
import { Part, type PartProps, Was } from "./part.tsx";

type Props = PartProps & { typed: Readonly<Record<string, unknown>> };

const longestSummary = 160;

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
        note="For search, link previews and picture descriptions."
      >
        <Was {...was} field="summary" />
      </Field>
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
            : "A line that begins with a dash becomes a point in the list."
        }
      >
        <Was {...was} field="description" />
      </Field>
    </Part>
  );
}
