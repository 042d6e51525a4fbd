import type { RecordFault } from "../../../shop/piece-desk.ts";
import { faultInWords, typedList } from "../../../shop/piece-form.ts";
import { valueAt } from "../../../shop/record-path.ts";
import type { ShopRecord } from "../../../shop/shop-desk.ts";
import { labelAt, shownValue } from "../../../shop/shop-form.ts";
import { fieldsOf, type ShopField, type ShopSection } from "../../../shop/shop-sections.ts";
import { SelectField } from "../components/select-field.tsx";
import { TextBox } from "../components/text-box.tsx";

type Props = {
  section: ShopSection;
  /** What the form begins with, and what is saved. */
  record: ShopRecord;
  saved: ShopRecord;
  faults: readonly RecordFault[];
  listings: readonly { slug: string; title: string }[];
  names: Readonly<Record<string, string>>;
};

export function SectionFields(props: Props) {
  const { section, record, faults } = props;
  const all = fieldsOf(section, record);
  const items = Map.groupBy(all, ({ item }) => item);
  const known = new Set(all.map(({ field }) => field.path));
  // Faults of a list as a whole stand above its items.
  const others = faults.filter(({ field }) => !known.has(field) && !known.has(field.replace(/\.\d+$/, "")));
  return (
    <>
      {others.map((fault) => (
        <p key={`${fault.field} ${fault.reason}`} className="mt-3 text-14 text-red">
          {sentence(fault)}
        </p>
      ))}
      {[...items].map(([item, fields]) => {
        const shown = fields.map(({ field }) => <Field key={field.path} field={field} {...props} />);
        return item === undefined ? shown : <Item key={item} {...props} place={item} fields={shown} />;
      })}
    </>
  );
}

function sentence(fault: RecordFault): string {
  return faultInWords(fault, { [fault.field]: labelAt(fault.field) });
}

function Item({ section, record, place, fields }: Props & { place: number; fields: React.ReactNode }) {
  const { path = "", name = "" } = section.list ?? {};
  const isThere = valueAt(record, `${path}.${place}`) !== undefined;
  return (
    <fieldset className="mt-7 min-w-0 border-line border-t pt-4">
      <legend className="pr-3 font-semibold">
        {isThere ? `${name} ${place + 1}` : `One more ${name.toLowerCase()}`}
      </legend>
      {fields}
      {isThere && (
        <label className="mt-3 flex min-h-11 items-center gap-3 text-15">
          <input type="checkbox" name={`${path}.${place}.out`} value="yes" className="tick" />
          Leave it out
        </label>
      )}
    </fieldset>
  );
}

function Field({ field, record, saved, faults, listings, names }: Props & { field: ShopField }) {
  const value = shownValue(field, valueAt(record, field.path));
  const was = shownValue(field, valueAt(saved, field.path));
  const fault = faults.find((each) => each.field === field.path || each.field.replace(/\.\d+$/, "") === field.path);
  const common = { label: field.label, name: field.path, error: fault && sentence(fault) };
  if (field.kind === "yes")
    return (
      <label className="switch-row mt-4">
        <span className="font-semibold">{field.label}</span>
        <input type="checkbox" name={field.path} value="yes" defaultChecked={value === "true"} className="switch" />
      </label>
    );
  if (field.kind === "listing" || field.kind === "choice") {
    const choices =
      field.kind === "listing"
        ? listings.map(({ slug, title }) => ({ value: slug, label: title }))
        : (field.choices ?? []).map((choice) => ({ value: choice, label: choice.replace("promise-", "") }));
    return <SelectField {...common} value={value} choices={choices} />;
  }
  const pieces =
    field.kind === "ids"
      ? typedList(value)
          .map((id) => names[id] ?? `no piece ${id}`)
          .join(", ")
      : "";
  return (
    <TextBox
      {...common}
      value={value}
      note={[field.note, pieces, was !== value && was && `Was ${was}.`].filter(Boolean).join(" ")}
      {...(field.kind === "number" && { inputMode: "numeric" as const })}
      {...((field.kind === "text" || field.kind === "lines") && { rows: 3 })}
    />
  );
}
