import { typedList } from "../../../shop/editor/piece-form.ts";
import { valueAt } from "../../../shop/editor/record-path.ts";
import { shopFaultInWords, shownValue } from "../../../shop/editor/shop-form.ts";
import type { ShopField } from "../../../shop/editor/shop-sections.ts";
import { groupIban, tidyIban } from "../../../shop/money/iban.ts";
import { Picture } from "../../ui/picture.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Field, type FieldProps } from "../ui/field.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { MessageField } from "./message-field.tsx";
import type { SectionProps } from "./section-props.ts";

type Props = SectionProps & { field: ShopField };

const isLong = ({ kind }: ShopField) => kind === "text" || kind === "lines" || kind === "ids";

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
  const wasLine = now !== was && was !== "" && <WasLine field={field} was={was} put={put} />;
  if (field.unit === "Rs")
    return (
      <MoneyField {...common} defaultValue={value}>
        {wasLine}
      </MoneyField>
    );
  return (
    <div className={isLong(field) ? "col-span-full" : ""}>
      {field.kind === "ids" && <TypedPieces ids={typedList(now)} {...props} />}
      <Field
        {...common}
        defaultValue={value}
        note={field.note}
        hint={field.most ? `${now.length} of ${field.most}` : field.unit}
        {...(field.kind === "number" && { inputMode: "numeric" as const })}
        {...(field.kind === "seconds" && { inputMode: "decimal" as const })}
        {...(field.kind === "iban" && ibanInput)}
        {...(isLong(field) && field.kind !== "ids" && { rows: 3 })}
      >
        {wasLine}
      </Field>
    </div>
  );
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

function WasLine({ field, was, put }: Pick<Props, "field" | "put"> & { was: string }) {
  return (
    <p className="mt-1.5 break-words text-14 text-ink-2">
      Was “{was.length > 80 ? `${was.slice(0, 80)}…` : was}”.{" "}
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

/** The pieces whose numbers are typed. */
export function TypedPieces({
  ids,
  pieces,
  pictures,
}: Pick<Props, "pieces" | "pictures"> & { ids: readonly string[] }) {
  return (
    <ul className="relative mt-4 flex gap-1.5 overflow-x-auto text-13">
      {ids.map((id) => {
        const piece = pieces[id];
        const picture = pictures.find((each) => each.name === piece?.picture);
        return (
          <li key={id} className="w-14 shrink-0">
            {picture && <Picture of={picture} alt="" sizes="56px" />}
            {piece ? (
              <span className="mt-1 block truncate">{piece.name}</span>
            ) : (
              <Problem className="mt-1 break-all">no {id}</Problem>
            )}
          </li>
        );
      })}
    </ul>
  );
}
