import { useState } from "react";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { madeChoices } from "../../../shop/order/check-edit.ts";
import { lineField, type TypedEditLine } from "../../../shop/order/edit-form.ts";
import { leftForOrder } from "../../../shop/order/edit-stock.ts";
import { type ChoiceField, describeChoices } from "../../../shop/pieces/choices.ts";
import type { Choices } from "../../../shop/pieces/product.ts";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { RadioTiles } from "../ui/radio-tiles.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

type Props = {
  /** What the form began with. */
  shown: TypedEditLine;
  typed: TypedEditLine;
  piece: OfferPiece | undefined;
  order: DeskOrder;
  faultAt: (field: string) => string | undefined;
  onPutBack: (field: ChoiceField, value: string) => void;
};

/** The line's choices in words; a press opens them as tiles. */
export function useEditChoices({ shown, typed, piece, order, faultAt, onPutBack }: Props) {
  const isHydrated = useHydrated();
  const [isOpened, setOpened] = useState(false);
  const was = order.lines[Number(typed.was === "" ? -1 : typed.was)];
  const groups = piece ? groupsOf(piece, order, was ?? {}) : [];
  const changed = was ? groups.filter(({ field }) => typed.choices[field] !== choiceValue(was[field])) : [];
  const isFaulty = groups.some(({ field }) => faultAt(lineField(typed.key, field)));
  const isOpen = !isHydrated || isOpened || isFaulty || changed.length > 0 || typed.was === "";
  const words = describeChoices(madeChoices(typed)).join(" · ") || (groups.length > 0 ? "Choose" : "");
  const head = (
    <p className="flex flex-wrap items-baseline gap-x-3 text-15">
      {groups.length > 0 && !isOpen ? (
        <button type="button" aria-expanded={false} onClick={() => setOpened(true)} className="changes-here text-left">
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {changed.map(({ field, options }) => (
        <Was
          key={field}
          value={options.find(({ value }) => value === choiceValue(was?.[field]))?.label ?? choiceValue(was?.[field])}
          onPutBack={() => onPutBack(field, choiceValue(was?.[field]))}
        />
      ))}
    </p>
  );
  const tiles = (
    <div hidden={!isOpen}>
      {groups.map(({ field, legend, options }) => (
        <fieldset key={field} id={deskFieldId(lineField(typed.key, field))} tabIndex={-1} className="mt-3 outline-none">
          <legend className="sr-only">{legend}</legend>
          <RadioTiles
            name={lineField(typed.key, field)}
            options={options}
            chosen={shown.choices[field]}
            className="tiles-by-width"
          />
          <Problem>{faultAt(lineField(typed.key, field))}</Problem>
        </fieldset>
      ))}
    </div>
  );
  // Without its piece the line keeps the choices that it has.
  const kept = (["size", "withDupatta", "scent", "kilos"] as const).map((field) => (
    <input key={field} type="hidden" name={lineField(typed.key, field)} value={shown.choices[field]} />
  ));
  return { head, tiles: piece ? tiles : kept };
}

/** "Was 17. Put it back" */
export function Was({ value, onPutBack }: { value: string; onPutBack: () => void }) {
  return (
    <span className="text-14 text-ink-2">
      Was {value || "not chosen"}.{" "}
      <button type="button" onClick={onPutBack} className="font-semibold text-accent-deep underline underline-offset-4">
        Put it back
      </button>
    </span>
  );
}

function choiceValue(choice: string | number | boolean | undefined): string {
  if (typeof choice === "boolean") return choice ? "yes" : "no";
  return choice === undefined ? "" : String(choice);
}

type Option = { value: string; label: string; isSoldOut?: boolean };

/** What the piece offers now, and what the line has. */
function groupsOf(piece: OfferPiece, order: DeskOrder, was: Choices) {
  const isSoldOut = (size: string) => (leftForOrder(piece, order, size) ?? 1) <= 0;
  const sizes = union(piece.sizes, was.size).map((size) => ({ value: size, label: size, isSoldOut: isSoldOut(size) }));
  const scents = union(piece.scents, was.scent).map((scent) => ({ value: scent, label: scent }));
  const kilos = union(piece.kilos, was.kilos).map((kilo) => ({ value: String(kilo), label: `${kilo} kg` }));
  const dupatta = [
    { value: "yes", label: "With it" },
    { value: "no", label: "Without" },
  ];
  const groups: { field: ChoiceField; legend: string; options: Option[] }[] = [
    { field: "size", legend: "Size", options: sizes },
    { field: "withDupatta", legend: "Dupatta", options: piece.dupatta || was.withDupatta !== undefined ? dupatta : [] },
    { field: "scent", legend: "Attar", options: scents },
    { field: "kilos", legend: "Mithai", options: kilos },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function union<Value>(offered: readonly Value[] | undefined, chosen: Value | undefined): Value[] {
  return [...new Set([...(offered ?? []), ...(chosen === undefined ? [] : [chosen])])];
}
