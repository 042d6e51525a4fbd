import type { ReactNode } from "react";
import { isSentWithoutMoney, moneyBeforeSending } from "../../../shop/order/money-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { MoneyWarning } from "./money-warning.tsx";
import { OrderLink } from "./order-link.tsx";
import { OrderForm, useIsSaving } from "./step-form.tsx";

/** Asks once before an online order is sent whose money hasn't come; the form of the sheet is behind the answer. */
export function MoneyBeforeSending({ order, refusal, children }: DeskOrderViewProps & { children: ReactNode }) {
  const missing = moneyBeforeSending(order);
  if (!isSentWithoutMoney(order))
    return (
      <>
        <MoneyWarning>{missing}</MoneyWarning>
        {children}
      </>
    );
  return (
    <>
      <Problem className="mt-3 font-semibold">Send it without the money? {missing}</Problem>
      <details open={refusal !== undefined} className="peer mt-4">
        <summary className={buttonStyle("quiet", "unpaid-anyway w-full cursor-pointer")}>Send it anyway</summary>
        {children}
      </details>
      <WaitForIt order={order} className="peer-open:hidden" />
    </>
  );
}

const begin = { intent: "step", step: "make" };

/** Asks once before making begins without the advance that it was to wait for. */
export function BeginQuestion({ order }: DeskOrderViewProps) {
  const isSaving = useIsSaving(begin);
  return (
    <>
      <Problem className="mt-3 font-semibold">Start without the advance? {moneyBeforeSending(order)}</Problem>
      <OrderForm order={order} fields={begin} className="mt-4">
        <SubmitButton look="quiet" saving={isSaving && "Starting"} className="w-full">
          Start anyway
        </SubmitButton>
      </OrderForm>
      <WaitForIt order={order} />
    </>
  );
}

function WaitForIt({ order, className = "" }: Pick<DeskOrderViewProps, "order"> & { className?: string }) {
  return (
    <OrderLink order={order} className={buttonStyle("primary", `mt-2.5 w-full ${className}`)}>
      Wait for it
    </OrderLink>
  );
}
