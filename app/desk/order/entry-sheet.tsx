import { formatDesk } from "../../../shop/money/rupees.ts";
import {
  afterEntryInWords,
  balanceNow,
  balanceOf,
  entryFault,
  expectedNext,
  type MoneyWay,
  maxEntryNote,
  moneyWayNames,
  moneyWays,
} from "../../../shop/order/money-entries.ts";
import { stageTable } from "../../../shop/order/stage.ts";
import { dayOf, dayToText } from "../../../shop/pakistan-days.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskCopyButton } from "../ui/desk-copy-button.tsx";
import { Field } from "../ui/field.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { optionsFrom, RadioTiles } from "../ui/radio-tiles.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";
import { useTypedSum } from "./use-typed-sum.ts";

type Props = DeskOrderViewProps & { goesBack: boolean };

/** Money that came, or goes back: the sum stands there already, so two taps are enough in the usual case. */
export function EntrySheet(props: Props) {
  const { order, refusal, goesBack } = props;
  const fields = { intent: "entry", ...(goesBack && { back: "yes" }) };
  const isSaving = useIsSaving(fields);
  const { received, toGiveBack } = balanceNow(order);
  const usual = goesBack ? toGiveBack || received : expectedNext(order);
  const { box, sum, defaultValue, error } = useTypedSum(usual, order, refusal);
  const entry = goesBack ? -Number(sum) : Number(sum);
  const fault = entryFault(entry, { received });
  const isValid = fault === undefined;
  const leaves = fault === "not-an-amount" ? "" : afterEntryInWords(order, entry);
  const isSettled = isValid && balanceOf(order, [{ sum: received }, { sum: entry }]).due === 0;
  return (
    <OrderForm order={order} fields={fields} className="mt-1">
      <p className="text-ink-2">
        <Lead {...props} />
      </p>
      <div {...box}>
        <MoneyField
          label="How much"
          name="sum"
          defaultValue={defaultValue}
          error={error ?? (fault === "more-than-came" ? leaves : undefined)}
          note={
            <span role="status" className={isSettled ? "flex items-center gap-2 text-green" : ""}>
              {isSettled && !error && <Icon name="check" className="size-4" />}
              {isValid && !error && leaves}
            </span>
          }
        />
      </div>
      <Ways
        legend={goesBack ? "How it goes" : "How it came"}
        chosen={refusal?.typed?.way ?? usualWay(order, goesBack)}
      />
      {goesBack && <CameFrom order={order} />}
      <When {...props} />
      <Field
        label="A word about it"
        hint="may stay empty"
        name="note"
        maxLength={maxEntryNote}
        placeholder="Reference, who brought it…"
        defaultValue={refusal?.typed?.note}
      />
      <SubmitButton saving={isSaving && "Booking"} className="mt-5 w-full">
        {goesBack ? "Book as given back" : `Book${isValid ? ` ${formatDesk(entry)}` : ""}`}
      </SubmitButton>
      <p className="mt-2 text-center text-14 text-ink-2">
        {goesBack
          ? "Send it in your wallet’s app first. This only writes it down."
          : "Her page says “Received”, without your words."}
      </p>
    </OrderForm>
  );
}

/** "Rabia has paid Rs 20,000. The order is cancelled." "Rabia Khattak, Rs 75,250 still due" */
function Lead({ order, first, goesBack }: Props) {
  const { received, due } = balanceNow(order);
  const { isActive, name } = stageTable[order.stage];
  if (!goesBack)
    return (
      <>
        <bdi>{order.customer.name}</bdi>, {due > 0 ? `${formatDesk(due)} still due` : "nothing due"}
      </>
    );
  return (
    <>
      <bdi>{first}</bdi> has paid {formatDesk(received)}.{" "}
      {!isActive && (order.stage === "returned" ? "The order came back." : `The order is ${name.toLowerCase()}.`)}
    </>
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
      <RadioTiles name="way" options={optionsFrom(moneyWays, moneyWayNames)} chosen={chosen} className="grid-cols-2" />
    </fieldset>
  );
}

/** Wallets are named by their phone numbers: where a wallet's money came from is known. */
function CameFrom({ order }: Pick<Props, "order">) {
  const { customer, entries } = order;
  const last = entries.findLast(({ sum }) => sum > 0);
  if (customer.phone === "" || (last?.way !== "wallet" && last?.way !== "raast")) return null;
  return (
    <div className="mt-5 flex items-center justify-between gap-4 border border-line bg-white px-3.5 py-2.5">
      <p className="min-w-0 break-words">
        <span className="block text-14 text-ink-2">It came from</span>
        <span className="block font-semibold">
          {moneyWayNames[last.way]} {customer.phone}
        </span>
        <bdi className="block text-15">{customer.name}</bdi>
        {last.note && (
          <bdi dir="auto" className="block text-14 text-ink-2">
            {last.note}
          </bdi>
        )}
      </p>
      <DeskCopyButton
        what="phone number"
        text={customer.phone}
        className="flex min-h-11 shrink-0 items-center gap-2 font-semibold text-15 text-accent-deep"
      />
    </div>
  );
}

function When({ refusal, now }: Pick<Props, "refusal" | "now">) {
  const today = dayOf(now);
  const typed = refusal?.typed?.day;
  const chosen = typed === undefined ? "today" : typed === dayToText(today - 1) ? "yesterday" : "other";
  const names = { today: "Today", yesterday: "Yesterday", other: "Another day" };
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-1.5 text-14 font-semibold">When</legend>
      <RadioTiles name="when" options={optionsFrom(["today", "yesterday", "other"], names)} chosen={chosen} />
      <Field
        label="Which day"
        name="day"
        type="date"
        max={dayToText(today)}
        defaultValue={chosen === "other" ? typed : undefined}
        error={refusal?.reason === "day" ? "Today, or a day before it." : undefined}
        className="if-other mt-3 min-w-0"
      />
    </fieldset>
  );
}
