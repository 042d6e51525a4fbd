import { useState } from "react";
import type { ShopField } from "../../../shop/editor/shop-sections.ts";
import { RadioTabs } from "../editor/radio-tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { SectionField } from "./section-field.tsx";
import type { SectionProps } from "./section-props.ts";

type Props = SectionProps & { fields: readonly ShopField[] };

/** One text at a time, of which all are in the form; without script they stand below each other. */
export function MessagesPart({ fields, ...props }: Props) {
  const isHydrated = useHydrated();
  const wrong = fields.find(({ path }) => props.faults.some(({ field }) => field === path));
  const [open, setOpen] = useState((wrong ?? fields[0])?.path ?? "");
  return (
    <>
      {isHydrated && (
        <RadioTabs
          legend="Which text"
          name="text"
          tabs={fields.map(({ path, tab }) => ({ value: path, label: tab }))}
          open={open}
          onOpen={setOpen}
          looks={["text-tabs", "text-tab"]}
        />
      )}
      {fields.map((field) => (
        <div key={field.path} hidden={isHydrated && field.path !== open}>
          <SectionField {...props} field={field} />
        </div>
      ))}
    </>
  );
}
