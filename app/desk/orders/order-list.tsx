import { useCallback, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderRow as Row } from "../../../shop/desk/order-desk.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { tickValue } from "../ticked-orders/ticked.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { OrderRow } from "./order-row.tsx";

type Props = {
  rows: readonly Row[];
  next: string | undefined;
  filter: OrderFilter;
  now: number;
  makingDays: MakingDays;
  isTicking: boolean;
  /** The address of this list, without what is ticked. */
  query: string;
  /** Orders that the address says are ticked. */
  begun: readonly string[];
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
};

const formId = "orders";

/** One form around the rows: what is ticked can be printed, confirmed or sent, with script or without. */
export function OrderList({ rows, next, filter, now, makingDays, ticked, onTick, ...list }: Props) {
  const [openedAt] = useState(now);
  const isHydrated = useHydrated();
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const look = useCallback(() => {
    if (form.current) onTick(new FormData(form.current).getAll("orders").map(String));
  }, [onTick]);
  // Some may be ticked before the script is here.
  useEffect(look, [look]);
  return (
    <Form ref={form} id={formId} method="post" onChange={look} action={`${deskOrdersPath}?${list.query}`}>
      {/* Without script a form that is sent with GET has only its fields for a query. */}
      {[...new URLSearchParams(list.query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list.isTicking && <input type="hidden" name="tick" value="yes" />}
      <ListHead rows={rows} ticked={ticked.length} onTick={onTick} />
      <ul>
        {rows.map((row) => (
          <OrderRow
            key={row.number}
            row={row}
            now={now}
            makingDays={makingDays}
            isJustIn={row.createdAt > openedAt}
            isTicked={list.begun.includes(row.number)}
          />
        ))}
      </ul>
      {next && <MoreOrders filter={filter} next={next} />}
      <BulkBar
        rows={rows.filter((row) => ticked.includes(tickValue(row)))}
        isCounted={isHydrated}
        onUntick={() => onTick([])}
        isSaving={state === "submitting" && formData?.get("intent") !== "cancel"}
      />
    </Form>
  );
}

/** Boxes are the browser's own, so that Back finds them as they were. What is ticked then. */
export function tickAll(isTicked: boolean): string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`#${formId} input[name="orders"]`)];
  for (const box of boxes) box.checked = isTicked;
  return isTicked ? boxes.map(({ value }) => value) : [];
}

type HeadProps = { rows: readonly Row[]; ticked: number } & Pick<Props, "onTick">;

const columns = ["Pieces", "For", "Order", "Stage", "Money"];

function ListHead({ rows, ticked, onTick }: HeadProps) {
  const isHydrated = useHydrated();
  return (
    <div className="order-row hidden min-h-11 text-12 font-semibold uppercase tracking-[.06em] text-ink-2 md:grid">
      {isHydrated ? (
        <input
          type="checkbox"
          aria-label="Tick all"
          className="tick"
          checked={ticked > 0 && ticked === rows.length}
          onChange={(event) => onTick(tickAll(event.currentTarget.checked))}
        />
      ) : (
        <span />
      )}
      {columns.map((name) => (
        <span key={name} aria-hidden="true" className={name === "Money" ? "hidden wide:block" : ""}>
          {name}
        </span>
      ))}
      <span aria-hidden="true" className="text-right">
        Total
      </span>
    </div>
  );
}

function MoreOrders({ filter, next }: { filter: OrderFilter; next: string }) {
  const query = orderFilterQuery(filter);
  query.set("before", next);
  return (
    <p className="mt-6 text-center">
      <Link to={`${deskOrdersPath}?${query}`} className={buttonStyle("quiet")}>
        {filter.work === "make" ? "Newer orders" : "Older orders"}
      </Link>
    </p>
  );
}
