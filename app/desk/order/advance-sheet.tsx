import { useEffect, useRef, useState } from "react";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { dueAtDoor, dueOnline } from "../../../shop/order/money-entries.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";
import { sumSentence } from "./sum-sentence.ts";

const fields = { intent: "advance" };

/** How much comes before anything is sent. The shopper's page asks for it, and the courier collects the rest. */
export function AdvanceSheet({ order, refusal }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const box = useRef<HTMLDivElement>(null);
  const { advance: current = 0, total } = order;
  const [sum, setSum] = useState<number | undefined>(current);
  const readSum = () => setSum(typedNumber(box.current?.querySelector("input")?.value ?? ""));
  useEffect(readSum, []);
  const advance = sum !== undefined && sum > 0 && sum <= total ? sum : undefined;
  const asked = { ...order, advance: advance ?? 0 };
  return (
    <OrderForm order={order} fields={fields} className="mt-1">
      <p className="text-ink-2">Optional. Making needn’t wait for it.</p>
      <div ref={box} onInput={readSum}>
        <MoneyField
          label="How much"
          hint={`of ${formatDesk(total)}`}
          name="sum"
          defaultValue={refusal?.typed?.sum ?? (current > 0 ? String(current) : "")}
          error={refusal?.reason === "sum" ? sumSentence(refusal.fault, order) : undefined}
        />
      </div>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1 border-line border-t pt-3">
        <dt>Now</dt>
        <dd className="text-right">{formatDesk(advance ? dueOnline(asked) : 0)}</dd>
        <dt>At the door</dt>
        <dd className="text-right">{formatDesk(dueAtDoor(advance ? asked : { ...asked, payment: "cod" }))}</dd>
      </dl>
      <SubmitButton saving={isSaving && "Asking"} className="mt-4 w-full">
        Ask for {advance ? formatDesk(advance) : "it"}
      </SubmitButton>
      {current > 0 && (
        <button
          type="submit"
          name="none"
          value="yes"
          className="mt-1 flex min-h-11 w-full items-center justify-center font-semibold text-accent-deep"
        >
          Ask for none any more
        </button>
      )}
    </OrderForm>
  );
}
