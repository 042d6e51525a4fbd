import type { ReactNode } from "react";
import { Form } from "react-router";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { type Step, stepTable } from "../../../shop/order/stage.ts";
import type { ButtonLook } from "../../ui/button-style.ts";
import { useIsSaving } from "../connection/use-is-saving.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useOrderPath } from "./order-link.tsx";

export { useIsSaving };

type FormProps = {
  order: Pick<DeskOrder, "number" | "revision">;
  fields: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** Every change is sent with the revision that it is based on, and leaves no history entry. */
export function OrderForm({ order, fields, className, children }: FormProps) {
  const path = useOrderPath();
  return (
    <Form method="post" action={path(order.number)} className={className} replace preventScrollReset>
      <input type="hidden" name="seen" value={order.revision} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

type StepProps = {
  order: DeskOrder;
  step: Step;
  look: ButtonLook;
  className?: string;
  children?: ReactNode;
};

/** A step that needs no further input. */
export function StepForm({ order, step, look, className = "w-full", children }: StepProps) {
  const fields = { intent: "step", step };
  const isSaving = useIsSaving(fields);
  const { button, saving } = stepTable[step];
  return (
    <OrderForm order={order} fields={fields} className="grow">
      <SubmitButton look={look} saving={isSaving && saving} className={className}>
        {button}
      </SubmitButton>
      {children}
    </OrderForm>
  );
}
