import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { deskOrdersPath } from "../../../shop/desk-paths.ts";
import { formatOrderKey, orderFilterQuery, parseOrderFilter, parseOrderKey } from "../../../shop/order-filter.ts";
import { readOutcome, writeOutcome } from "../components/outcome.ts";
import { parseTicked } from "../components/ticked.ts";
import { roomContext } from "../desk-context.ts";
import { Arrivals } from "./arrivals.tsx";
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
  const [page, counts] = await Promise.all([orders.list(filter, before), orders.counts()]);
  const [top] = page.rows;
  return {
    filter,
    counts,
    now,
    rows: page.rows,
    next: page.next && formatOrderKey(page.next),
    top: before ? undefined : top && formatOrderKey(top),
    isTicking: url.searchParams.get("tick") === "yes",
    isFirst: before === undefined,
    makingDays: orders.shop.makingDays,
    outcome: readOutcome(url.searchParams),
  };
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
  return (
    <div className={`order-list desk-page pb-24 md:pb-28 md:pt-12 ${data.isTicking ? "ticking" : ""}`}>
      <OrdersHead filter={filter} isTicking={data.isTicking} />
      <StageTabs filter={filter} counts={counts} />
      {data.isFirst && !filter.search && <Arrivals top={data.top} />}
      <FilterLine filter={filter} />
      {outcome && <Notice {...outcome} />}
      {rows.length === 0 ? <NothingHere filter={filter} /> : <OrderList {...data} />}
    </div>
  );
}
