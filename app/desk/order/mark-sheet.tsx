import { isolateBidi } from "../../../shop/bidi.ts";
import { maxMark } from "../../../shop/order/known-number.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const [keep, takeOff] = [{ intent: "mark" }, { intent: "unmark" }];

/** What the desk keeps about this phone number. `was` is the mark that the form is based on. */
export function MarkSheet({ order, refusal, now }: DeskOrderViewProps) {
  const isKeeping = useIsSaving(keep);
  const isTakingOff = useIsSaving(takeOff);
  const { mark } = order;
  const was = { was: String(mark?.at ?? 0) };
  return (
    <>
      <OrderForm order={order} fields={{ ...keep, ...was }} className="mt-1">
        <Field
          label="Mark on this number"
          name="mark"
          required
          maxLength={maxMark}
          defaultValue={refusal?.typed?.mark ?? mark?.text}
          note="Only people with a key see it."
        />
        <Problem role="alert">
          {refusal?.reason === "mark" && `${changedMark(mark, now)} Yours isn’t saved yet.`}
        </Problem>
        <SubmitButton saving={isKeeping && "Keeping it"} className="mt-5 w-full">
          Keep the mark
        </SubmitButton>
      </OrderForm>
      {mark && (
        <OrderForm order={order} fields={{ ...takeOff, ...was }} className="mt-2.5">
          <SubmitButton look="quiet" saving={isTakingOff && "Taking it off"} className="w-full">
            Take it off
          </SubmitButton>
        </OrderForm>
      )}
    </>
  );
}

function changedMark(mark: DeskOrderViewProps["order"]["mark"], now: number): string {
  if (!mark) return "Somebody has taken this mark off.";
  return `${isolateBidi(mark.by)} changed this mark at ${formatMoment(mark.at, now)}: “${isolateBidi(mark.text)}”.`;
}
