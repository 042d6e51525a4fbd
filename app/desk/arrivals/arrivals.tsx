import { type ReactNode, useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { arrivalCount } from "../../../shop/desk/order-desk.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { useArrivals } from "./use-arrivals.ts";

type Props = {
  /** The key of the newest order when the page was rendered. */
  newest: string | undefined;
  /** Whether a tap revalidates this page or opens the list of all orders. */
  shownBy: "page" | "list";
  /** Shows them without a tap: for a page that has no orders yet. */
  atOnce?: boolean;
};

const line =
  "flex min-h-11 w-full items-center justify-center gap-3 bg-tint font-semibold text-accent-deep md:min-h-12";

/** Announces new orders in a line on top. The page changes only when it is tapped, so that nothing moves unasked. */
export function Arrivals({ newest, shownBy, atOnce = false }: Props) {
  const count = useArrivals(newest);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (atOnce && count > 0) void revalidate();
  }, [atOnce, count, revalidate]);
  return (
    <div role="status" className="-mx-4 md:mx-0">
      {count > 0 &&
        (shownBy === "page" ? (
          <button type="button" onClick={() => void revalidate()} className={line}>
            <Words count={count} />
          </button>
        ) : (
          <Link to={deskOrdersPath} className={line}>
            <Words count={count} />
          </Link>
        ))}
    </div>
  );
}

function Words({ count }: { count: number }): ReactNode {
  return (
    <>
      <Nuqta count={Math.min(3, count) as 1 | 2 | 3} className="text-[8px]" />
      {count === 1 ? "1 new order" : `${arrivalCount(count)} new orders`}
    </>
  );
}
