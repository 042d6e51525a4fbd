import { faultAt, pieceFields } from "../../../shop/editor/piece-form.ts";
import { TextBox } from "../editor/text-box.tsx";
import { Part, type PartProps, Was } from "./part.tsx";

type Props = PartProps & { typed: Readonly<Record<string, unknown>> };

const longestSummary = 160;

export function WordsPart({ shown, faults, typed, ...was }: Props) {
  const fields = pieceFields(shown);
  const isHtml = fields.descriptionAs === "html";
  return (
    <Part title="Words">
      <TextBox label="Name" name="name" value={fields.name ?? ""} maxLength={80} error={faultAt(faults, "name")}>
        <Was {...was} field="name" />
      </TextBox>
      <TextBox
        label="In one line"
        name="summary"
        value={fields.summary ?? ""}
        rows={2}
        hint={`${String(typed.summary ?? "").length} of ${longestSummary}`}
        error={faultAt(faults, "summary")}
        note="For search, link previews and picture descriptions."
      >
        <Was {...was} field="summary" />
      </TextBox>
      <input type="hidden" name="descriptionAs" value={fields.descriptionAs} />
      <TextBox
        label="Description"
        name="description"
        value={fields.description ?? ""}
        rows={9}
        error={faultAt(faults, "description")}
        note={
          isHtml
            ? "It holds links or other marks, so it stands here as the HTML that it is."
            : "A line that begins with a dash becomes a point in the list."
        }
      >
        <Was {...was} field="description" />
      </TextBox>
    </Part>
  );
}
