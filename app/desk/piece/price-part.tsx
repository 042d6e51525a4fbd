import { faultAt, pieceFields } from "../../../shop/editor/piece-form.ts";
import { badges } from "../../../shop/pieces/product.ts";
import type { Stock } from "../../../shop/pieces/stock.ts";
import { CountField } from "../ui/count-field.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { OptionsField } from "../ui/options-field.tsx";
import { listIn, Part, type PartProps, Was } from "./part.tsx";
import type { TypedCost } from "./piece-cost.ts";

type Props = PartProps & {
  typed: Readonly<Record<string, unknown>>;
  counted: Stock | undefined;
  /** Undefined for whoever may not see it. */
  cost: TypedCost | undefined;
};

export function PricePart({ shown, faults, facts, typed, counted, cost, ...was }: Props) {
  const fields = pieceFields(shown);
  const [priceError, saleError] = [faultAt(faults, "price"), faultAt(faults, "salePrice")];
  const costError = faultAt(faults, "cost");
  return (
    <Part title="Price and stock">
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <MoneyField
          label="Price"
          name="price"
          defaultValue={fields.price ?? ""}
          error={priceError}
          note={!priceError && <Was {...was} field="price" />}
          className="min-w-0"
        />
        <MoneyField
          label="Sale price"
          name="salePrice"
          hint="optional"
          defaultValue={fields.salePrice ?? ""}
          error={saleError}
          note={!saleError && <Was {...was} field="salePrice" />}
          className="min-w-0"
        />
        {cost && (
          <MoneyField
            label="What it costs you"
            name="cost"
            hint="optional"
            defaultValue={cost.typed}
            error={costError}
            note={!costError && "Only the owner sees it, at the desk. It makes the margin on Today."}
            className="min-w-0"
          />
        )}
        {cost && <input type="hidden" name="costSeen" value={cost.seen} />}
      </div>
      <OptionsField
        legend="Badge"
        name="badge"
        kind="radio"
        options={badges.map((badge) => ({ value: badge, label: badge }))}
        selected={[String(shown.badge)]}
        error={faultAt(faults, "badge")}
        note={`Made to Order isn’t counted as a rule: it is made after the order, in ${facts.makingTime}.`}
      />
      <OptionsField
        legend="To be had"
        name="inStock"
        kind="radio"
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "Sold out" },
        ]}
        selected={[shown.inStock === false ? "no" : "yes"]}
      />
      <Counts sizes={listIn(typed, "sizes")} counted={counted} error={faultAt(faults, "stock")} />
    </Part>
  );
}

type CountProps = { sizes: readonly string[]; counted: Stock | undefined; error: string | undefined };

/** As a whole, or size by size; a field that is empty isn't counted. */
function Counts({ sizes, counted, error }: CountProps) {
  const left = (size: string) => (Number.isInteger(counted?.[size]) ? String(counted?.[size]) : "");
  return (
    <div className="mt-5 grid grid-cols-2 gap-4 wide:grid-cols-3">
      <CountField
        label={sizes.length > 0 ? "Left, all sizes together" : "Left"}
        name="left"
        defaultValue={left("")}
        note={!error && "Empty: not counted."}
        error={error}
      />
      {sizes.map((size) => (
        <CountField key={size} label={`Left in ${size}`} name={`left-${size}`} defaultValue={left(size)} />
      ))}
    </div>
  );
}
