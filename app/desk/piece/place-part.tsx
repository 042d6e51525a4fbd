import { useId } from "react";
import { faultAt } from "../../../shop/piece-form.ts";
import { metals } from "../../../shop/product.ts";
import { ChoiceTiles } from "../components/choice-tiles.tsx";
import { listIn, Part, type PartProps } from "./part.tsx";

const metalNames = { gold: "Gold", antique: "Antique", rose: "Rose gold", silver: "Silver" } as const;

type Props = PartProps & { typed: Readonly<Record<string, unknown>> };

export function PlacePart({ shown, faults, facts, typed }: Props) {
  const id = useId();
  const error = faultAt(faults, "category");
  const home = facts.categories.find(({ name }) => name === typed.category)?.listing;
  return (
    <Part title="Where it stands">
      <div className="mt-5">
        <label htmlFor={id} className="mb-1.5 block font-semibold text-14">
          Category
        </label>
        <select
          id={id}
          name="category"
          defaultValue={String(shown.category ?? "")}
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <option value="">Choose one</option>
          {facts.categories.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-14 text-red">
            {error}
          </p>
        )}
      </div>
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
