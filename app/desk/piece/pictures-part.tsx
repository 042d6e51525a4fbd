import { Link } from "react-router";
import { deskArrangePath } from "../../../shop/desk/desk-paths.ts";
import type { Arranged } from "../../../shop/editor/picture-list.ts";
import { faultAt } from "../../../shop/editor/piece-form.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Picture } from "../../ui/picture.tsx";
import { Problem } from "../../ui/problem.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { Part, type PartProps, Was } from "./part.tsx";

type Props = PartProps & { editor: string; arranged: Arranged; pictures: readonly PictureRef[]; underWay: number };

/** What it has at a glance; they are sent and arranged on a page of their own. */
export function PicturesPart({ editor, arranged, pictures, underWay, faults, ...was }: Props) {
  const error = faultAt(faults, "images") ?? faultAt(faults, "hoverImage") ?? faultAt(faults, "altTexts");
  const to = deskArrangePath(editor);
  return (
    <Part
      title="Pictures"
      aside={
        <Link to={to} preventScrollReset={false} className="min-h-11 content-center font-semibold text-accent-deep">
          Arrange<span className="sr-only"> the pictures</span>
        </Link>
      }
    >
      <ul className="relative -mr-4 mt-3 flex gap-2.5 overflow-x-auto pr-4 pb-1 md:mr-0 md:pr-0">
        {arranged.images.map((name, place) => (
          <li key={name} className="picture-cell text-13 text-ink-2">
            <Tile name={name} pictures={pictures} />
            <span className="mt-1 block truncate">
              {place === 0 ? "First" : name === arranged.hoverImage ? "On hover" : place + 1}
            </span>
          </li>
        ))}
        <li className="picture-cell text-13 text-ink-2">
          <Link to={to} id={deskFieldId("images")} className="add-tile">
            <DeskIcon name="camera" className="size-6" />
            <span className="sr-only">Add pictures</span>
          </Link>
          {underWay > 0 && (
            <span className="mt-1 block">{underWay === 1 ? "1 under way" : `${underWay} under way`}</span>
          )}
        </li>
      </ul>
      {error && <Problem>{error}</Problem>}
      <Was {...was} field="images" />
    </Part>
  );
}

/** One that isn't known here, such as of an old draft, is named instead. */
export function Tile({ name, pictures }: { name: string; pictures: readonly PictureRef[] }) {
  const picture = pictures.find((each) => each.name === name);
  if (picture) return <Picture of={picture} alt="" sizes="114px" className="rounded-card" />;
  return <span className="unknown-tile">{name}</span>;
}
