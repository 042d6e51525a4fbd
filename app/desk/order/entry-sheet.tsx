import { useEffect, useRef, useState } from "react";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import {
  afterEntryInWords,
  balanceNow,
  entryFault,
  expectedNext,
  type MoneyWay,
  moneyWayNames,
  moneyWays,
} from "../../../shop/order/money-entries.ts";
import { stageTable } from "../../../shop/order/stage.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";
import { sumSentence } from "./sum-sentence.ts";

/** Money that came, or goes back: the sum stands there already, so two taps are enough in the usual case. */
export function EntrySheet({ order, first, refusal, goesBack }: DeskOrderViewProps & { goesBack: boolean }) {
  const fields = { intent: "entry", ...(goesBack && { back: "yes" }) };
  const isSaving = useIsSaving(fields);
  const box = useRef<HTMLDivElement>(null);
  const { received, due, toGiveBack } = balanceNow(order);
  const usual = goesBack ? toGiveBack || received : expectedNext(order);
  const [sum, setSum] = useState<number | undefined>(usual);
  // Uncontrolled, so that what was typed before hydration stays.
  const readSum = () => setSum(typedNumber(box.current?.querySelector("input")?.value ?? ""));
  useEffect(readSum, []);
  const entry = goesBack ? -Number(sum) : Number(sum);
  const isValid = entryFault(entry, { received }) !== "not-an-amount";
  return (
    <OrderForm order={order} fields={fields} className="mt-1">
      <p className="text-ink-2">
        <bdi>{goesBack ? first : order.customer.name}</bdi>
        {goesBack ? ` has paid ${formatDesk(received)}.` : ""}
        {goesBack && !stageTable[order.stage].isActive && ` The order is ${order.stage}.`}
        {!goesBack && `, ${due > 0 ? `${formatDesk(due)} still due` : "nothing due"}`}
      </p>
      <div ref={box} onInput={readSum}>
        <MoneyField
          label="How much"
          name="sum"
          defaultValue={refusal?.typed?.sum ?? (usual > 0 ? String(usual) : "")}
          error={refusal?.reason === "sum" ? sumSentence(refusal.fault, order) : undefined}
          note={<span role="status">{isValid && afterEntryInWords(order, entry)}</span>}
        />
      </div>
      <Ways
        legend={goesBack ? "How it goes" : "How it came"}
        chosen={refusal?.typed?.way ?? usualWay(order, goesBack)}
      />
      <SubmitButton saving={isSaving && "Booking"} className="mt-5 w-full">
        {goesBack ? "Book as given back" : `Book${isValid ? ` ${formatDesk(entry)}` : ""}`}
      </SubmitButton>
      {goesBack && (
        <p className="mt-2 text-center text-14 text-ink-2">
          Send it in your wallet’s app first. This only writes it down.
        </p>
      )}
    </OrderForm>
  );
}

/** As the last payment came; cash of a parcel on its way by the courier. */
function usualWay({ entries, payment, stage }: DeskOrderViewProps["order"], goesBack: boolean): MoneyWay {
  const last = entries.findLast(({ sum, way }) => sum > 0 && !(goesBack && way === "courier"))?.way;
  const isAtDoor = !goesBack && payment === "cod" && !stageTable[stage].correctable;
  return isAtDoor ? "courier" : (last ?? "wallet");
}

function Ways({ legend, chosen }: { legend: string; chosen: MoneyWay }) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-14 font-semibold">{legend}</legend>
      <div className="courier-tiles money-ways">
        {moneyWays.map((way) => (
          <label key={way}>
            <input type="radio" name="way" value={way} defaultChecked={way === chosen} className="sr-only" />
            {moneyWayNames[way]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
