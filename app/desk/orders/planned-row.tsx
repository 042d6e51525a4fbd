import type { ReactNode } from "react";
import type { PlannedOrder } from "../../../shop/desk/many-plan.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { maxTracking } from "../../../shop/order/courier.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { PasteButton } from "../ticked-orders/paste-button.tsx";
import { Field } from "../ui/field.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { trackingName } from "./sheet-fields.ts";

/** A check and what will happen, or a red nuqta and why not, or what to think of. */
export function PlannedRow({ row, children }: { row: PlannedOrder; children: ReactNode }) {
  const isPlain = row.how === "does";
  return (
    <li className="grid grid-cols-[22px_1fr] gap-x-2 border-line border-b py-2.5 leading-snug">
      {isPlain ? (
        <Icon name="check" className="mt-0.5 size-4 text-green" />
      ) : (
        <Nuqta className="mt-1.5 ml-0.5 text-[9px] text-red" />
      )}
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-3 font-semibold">
          <span className="min-w-0 break-words">
            <PersonName name={row.name} />
          </span>
          <span className="shrink-0">{formatDesk(row.total)}</span>
        </span>
        <span className={`block break-words text-14 ${isPlain ? "text-ink-2" : "text-red"}`}>{row.words}</span>
        {children}
      </span>
    </li>
  );
}

export function TrackingRow({ number, typed }: { number: string; typed: string | undefined }) {
  return (
    <Field
      label={`Tracking number of ${number}`}
      name={trackingName(number)}
      defaultValue={typed}
      maxLength={maxTracking}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      controlClass="pr-18"
      end={<PasteButton />}
    />
  );
}
