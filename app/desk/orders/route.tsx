import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { deskOrdersPath } from "../../../shop/desk-paths.ts";
import {
  formatOrderKey,
  type OrderFilter,
  orderFilterQuery,
  parseOrderFilter,
  parseOrderKey,
} from "../../../shop/order-filter.ts";
import { Arrivals } from "../components/arrivals.tsx";
import { readOutcome, writeOutcome } from "../components/outcome.ts";
import { parseTicked, tickValue } from "../components/ticked.ts";
import { roomContext } from "../desk-context.ts";
import { FilterLine } from "./filter-line.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { Notice } from "./notice.tsx";
import { OrderList } from "./order-list.tsx";
import { OrdersHead } from "./orders-head.tsx";
import { StageTabs } from "./stage-tabs.tsx";

export function meta({ loaderData }: { loaderData?: { counts: { new: number } } }) {
  const waiting = loaderData?.counts.new ?? 0;
  return [{ title: `${waiting > 0 ? `(${waiting}) ` : ""}Orders · Desk` }];
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { orders, now } = context.get(roomContext);
  const filter = parseOrderFilter(url.searchParams);
  const before = parseOrderKey(url.searchParams.get("before"));
  const [page, counts, newest] = await Promise.all([orders.list(filter, before), orders.counts(), orders.newest()]);
  const isToSend = filter.stage === "packed" || filter.work === "send";
  return {
    filter,
    counts,
    now,
    rows: page.rows,
    next: page.next && formatOrderKey(page.next),
    newest: newest && formatOrderKey(newest),
    shownBy: before || !showsNew(filter) ? ("list" as const) : ("page" as const),
    making: page.rows.length === 0 && isToSend ? await orders.inTheMaking() : undefined,
    isTicking: url.searchParams.get("tick") === "yes",
    makingDays: orders.shop.makingDays,
    outcome: readOutcome(url.searchParams),
  };
}

/** Whether an order that has just come in belongs into this list. */
function showsNew({ stage = "new", work = "confirm", ...narrower }: OrderFilter): boolean {
  return stage === "new" && work === "confirm" && Object.keys(narrower).length === 0;
}

/** Confirms every ticked order that still stands as it was shown; the others are named. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { orders } = context.get(roomContext);
  const ticked = parseTicked((await request.formData()).getAll("orders"));
  const left: string[] = [];
  for (const { number, seen } of ticked) {
    const { outcome } = await orders.change(number, { change: { kind: "step", step: "confirm" }, seen });
    if (outcome !== "done" && outcome !== "repeated") left.push(number);
  }
  const query = orderFilterQuery(parseOrderFilter(url.searchParams));
  writeOutcome(query, { done: ticked.length - left.length, left });
  throw redirect(`${deskOrdersPath}?${query}`);
}

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  const { rows, filter, counts, outcome } = data;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const shownTicked = rows.filter((row) => ticked.includes(tickValue(row))).length;
  return (
    <div className={`order-list desk-page pb-24 md:pb-28 md:pt-12 ${data.isTicking ? "ticking" : ""}`}>
      <OrdersHead filter={filter} isTicking={data.isTicking} ticked={shownTicked} onTick={setTicked} />
      <StageTabs filter={filter} counts={counts} />
      <Arrivals newest={data.newest} shownBy={data.shownBy} />
      <FilterLine filter={filter} />
      {outcome && <Notice {...outcome} />}
      {rows.length === 0 ? (
        <NothingHere filter={filter} making={data.making} />
      ) : (
        <OrderList {...data} ticked={ticked} onTick={setTicked} />
      )}
    </div>
  );
}
