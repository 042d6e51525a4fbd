import { Link } from "react-router";
import { deskAddress, deskCsvPath, deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { NewOfferLink } from "../ui/new-offer-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useMay } from "../ui/use-may.ts";
import { tickAll } from "./desk-order-list.tsx";
import { OrderSearch } from "./order-search.tsx";

type Props = {
  filter: OrderFilter;
  isTicking: boolean;
  /** Of this page. */
  rowCount: number;
  tickedCount: number;
  onTick: (ticked: readonly string[]) => void;
};

function listPath(query: URLSearchParams): string {
  return `${query}` ? `${deskOrdersPath}?${query}` : deskOrdersPath;
}

export function OrdersHead({ filter, isTicking, rowCount, tickedCount, onTick }: Props) {
  const isHydrated = useHydrated();
  const query = orderFilterQuery(filter);
  const mayTakeCsv = useMay("takings");
  const csv = `${deskAddress(deskCsvPath)}?${query}`;
  return (
    <header className="orders-head flex h-15.5 items-center gap-3 md:h-auto md:gap-3.5 md:pb-6">
      <h1 className={`font-display text-30 leading-[1.14] md:grow md:text-52 ${isTicking ? "grow" : ""}`}>
        {isTicking && tickedCount > 0 ? (
          <>
            <span className="md:hidden">{tickedCount} ticked</span>
            <span className="hidden md:inline">Orders</span>
          </>
        ) : (
          "Orders"
        )}
      </h1>
      {isTicking && isHydrated && (
        <button
          type="button"
          onClick={() => onTick(tickAll(true))}
          className="min-h-11 px-2 font-semibold text-accent-deep md:hidden"
        >
          Tick all {rowCount}
        </button>
      )}
      <OrderSearch filter={filter} isHidden={isTicking} />
      <TickMode query={query} isTicking={isTicking} />
      <NewOfferLink className={isTicking ? "max-md:hidden" : ""} />
      {mayTakeCsv && (
        <span className="hidden md:block">
          <a href={csv} download className={buttonStyle("quiet")}>
            <DeskIcon name="csv" className="size-5" />
            <span>
              CSV<span className="hidden wide:inline"> of this list</span>
            </span>
          </a>
        </span>
      )}
    </header>
  );
}

function TickMode({ query, isTicking }: { query: URLSearchParams; isTicking: boolean }) {
  const ticking = new URLSearchParams(query);
  if (!isTicking) ticking.set("tick", "yes");
  return (
    <Link
      to={listPath(ticking)}
      replace
      preventScrollReset
      aria-label={isTicking ? undefined : "Tick several orders"}
      className="-mr-2.5 -ml-2 flex min-h-11 min-w-11 shrink-0 items-center justify-center px-2 font-semibold text-accent-deep md:hidden"
    >
      {isTicking ? "Done" : <DeskIcon name="select" />}
    </Link>
  );
}
