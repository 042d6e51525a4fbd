import { faultAt } from "../../../shop/editor/piece-form.ts";
import { metals } from "../../../shop/pieces/product.ts";
import { Field } from "../ui/field.tsx";
import { OptionsField } from "../ui/options-field.tsx";
import { listIn, Part, type PartProps } from "./part.tsx";

const metalNames = { gold: "Gold", antique: "Antique", rose: "Rose gold", silver: "Silver" } as const;

type Props = PartProps & { typed: Readonly<Record<string, unknown>> };

export function CategoryPart({ shown, faults, facts, typed }: Props) {
  const home = facts.categories.find(({ name }) => name === typed.category)?.listing;
  return (
    <Part title="Where it stands">
      <Field
        label="Category"
        name="category"
        defaultValue={String(shown.category ?? "")}
        options={facts.categories.map(({ name, title }) => ({ value: name, label: title }))}
        error={faultAt(faults, "category")}
      />
      <OptionsField
        legend="Also in"
        name="listings"
        kind="checkbox"
        options={facts.listings
          .filter(({ slug }) => slug !== home)
          .map(({ slug, title }) => ({ value: slug, label: title }))}
        selected={listIn(shown, "listings")}
        error={faultAt(faults, "listings")}
      />
      <OptionsField
        legend="Metal"
        name="metal"
        kind="radio"
        options={metals.map((metal) => ({ value: metal, label: metalNames[metal] }))}
        selected={[String(shown.metal)]}
        error={faultAt(faults, "metal")}
      />
      <OptionsField
        legend="Stones"
        name="stones"
        kind="checkbox"
        options={facts.stones.map((stone) => ({ value: stone, label: stone.charAt(0).toUpperCase() + stone.slice(1) }))}
        selected={listIn(shown, "stones")}
        error={faultAt(faults, "stones")}
      />
    </Part>
  );
}
