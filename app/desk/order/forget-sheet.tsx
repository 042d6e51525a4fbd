import { stageTable } from "../../../shop/order/stage.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderLink } from "./order-link.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "forget" };

export function ForgetSheet({ order, first }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const isOpen = stageTable[order.stage].isActive && order.stage !== "delivered";
  return (
    <OrderForm order={order} fields={fields} className="mt-2">
      <p className="text-ink-2">
        Name, address, phone, e-mail and every note go for good; pieces, sums and stages stay. An e-mail that waits
        isn’t sent any more. This can’t be taken back.
      </p>
      {isOpen && (
        <p className="mt-3 border-red border-l-2 pl-4 font-semibold">
          This order isn’t finished. Without her address and phone nobody can deliver it or ask about it, and{" "}
          <bdi>{first}</bdi> can’t follow it.
        </p>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <OrderLink order={order} className={buttonStyle("quiet", "px-3")}>
          Keep them
        </OrderLink>
        <SubmitButton look="quiet" saving={isSaving && "Removing"} className="border-red px-3 text-red">
          Remove them
        </SubmitButton>
      </div>
    </OrderForm>
  );
}
