import { Form, useNavigation } from "react-router";
import type { ReadyOrder } from "../../../shop/desk/making.ts";
import { readyLine } from "../../../shop/desk/making-words.ts";
import { tickValue } from "../ticked-orders/ticked.ts";
import { SubmitButton } from "../ui/submit-button.tsx";

type Props = { ready: readonly ReadyOrder[]; made: number };

/** Packs the orders that have all their pieces, each based on the revision that was shown. */
export function PackBar({ ready, made }: Props) {
  const isSaving = useNavigation().formData?.get("intent") === "pack";
  return (
    <Form method="post" preventScrollReset className="bottom-bar print:hidden">
      <div className="md:desk-page md:flex md:items-center md:gap-6">
        <p className="mb-2 text-14 text-ink-2 md:mb-0 md:grow">
          {made.toLocaleString("en-US")} made. {readyLine(ready)}
        </p>
        <input type="hidden" name="intent" value="pack" />
        {ready.map((order) => (
          <input key={order.number} type="hidden" name="orders" value={tickValue(order)} />
        ))}
        <SubmitButton saving={isSaving && "Packing"} className="w-full md:w-auto">
          {ready.length === 1 ? "Pack this order" : `Pack these ${ready.length} orders`}
        </SubmitButton>
      </div>
    </Form>
  );
}
