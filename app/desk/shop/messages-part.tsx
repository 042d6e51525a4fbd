import { useState } from "react";
import type { ShopField } from "../../../shop/editor/shop-field.ts";
import { RadioTabs } from "../editor/radio-tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { SectionField } from "./section-field.tsx";
import type { SectionProps } from "./section-props.ts";

type Props = SectionProps & { fields: readonly ShopField[] };

/** All texts are in the form, one of them is shown; without script all are. */
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
          className="text-tabs"
          tabClass="text-tab"
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
