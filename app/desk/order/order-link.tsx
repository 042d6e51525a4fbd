import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { deskOrderPath, deskSlipPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { type SheetName, sheetQuery } from "./sheets.ts";

type PathOf = (number: string, query?: string) => string;

function useKeptList(path: (number: string) => string): PathOf {
  const list = new URLSearchParams(useLocation().search).get("list");
  return (number, query) => {
    const params = new URLSearchParams(query);
    if (list !== null) params.set("list", list);
    return `${path(number)}${params.size > 0 ? `?${params}` : ""}`;
  };
}

/** This order's address, on the thread of the list that it was opened from. */
export const useOrderPath = (): PathOf => useKeptList(deskOrderPath);

/** Its slip, from which the same list is found again. */
export const useSlipPath = (): PathOf => useKeptList(deskSlipPath);

type Props = {
  order: Pick<DeskOrder, "number" | "revision">;
  /** Opens this sheet; without one, the link closes it. */
  sheet?: SheetName;
  label?: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/**
 * Within an order: takes the place of its history entry, so that Back leads to the list from wherever she is. An open
 * sheet is a modal dialog, which the Back of a phone closes by itself.
 */
export function OrderLink({ order, sheet, label, children, ...link }: Props) {
  const path = useOrderPath();
  const to = path(order.number, sheet && sheetQuery(order, sheet));
  return (
    <Link {...link} to={to} replace preventScrollReset aria-label={label}>
      {children}
    </Link>
  );
}
