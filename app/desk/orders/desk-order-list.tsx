import { useCallback, useEffect, useRef, useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderRow } from "../../../shop/desk/order-desk.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { tickValue } from "../ticked-orders/ticked.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { DeskOrderRow } from "./desk-order-row.tsx";

type Props = {
  rows: readonly OrderRow[];
  next: string | undefined;
  filter: OrderFilter;
  now: number;
  makingDays: MakingDays;
  isTicking: boolean;
  /** Whether the seller may have a CSV. */
  hasCsv: boolean;
  /** Of this list, without ticks. */
  query: string;
  /** Numbers of orders that the URL says are ticked. */
  initiallyTicked: readonly string[];
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
};

const formId = "orders";

/** A form around the rows, so that something can be done to ticked orders without script, too. */
export function DeskOrderList({ rows, next, filter, now, makingDays, ticked, onTick, ...list }: Props) {
  const [openedAt] = useState(now);
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const readTicks = useCallback(() => {
    if (form.current) onTick(new FormData(form.current).getAll("orders").map(String));
  }, [onTick]);
  // Boxes may have been ticked before hydration.
  useEffect(readTicks, [readTicks]);
  return (
    <Form
      ref={form}
      id={formId}
      onChange={readTicks}
      action={deskOrdersPath}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "do") return;
        // A sheet makes no history entry of its own.
        event.preventDefault();
        void submit(submitter, { replace: true, preventScrollReset: true });
      }}
    >
      {/* A form sent with GET replaces the query of its action by its fields. */}
      {[...new URLSearchParams(list.query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {list.isTicking && <input type="hidden" name="tick" value="yes" />}
      <ListHead rows={rows} ticked={ticked.length} onTick={onTick} />
      <ul>
        {rows.map((row) => (
          <DeskOrderRow
            key={row.number}
            row={row}
            now={now}
            makingDays={makingDays}
            isJustIn={row.createdAt > openedAt}
            query={list.query}
            search={filter.search}
            isTicked={list.initiallyTicked.includes(row.number)}
          />
        ))}
      </ul>
      {next && <MoreOrders filter={filter} next={next} />}
      <BulkBar
        rows={rows.filter((row) => ticked.includes(tickValue(row)))}
        isCounted={isHydrated}
        hasCsv={list.hasCsv}
        onUntick={() => onTick([])}
      />
    </Form>
  );
}

/** The boxes are uncontrolled, so that the browser restores them on Back. Returns the ticked values. */
export function tickAll(isTicked: boolean): string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`#${formId} input[name="orders"]`)];
  for (const box of boxes) box.checked = isTicked;
  return isTicked ? boxes.map(({ value }) => value) : [];
}

type HeadProps = { rows: readonly OrderRow[]; ticked: number } & Pick<Props, "onTick">;

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
