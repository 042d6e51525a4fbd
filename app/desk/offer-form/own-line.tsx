import { offerLengths } from "../../../shop/limits.ts";
import { lineField, type TypedLine } from "../../../shop/offer/offer-form.ts";
import { Field } from "../ui/field.tsx";
import { LineFields, RemoveLine } from "./line-fields.tsx";
import { OwnPictures } from "./own-pictures.tsx";
import { LineKey, type LineProps } from "./piece-line.tsx";

type Props = LineProps & { onPictures: (change: (before: readonly string[]) => readonly string[]) => void };

/** A piece of its own, made for this one shopper. */
export function OwnLine({ line, typed, faultAt, onRemove, onPictures }: Props) {
  const [name, words] = [lineField(line.key, "name"), lineField(line.key, "words")];
  return (
    <li className="offer-own">
      <LineKey line={line} />
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-16">A piece of its own</h3>
        <RemoveLine of={nameOf(typed)} onRemove={onRemove} />
      </div>
      <div className="offer-own-parts">
        <OwnPictures
          lineKey={line.key}
          pictures={line.pictures}
          onChange={onPictures}
          fault={faultAt(lineField(line.key, "picture"))}
        />
        <div className="min-w-0">
          <Field
            label="Name"
            name={name}
            defaultValue={line.name}
            maxLength={offerLengths.ownName}
            error={faultAt(name)}
            className="min-w-0"
          />
          <Field
            label="Words about it"
            hint="optional"
            name={words}
            rows={2}
            defaultValue={line.words}
            maxLength={offerLengths.ownWords}
            error={faultAt(words)}
            className="mt-3.5 min-w-0"
          />
          <LineFields line={line} typed={typed} faultAt={faultAt} />
        </div>
      </div>
    </li>
  );
}

function nameOf({ name }: TypedLine): string {
  return name === "" ? "the piece of its own" : name;
}
