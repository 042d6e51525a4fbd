import { Form, Link } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { isToldByMessage, type ManyStep, manyTitle, manyWords } from "../../../shop/desk/many-orders.ts";
import type { PlannedOrder } from "../../../shop/desk/many-plan.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { useIsSaving } from "../connection/use-is-saving.ts";
import { CourierTiles } from "../ticked-orders/courier-tiles.tsx";
import { tickValue } from "../ticked-orders/ticked.ts";
import { Field } from "../ui/field.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { MissingNumbers } from "./answer-sheet.ts";
import { PlannedRow, TrackingRow } from "./planned-row.tsx";
import type { ManyPlan } from "./read-ticked.ts";
import { maxReason } from "./sheet-fields.ts";

type Props = ManyPlan & {
  /** The query string of the list behind the sheet. */
  query: string;
  initiallyTicked: readonly string[];
  /** Whether the list shows its checkboxes. */
  isTicking: boolean;
  missing: MissingNumbers | undefined;
};

/** More rows than this: only those that need a look. */
const mostRows = 20;

/** Before anything is done to the ticked orders: what will happen to each, and which stay and why. */
export function ManySheet({ step, rows, lastCourier, missing, query, initiallyTicked, isTicking }: Props) {
  const doing = rows.filter(({ how }) => how !== "stays");
  const title = manyTitle(step, doing.length);
  const isSaving = useIsSaving({ do: step });
  const sheetQuery = new URLSearchParams(query);
  for (const number of initiallyTicked) sheetQuery.append("orders", number);
  if (isTicking) sheetQuery.set("tick", "yes");
  const closePath = `${deskOrdersPath}?${sheetQuery}`;
  const isAll = rows.length <= mostRows || step === "send";
  const shown = isAll ? rows : rows.filter(({ how }) => how !== "does");
  const saving = isSaving && `${manyWords[step].saving} ${doing.length}`;
  return (
    <Sheet title={step === "cancel" && doing.length > 0 ? `${title}?` : title} close={closePath} begins="title">
      <Form method="post" replace preventScrollReset action={`${closePath}&do=${step}`}>
        <input type="hidden" name="do" value={step} />
        {doing.map((row) => (
          <input key={row.number} type="hidden" name="orders" value={tickValue(row)} />
        ))}
        <p className="mt-1.5 mb-4 text-15 text-ink-2">{summary(step, rows)}</p>
        {step === "send" && doing.length > 0 && <CourierTiles chosen={missing?.courier ?? lastCourier} />}
        <ul className={step === "send" ? "mt-5 border-line border-t" : "border-line border-t"}>
          {shown.map((row) => (
            <PlannedRow key={row.number} row={row}>
              {step === "send" && row.how !== "stays" && (
                <TrackingRow number={row.number} typed={missing?.tracking[row.number]} />
              )}
            </PlannedRow>
          ))}
        </ul>
        {shown.length < rows.length && <p className="mt-3 text-15 text-ink-2">and {rows.length - shown.length} more</p>}
        {step === "cancel" && doing.length > 0 && (
          <Field
            label="Why"
            hint="they read it, may stay empty"
            name="reason"
            dir="auto"
            placeholder="Sorry, we can’t make it in time."
            maxLength={maxReason}
            autoComplete="off"
          />
        )}
        {missing && <WithoutNumber count={missing.withoutNumber} />}
        {doing.length > 0 && isToldByMessage(step) && <WriteTick count={doing.length} />}
        <Buttons step={step} title={title} isPossible={doing.length > 0} saving={saving} close={closePath} />
      </Form>
    </Sheet>
  );
}

function summary(step: ManyStep, rows: readonly PlannedOrder[]): string {
  const staying = rows.filter(({ how }) => how === "stays").length;
  const stays = staying === 0 ? "" : staying === 1 ? "One stays as it is." : `${staying} stay as they are.`;
  const cancelled = rows.length > staying ? "Each of them sees “Cancelled” on her page." : "";
  const after = step === "cancel" ? cancelled : step === "send" ? "" : "Nothing is sent by itself.";
  return rows.length === 1 && staying === 1 ? "" : `${stays} ${after}`.trim();
}

/** Asked once; the next press sends it. */
function WithoutNumber({ count }: { count: number }) {
  return (
    <p role="alert" className="mt-4 border-red border-l-2 pl-4 font-semibold">
      <input type="hidden" name="without" value="yes" />
      Send {count === 1 ? "one" : count} without a number? It can be added later.
    </p>
  );
}

/** The messages are kept by script, so without it there is nothing to tick. */
function WriteTick({ count }: { count: number }) {
  if (!useHydrated()) return null;
  return (
    <label className="mt-4 grid grid-cols-[24px_1fr] items-center gap-x-3 leading-snug">
      <input type="checkbox" name="write" value="yes" defaultChecked className="tick row-span-2" />
      <span className="pt-1.5">Then write to each, one after the other</span>
      <span className="col-start-2 pb-1.5 text-14 text-ink-2">
        {count === 1 ? "One ready message" : `${count} ready messages`} on WhatsApp
      </span>
    </label>
  );
}

type ButtonProps = { step: ManyStep; title: string; isPossible: boolean; saving: string | false; close: string };

/** Cancelling is never the loud button. */
function Buttons({ step, title, isPossible, saving, close }: ButtonProps) {
  const leave = step === "cancel" ? "Keep them" : "Leave them as they are";
  const isLoud = step === "cancel" || !isPossible;
  const link = (
    <Link
      to={close}
      replace
      preventScrollReset
      className={
        isLoud
          ? buttonStyle("primary", "w-full")
          : "flex min-h-11 items-center justify-center font-semibold text-accent-deep"
      }
    >
      {leave}
    </Link>
  );
  const submit = isPossible && (
    <SubmitButton
      saving={saving}
      look={isLoud ? "quiet" : "primary"}
      className={`w-full ${isLoud ? "border-red text-red" : ""}`}
    >
      {title}
    </SubmitButton>
  );
  return (
    <div className="mt-5 flex flex-col gap-2.5">
      {isLoud ? link : submit}
      {isLoud ? submit : link}
    </div>
  );
}
