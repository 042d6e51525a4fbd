import { Form, Link, useNavigation } from "react-router";
import { moneyToGiveBack, sortForCancelling } from "../../../shop/desk/cancelling.ts";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderRow } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { tickValue } from "../ticked-orders/ticked.ts";
import { Field } from "../ui/field.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

export const maxReason = 200;

type Props = {
  /** The ticked orders, as they are now. */
  rows: readonly OrderRow[];
  /** The list behind it. */
  query: string;
  begun: readonly string[];
  isTicking: boolean;
};

/** Which of the ticked orders are cancelled, which stay and why; a reason once for all of them. */
export function CancelSheet({ rows, query, begun, isTicking }: Props) {
  const { state, formData } = useNavigation();
  const { leaving, staying } = sortForCancelling(rows);
  const close = pathBack(query, begun, isTicking);
  const many = leaving.length === 1 ? "1 order" : `${leaving.length} orders`;
  const isSaving = state === "submitting" && formData?.get("intent") === "cancel";
  return (
    <Sheet title={leaving.length === 0 ? "None can be cancelled" : `Cancel ${many}?`} close={close} begins="title">
      <Form method="post" action={`${deskOrdersPath}?${query}`} className="mt-2">
        <input type="hidden" name="intent" value="cancel" />
        <ul>
          {leaving.map((row) => (
            <Line key={row.number} row={row}>
              <input type="hidden" name="orders" value={tickValue(row)} />
              <span className="font-semibold text-ink">{moneyToGiveBack(row)}</span>
            </Line>
          ))}
        </ul>
        {leaving.length > 0 && (
          <p className="mt-3 text-ink-2">Counted pieces go back on the shelf. Each shopper sees “Cancelled”.</p>
        )}
        {staying.length > 0 && (
          <>
            <h3 className="mt-5 font-semibold">Left as they are</h3>
            <ul>
              {staying.map(({ row, why }) => (
                <Line key={row.number} row={row}>
                  {why}.
                </Line>
              ))}
            </ul>
          </>
        )}
        {leaving.length > 0 && (
          <Field label="Reason" hint="only for the desk" name="reason" maxLength={maxReason} autoComplete="off" />
        )}
        <div className="mt-5 grid grid-cols-2 gap-2.5">
          <Link to={close} replace preventScrollReset className={buttonStyle("quiet", "px-3")}>
            Keep them
          </Link>
          {leaving.length > 0 && (
            <SubmitButton saving={isSaving && "Cancelling"} className="px-3">
              Cancel {many}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Sheet>
  );
}

/** The list as it was, with its ticks. */
function pathBack(query: string, begun: readonly string[], isTicking: boolean): string {
  const back = new URLSearchParams(query);
  for (const number of begun) back.append("orders", number);
  if (isTicking) back.set("tick", "yes");
  return `${deskOrdersPath}?${back}`;
}

function Line({ row, children }: { row: OrderRow; children: React.ReactNode }) {
  return (
    <li className="border-line border-b py-2 leading-snug">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words">
          <PersonName name={row.name} />, <bdi>{row.city}</bdi>
        </span>
        <span className="shrink-0">{formatDesk(row.total)}</span>
      </span>
      <span className="block text-14 text-ink-2">
        {row.number} {children}
      </span>
    </li>
  );
}
