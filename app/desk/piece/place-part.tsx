import { faultAt } from "../../../shop/editor/piece-form.ts";
import { metals } from "../../../shop/pieces/product.ts";
import { ChoiceTiles } from "../ui/choice-tiles.tsx";
import { Field } from "../ui/field.tsx";
import { listIn, Part, type PartProps } from "./part.tsx";

const metalNames = { gold: "Gold", antique: "Antique", rose: "Rose gold", silver: "Silver" } as const;

type Props = PartProps & { typed: Readonly<Record<string, unknown>> };

export function PlacePart({ shown, faults, facts, typed }: Props) {
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
      <ChoiceTiles
        legend="Also in"
        name="listings"
        kind="checkbox"
        choices={facts.listings
          .filter(({ slug }) => slug !== home)
          .map(({ slug, title }) => ({ value: slug, label: title }))}
        chosen={listIn(shown, "listings")}
        error={faultAt(faults, "listings")}
      />
      <ChoiceTiles
        legend="Metal"
        name="metal"
        kind="radio"
        choices={metals.map((metal) => ({ value: metal, label: metalNames[metal] }))}
        chosen={[String(shown.metal)]}
        error={faultAt(faults, "metal")}
      />
      <ChoiceTiles
        legend="Stones"
        name="stones"
        kind="checkbox"
        choices={facts.stones.map((stone) => ({ value: stone, label: stone.charAt(0).toUpperCase() + stone.slice(1) }))}
        chosen={listIn(shown, "stones")}
        error={faultAt(faults, "stones")}
      />
    </Part>
  );
}
