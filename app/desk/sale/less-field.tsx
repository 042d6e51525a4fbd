import { mostPercent, tiledPercents } from "../../../shop/sale/sale.ts";
import type { SaleValues } from "../../../shop/sale/sale-form.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { RadioTiles } from "../ui/radio-tiles.tsx";

type Props = { values: Pick<SaleValues, "less" | "percent" | "sum">; error: string | undefined };

/** Tiles of per cent; the last one opens fields for another per cent or a sum, by style alone. */
export function LessField({ values, error }: Props) {
  const tiles = [
    ...tiledPercents.map((each) => [String(each), `${each}\u00a0%`] as const),
    ["other", "Another"] as const,
  ];
  return (
    <fieldset id={deskFieldId("less")} tabIndex={-1} className="less-field min-w-0 outline-none">
      <legend className="mb-1.5 font-semibold text-14">How much less</legend>
      <RadioTiles
        name="less"
        options={tiles.map(([value, label]) => ({ value, label }))}
        chosen={values.less}
        className="tiles-in-a-row"
      />
      <div className="less-other mt-3">
        <Field
          label="Per cent"
          name="percent"
          defaultValue={values.percent}
          inputMode="numeric"
          maxLength={2}
          hint={`1 to ${mostPercent}`}
          className="min-w-0"
        />
        <MoneyField label="Or a sum" name="sum" defaultValue={values.sum} className="min-w-0" />
      </div>
      {error && <Problem>{error}</Problem>}
      <p className="mt-1.5 text-14 text-ink-2">Rounded down to 50 rupees. A press on a price changes that one alone.</p>
    </fieldset>
  );
}
