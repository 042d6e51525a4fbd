import { useState } from "react";
import type { ShopField } from "../../../shop/shop-sections.ts";
import { useIsAlive } from "../components/use-is-alive.ts";
import { SectionField } from "./section-field.tsx";
import type { SectionProps } from "./section-props.ts";

type Props = SectionProps & { fields: readonly ShopField[] };

/** One text at a time, of which all are in the form; without script they stand below each other. */
export function MessagesPart({ fields, ...props }: Props) {
  const isAlive = useIsAlive();
  const wrong = fields.find(({ path }) => props.faults.some(({ field }) => field === path));
  const [open, setOpen] = useState(wrong ?? fields[0]);
  return (
    <>
      {isAlive && (
        <fieldset className="text-tabs">
          <legend className="sr-only">Which text</legend>
          {fields.map((field) => (
            <label key={field.path} className="text-tab">
              <input
                type="radio"
                name="text"
                checked={field === open}
                onChange={() => setOpen(field)}
                className="sr-only"
              />
              {field.tab}
            </label>
          ))}
        </fieldset>
      )}
      {fields.map((field) => (
        <div key={field.path} hidden={isAlive && field !== open}>
          <SectionField {...props} field={field} />
        </div>
      ))}
    </>
  );
}
