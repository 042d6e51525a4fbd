import { typedList } from "../../../shop/editor/piece-form.ts";
import { valueAt } from "../../../shop/editor/record-path.ts";
import type { ShopField } from "../../../shop/editor/shop-field.ts";
import { shopFaultInWords, shownValue } from "../../../shop/editor/shop-form.ts";
import { groupIban, tidyIban } from "../../../shop/money/iban.ts";
import { ChosenField, ChosenPieces } from "../choose/chosen-field.tsx";
import { Field, type FieldProps } from "../ui/field.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { MessageField } from "./message-field.tsx";
import type { SectionProps } from "./section-props.ts";

type Props = SectionProps & { field: ShopField };

const isLong = ({ kind }: ShopField) => kind === "text" || kind === "lines";

export function SectionField(props: Props) {
  const { field, shown, typed, saved, faults, listings, put } = props;
  const value = shownValue(field, valueAt(shown, field.path));
  const now = shownValue(field, valueAt(typed, field.path));
  const was = shownValue(field, valueAt(saved, field.path));
  const fault = faults.find((each) => each.field === field.path || each.field.replace(/\.\d+$/, "") === field.path);
  const common = { label: field.label, name: field.path, error: fault && shopFaultInWords(fault) };
  if (field.kind === "yes")
    return (
      <label className="switch-row mt-4">
        <span className="font-semibold">{field.label}</span>
        <input type="checkbox" name={field.path} value="yes" defaultChecked={value === "true"} className="switch" />
      </label>
    );
  if (field.kind === "listing" || field.kind === "choice") {
    const options =
      field.kind === "listing"
        ? listings.map(({ slug, title }) => ({ value: slug, label: title }))
        : Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label }));
    return <Field {...common} defaultValue={value} options={options} />;
  }
  if (field.blanks)
    return (
      <MessageField
        field={field}
        value={value}
        typed={now}
        shop={String(valueAt(typed, "name") ?? "")}
        error={common.error}
        note={now !== was ? `Was: ${was}` : ""}
      />
    );
  if (field.kind === "ids") return <PiecesField {...props} {...common} value={value} now={now} was={was} />;
  const wasLine = now !== was && was !== "" && <WasLine field={field} was={was} put={put} />;
  if (field.unit === "Rs")
    return (
      <MoneyField {...common} defaultValue={value}>
        {wasLine}
      </MoneyField>
    );
  return (
    <div className={isLong(field) ? "col-span-full" : ""}>
      <Field
        {...common}
        defaultValue={value}
        note={field.note}
        hint={field.most ? `${now.length} of ${field.most}` : field.unit}
        {...(field.kind === "number" && { inputMode: "numeric" as const })}
        {...(field.kind === "seconds" && { inputMode: "decimal" as const })}
        {...(field.kind === "iban" && ibanInput)}
        {...(isLong(field) && { rows: 3 })}
      >
        {wasLine}
      </Field>
    </div>
  );
}

type PiecesProps = Props & Record<"label" | "name" | "value" | "now" | "was", string> & { error: string | undefined };

/** The numbers are what is saved. With script they are hidden, and the pieces are chosen by picture. */
function PiecesField({ field, typed, pieces, put, choose, label, name, error, value, now, was }: PiecesProps) {
  const isHydrated = useHydrated();
  const ids = typedList(now);
  const names = typedList(was).map((id) => pieces.find((piece) => String(piece.id) === id)?.name ?? id);
  const listing = listingPath(field);
  return (
    <div className="col-span-full">
      {isHydrated ? (
        <ChosenField
          id={deskFieldId(name)}
          {...{ label, error, ids, pieces }}
          needsListing={listing !== undefined && !valueAt(typed, listing)}
          onChoose={() => choose(field)}
        >
          {now !== was && was !== "" && <WasLine field={field} was={was} words={names.join(", ")} put={put} />}
        </ChosenField>
      ) : (
        <ChosenPieces ids={ids} pieces={pieces} />
      )}
      <div hidden={isHydrated}>
        <Field
          {...{ label, name, error }}
          {...(isHydrated && { id: `${deskFieldId(name)}-numbers` })}
          defaultValue={value}
          note={field.note}
        />
      </div>
    </div>
  );
}

/** Where a row of home says which listing its pieces are of. */
export function listingPath({ path }: ShopField): string | undefined {
  return path.endsWith(".products") ? path.replace(/products$/, "listing") : undefined;
}

const ibanInput: Partial<FieldProps> = {
  autoCapitalize: "characters",
  spellCheck: false,
  dir: "ltr",
  onInput({ currentTarget: input }) {
    const grouped = groupIban(tidyIban(input.value));
    // Only while typing at the end: setting the value moves the caret there.
    if (input.selectionEnd === input.value.length && input.value !== grouped) input.value = grouped;
  },
};

type WasProps = Pick<Props, "field" | "put"> & { was: string; words?: string };

function WasLine({ field, was, words = was, put }: WasProps) {
  return (
    <p className="mt-1.5 break-words text-14 text-ink-2">
      Was “{words.length > 80 ? `${words.slice(0, 80)}…` : words}”.{" "}
      <button
        type="button"
        onClick={() => put({ [field.path]: was })}
        className="min-h-6 font-semibold text-accent-deep underline underline-offset-3"
      >
        Put it back<span className="sr-only">: {field.label}</span>
      </button>
    </p>
  );
}
