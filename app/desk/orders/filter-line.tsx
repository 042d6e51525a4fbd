import { Link } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, workNames } from "../../../shop/desk/order-filter.ts";
import { parcelInWords } from "../../../shop/order/courier.ts";
import { type Day, formatShortDay } from "../../../shop/pakistan-days.ts";

/** Filters that have neither tab nor button; links on Today lead to them. */
export function FilterLine({ filter }: { filter: OrderFilter }) {
  const words = describe(filter);
  if (words === "") return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 py-3 text-15">
      <span className="font-semibold">{words}</span>
      <Link to={deskOrdersPath} className="font-semibold text-accent-deep">
        All orders
      </Link>
    </p>
  );
}

const reachedWords = { confirmed: "confirmed", sent: "sent", paid: "with money in hand" } as const;

function describe({ work, from, to, piece, courier, reached, standing }: OrderFilter): string {
  const parts: string[] = [];
  if (work) parts.push(workNames[work]);
  if (reached) parts.push(reachedWords[reached]);
  if (courier) parts.push(parcelInWords({ courier, tracking: "" }));
  if (piece) parts.push(`With piece ${piece}`);
  if (from !== undefined) parts.push(placedInWords(from, to));
  if (standing) parts.push("without cancelled and returned ones");
  return parts.join(", ").replace(/^./, (first) => first.toUpperCase());
}

function placedInWords(from: Day, to: Day | undefined): string {
  if (from === to) return `placed on ${formatShortDay(from)}`;
  return to === undefined
    ? `placed since ${formatShortDay(from)}`
    : `placed from ${formatShortDay(from)} to ${formatShortDay(to)}`;
}
