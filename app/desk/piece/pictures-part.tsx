import type { PictureRef } from "../../../shop/picture.ts";
import { faultAt, pieceFields } from "../../../shop/piece-form.ts";
import { Picture } from "../../components/picture.tsx";
import { TextBox } from "../components/text-box.tsx";
import { Part, type PartProps, Was } from "./part.tsx";

/** The pictures that it has, by name and in their order; the first one leads. */
export function PicturesPart({
  shown,
  saved,
  faults,
  pictures,
  ...was
}: PartProps & { pictures: readonly PictureRef[] }) {
  const fields = pieceFields(shown);
  return (
    <Part title="Pictures">
      {pictures.length > 0 && (
        <ul className="mt-4 flex gap-2.5 overflow-x-auto">
          {pictures.map((picture, place) => (
            <li key={picture.name} className="w-[105px] shrink-0 text-13 text-ink-2">
              <Picture of={picture} alt="" sizes="105px" className="rounded-card" />
              <span className="mt-1 block truncate">
                {place === 0 ? "First" : picture.name === saved.hoverImage ? "On hover" : place + 1}, {picture.name}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-x-4 md:grid-cols-2">
        <TextBox
          label="Pictures, in order"
          name="images"
          value={fields.images ?? ""}
          error={faultAt(faults, "images")}
          note="By name, with commas: 12-hero, 12-worn. npm run pictures makes them."
        >
          <Was {...was} field="images" />
        </TextBox>
        <TextBox
          label="On hover"
          name="hoverImage"
          value={fields.hoverImage ?? ""}
          error={faultAt(faults, "hoverImage")}
          hint="optional"
          note="One of them."
        >
          <Was {...was} field="hoverImage" />
        </TextBox>
      </div>
    </Part>
  );
}
