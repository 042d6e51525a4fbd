import { type ChoosablePiece, pieceLimits } from "../../../shop/editor/choose-pieces.ts";
import { faultAt, pieceFields } from "../../../shop/editor/piece-form.ts";
import { ChosenField, ChosenPieces } from "../choose/chosen-field.tsx";
import { PieceChooser } from "../choose/piece-chooser.tsx";
import { Field } from "../ui/field.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { listIn, Part, type PartProps, Was } from "./part.tsx";

type Choosing = {
  typed: Readonly<Record<string, unknown>>;
  /** Every piece, in the shop's order. */
  choosable: readonly ChoosablePiece[];
};

const title = "Complete the set";
const label = "Goes with it";

/** The numbers are what is saved. With script they are hidden, and the pieces are chosen by picture. */
export function SetPart({
  typed,
  choosable,
  onChoose,
  shown,
  faults,
  ...was
}: PartProps & Choosing & { onChoose: () => void }) {
  const isHydrated = useHydrated();
  const ids = listIn(typed, "goesWith");
  const error = faultAt(faults, "goesWith");
  const id = deskFieldId("goesWith");
  return (
    <Part title={title}>
      {isHydrated ? (
        <ChosenField {...{ id, label, error, ids, onChoose }} pieces={choosable}>
          <Was {...was} field="goesWith" />
          <p className="mt-1.5 text-14 text-ink-2">
            Up to four of other categories. With none, the shop shows pieces in its stones and metal.
          </p>
        </ChosenField>
      ) : (
        <ChosenPieces ids={ids} pieces={choosable} />
      )}
      <div hidden={isHydrated}>
        <Field
          {...{ label, error }}
          name="goesWith"
          {...(isHydrated && { id: `${id}-numbers` })}
          defaultValue={pieceFields(shown).goesWith ?? ""}
          hint="optional"
          note="The numbers of up to four pieces, with commas: 68, 101."
        />
      </div>
    </Part>
  );
}

type ChooserProps = Choosing & {
  id: number;
  listings: readonly { slug: string; title: string }[];
  put: (values: Readonly<Record<string, string>>) => void;
  onClose: () => void;
};

/** Outside the editor's form, which Enter in the search would submit. */
export function SetChooser({ id, typed, choosable, listings, put, onClose }: ChooserProps) {
  return (
    <PieceChooser
      title={title}
      where="in here"
      limits={pieceLimits.goesWith}
      pieces={choosable.filter((piece) => piece.id !== id && piece.category !== typed.category)}
      listings={listings}
      listing={undefined}
      begun={listIn(typed, "goesWith").map(Number).filter(Number.isSafeInteger)}
      onKeep={(chosen) => {
        put({ goesWith: chosen.join(", ") });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
