import { Link } from "react-router";
import { isolateBidi } from "../../../shop/bidi.ts";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, workNames } from "../../../shop/desk/order-filter.ts";
import { sourceNames } from "../../../shop/order/source.ts";
import { formatShortDay } from "../../../shop/pakistan-days.ts";

/** Filters that have no tab; links on Today lead to them. */
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

function describe({ work, from, to, city, piece, source, standing }: OrderFilter): string {
  const parts: string[] = [];
  if (work) parts.push(workNames[work]);
  if (city) parts.push(`To ${city.map(isolateBidi).join(", ")}`);
  if (piece) parts.push(`With piece ${piece}`);
  if (source) parts.push(`From: ${source.map((each) => sourceNames[each]).join(", ")}`);
  if (from !== undefined)
    parts.push(from === to ? `placed on ${formatShortDay(from)}` : `placed since ${formatShortDay(from)}`);
  if (standing) parts.push("without cancelled and returned ones");
  return parts.join(", ").replace(/^./, (first) => first.toUpperCase());
}
