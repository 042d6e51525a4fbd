import { useEffect, useRef, useState } from "react";
import { pagePlaceholder, readyMessage } from "../../../shop/messages/ready-message.ts";
import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import { advanceParts, dueAtDoor, dueOnline, waitsForAdvance } from "../../../shop/order/money-entries.ts";
import { type Day, dayOf, dayToText, formatDay } from "../../../shop/pakistan-days.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { RadioTiles } from "../ui/radio-tiles.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { advanceSumIn } from "./money-form.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";
import { sumSentence } from "./sum-sentence.ts";

const fields = { intent: "advance" };

/** How much comes before anything is sent. The shopper's page asks for it, and the courier collects the rest. */
export function AdvanceSheet({ order, refusal, now, messageShop, messageLink }: DeskOrderViewProps) {
  const isSaving = useIsSaving(fields);
  const { advance: current = 0, total } = order;
  const { fifth, half } = advanceParts(total);
  const typed = refusal?.typed?.sum ?? (waitsForAdvance(order) ? String(current) : "");
  const usual = [fifth, half].find((each) => each > order.received);
  const part = typed === "" ? usual : [fifth, half].find((each) => String(each) === typed);
  const box = useRef<HTMLDivElement>(null);
  const [sum, setSum] = useState<Rupees>(part ?? Number(typed));
  // The inputs are uncontrolled, so that what was chosen before hydration stays.
  const readInputs = () => setSum(advanceSumIn(new FormData(box.current?.closest("form") ?? undefined)));
  useEffect(readInputs, []);
  const advance = sum > 0 && sum <= total ? sum : undefined;
  const asked = { ...order, advance: advance ?? 0 };
  const isRefused = refusal?.reason === "sum" && advance === undefined;
  return (
    <OrderForm order={order} fields={{ ...fields, ...(messageLink && { tell: "yes" }) }} className="mt-1">
      <p className="text-ink-2">Optional. Making needn’t wait for it, unless you wish.</p>
      <div ref={box} onInput={readInputs}>
        <fieldset className="mt-5 min-w-0">
          <Legend hint={`of ${formatDesk(total)}`}>How much</Legend>
          <RadioTiles
            name="part"
            options={[
              { value: String(fifth), label: "A fifth", below: formatDesk(fifth) },
              { value: String(half), label: "Half", below: formatDesk(half) },
              { value: "other", label: "Another", below: "sum" },
            ]}
            chosen={part === undefined ? "other" : String(part)}
          />
          <MoneyField
            label="The sum"
            name="sum"
            defaultValue={part === undefined ? typed : ""}
            error={isRefused ? sumSentence(refusal.fault, order) : undefined}
            className="if-other mt-3 min-w-0"
          />
        </fieldset>
      </div>
      <Until order={order} today={dayOf(now)} />
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input type="checkbox" name="first" value="yes" defaultChecked={order.advanceFirst} className="tick" />
        Start making only once it has come
      </label>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-line border-t pt-3">
        <dt>Now</dt>
        <dd className="text-right">{formatDesk(advance ? dueOnline(asked) : 0)}</dd>
        <dt>At the door</dt>
        <dd className="text-right">{formatDesk(dueAtDoor(advance ? asked : { ...asked, payment: "cod" }))}</dd>
      </dl>
      {messageLink && advance !== undefined && (
        <p className="mt-3 break-words text-14 text-ink-2">
          WhatsApp opens with: “
          <bdi>{readyMessage({ ...asked, lines: [...order.lines] }, messageShop, pagePlaceholder)}</bdi>”
        </p>
      )}
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

/** Empty: no day. A day that was chosen before has a tile of its own. */
function Until({ order, today }: Pick<DeskOrderViewProps, "order"> & { today: Day }) {
  const { advanceUntil: until } = order;
  const days = [
    { value: dayToText(today + 1), label: "Tomorrow" },
    { value: dayToText(today + 3), label: "In three days" },
  ];
  const chosen = until === undefined ? "" : dayToText(until);
  const isOther = until !== undefined && !days.some(({ value }) => value === chosen);
  const other = isOther ? [{ value: chosen, label: formatDay(until) }] : [];
  const options = [...other, ...days, { value: "", label: "No day" }];
  return (
    <fieldset className="mt-5 min-w-0">
      <Legend hint="may stay empty">Until</Legend>
      <RadioTiles name="until" options={options} chosen={chosen} />
    </fieldset>
  );
}

function Legend({ hint, children }: { hint: string; children: string }) {
  return (
    <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4 text-14">
      <span className="font-semibold">{children}</span>
      <span className="nums text-ink-2">{hint}</span>
    </legend>
  );
}
