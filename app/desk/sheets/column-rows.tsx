import {
  type Columns,
  isNetColumn,
  type SheetField,
  sheetFieldNames,
  sheetFields,
} from "../../../shop/sheet/columns.ts";
import { Icon } from "../../ui/icon.tsx";

export const columnField = (field: SheetField) => `column-${field}`;

type Props = {
  heads: readonly string[];
  columns: Columns;
  onChoose: (field: SheetField, head: string) => void;
  /** The courier whose latest sheet had these columns. */
  remembered: string | undefined;
};

/** Which heading is what. */
export function ColumnRows({ heads, columns, onChoose, remembered }: Props) {
  return (
    <section aria-labelledby="sheet-columns" className="mt-6">
      <div className="flex items-baseline justify-between gap-4 border-line border-b pb-2 text-14">
        <h2 id="sheet-columns" className="font-semibold">
          Its columns
        </h2>
        {remembered && <span className="text-ink-2">remembered for {remembered}</span>}
      </div>
      {sheetFields.map((field) => (
        <div key={field} className="sheet-column">
          <label htmlFor={columnField(field)}>{sheetFieldNames[field]}</label>
          <span className="relative min-w-0">
            <select
              id={columnField(field)}
              name={columnField(field)}
              value={columns[field] ?? ""}
              onChange={({ currentTarget }) => onChoose(field, currentTarget.value)}
              className="sheet-select pr-6"
            >
              <option value="">none</option>
              {heads.map((head) => (
                <option key={head} value={head}>
                  {field === "charges" && isNetColumn(head) ? `collected less ${head}` : head}
                </option>
              ))}
            </select>
            <Icon
              name="down"
              className="pointer-events-none absolute inset-y-0 right-0 my-auto size-4 text-accent-deep"
            />
          </span>
        </div>
      ))}
    </section>
  );
}
