import { useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { countsOf, isNarrowed, sumOfList } from "../../../shop/desk/filter-words.ts";
import {
  choiceFilters,
  formatOrderKey,
  type OrderFilter,
  orderFilterQuery,
  parseOrderFilter,
  parseOrderKey,
} from "../../../shop/desk/order-filter.ts";
import { may } from "../../../shop/desk/roles.ts";
import { openOffers } from "../../../shop/offer/desk-words.ts";
import { Arrivals } from "../arrivals/arrivals.tsx";
import { signedInContext } from "../desk-context.ts";
import { writeOutcome } from "../ticked-orders/outcome.ts";
import { tickValue } from "../ticked-orders/ticked.ts";
import { answerSheet } from "./answer-sheet.ts";
import { ChoiceSheet } from "./choice-sheet.tsx";
import { CountLine } from "./count-line.tsx";
import { DeskOrderList } from "./desk-order-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterLine } from "./filter-line.tsx";
import { ManySheet } from "./many-sheet.tsx";
import { MessageBar, MessagesLeft, useMessageQueue } from "./message-bar.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OpenOffersLine } from "./open-offers-line.tsx";
import { listKeyOf } from "./order-search.tsx";
import { OrdersHead } from "./orders-head.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { readTicked } from "./read-ticked.ts";
import { StageTabs } from "./stage-tabs.tsx";

export function meta({ loaderData }: { loaderData?: { counts: { new: number } } }) {
  const waiting = loaderData?.counts.new ?? 0;
  return [{ title: `${waiting > 0 ? `(${waiting}) ` : ""}Orders · Desk` }];
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { orders, offers, now, me } = context.get(signedInContext);
  const filter = parseOrderFilter(url.searchParams);
  const before = parseOrderKey(url.searchParams.get("before"));
  const [page, counts, sums, newest, open] = await Promise.all([
    orders.list(filter, before),
    orders.counts(),
    isNarrowed(filter) ? orders.sums(filter) : undefined,
    orders.newest(),
    offers.list({ state: "open", q: "" }),
  ]);
  const choice = choiceFilters.find((each) => each === url.searchParams.get("filter"));
  const isToSend = filter.stage === "packed" || filter.work === "send";
  return {
    filter,
    counts,
    sums,
    choosing: choice && { choice, counted: await orders.choices(choice, filter) },
    openOffers: openOffers(open),
    now,
    rows: page.rows,
    next: page.next && formatOrderKey(page.next),
    newest: newest && formatOrderKey(newest),
    shownBy: before || !showsNew(filter) ? ("list" as const) : ("page" as const),
    making: page.rows.length === 0 && isToSend ? await orders.inTheMaking() : undefined,
    isTicking: url.searchParams.get("tick") === "yes",
    makingDays: orders.shop.makingDays,
    query: String(listQuery(url.searchParams)),
    me: me.name,
    hasCsv: may(me.role, "takings"),
    ...(await readTicked(orders, url.searchParams, now)),
  };
}

/** Whether a new order would appear in this list. */
function showsNew({ stage = "new", work = "confirm", ...narrower }: OrderFilter): boolean {
  return stage === "new" && work === "confirm" && Object.keys(narrower).length === 0;
}

/** Changes the ticked orders that haven't changed since they were shown; the others are named. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const outcome = await answerSheet(orders, await request.formData());
  if ("withoutNumber" in outcome) return outcome;
  const query = listQuery(url.searchParams);
  writeOutcome(query, outcome);
  throw redirect(`${deskOrdersPath}?${query}`);
}

/** Filter and page of this list, without ticks and outcome. */
function listQuery(params: URLSearchParams): URLSearchParams {
  const query = orderFilterQuery(parseOrderFilter(params));
  const before = parseOrderKey(params.get("before"));
  if (before) query.set("before", formatOrderKey(before));
  return query;
}

/** The filter of another list that is on its way here: the rows are still the old ones. */
function useComingFilter(): OrderFilter | undefined {
  const { state, location } = useNavigation();
  if (state !== "loading" || !location.pathname.endsWith(deskOrdersPath)) return undefined;
  return parseOrderFilter(new URLSearchParams(location.search));
}

export default function DeskOrders() {
  const loaded = useLoaderData<typeof loader>();
  const missing = useActionData<typeof action>();
  const { rows, filter, sums, choosing, outcome, many } = loaded;
  const queue = useMessageQueue(loaded.me, outcome);
  const location = useLocation();
  const coming = useComingFilter();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const shownTicked = rows.filter((row) => ticked.includes(tickValue(row))).length;
  return (
    <div className={`order-list desk-page pb-24 md:pb-28 md:pt-12 ${loaded.isTicking ? "ticking" : ""}`}>
      <OrdersHead
        filter={filter}
        isTicking={loaded.isTicking}
        rowCount={rows.length}
        tickedCount={shownTicked}
        onTick={setTicked}
      />
      <div className="tabs-and-filters">
        {/* Pressed before a search is answered, they keep it. */}
        <StageTabs filter={coming ?? filter} counts={sums ? countsOf(sums) : loaded.counts} />
        <FilterBar filter={coming ?? filter} />
      </div>
      <OpenOffersLine offers={loaded.openOffers} now={loaded.now} />
      <MessagesLeft {...queue} />
      <Arrivals newest={loaded.newest} shownBy={loaded.shownBy} />
      <FilterLine filter={filter} />
      <div role="status">{outcome && <OutcomeNotice key={location.key} {...outcome} query={loaded.query} />}</div>
      {sums && <CountLine sum={sumOfList(sums, filter.stage)} money={filter.money} />}
      <div aria-busy={coming !== undefined} className="list-follows">
        {rows.length === 0 ? (
          <NoOrders filter={filter} making={loaded.making} />
        ) : (
          // A new history entry resets the ticks.
          <DeskOrderList key={listKeyOf(location)} {...loaded} ticked={ticked} onTick={setTicked} />
        )}
      </div>
      {choosing && <ChoiceSheet key={choosing.choice} filter={filter} {...choosing} />}
      <MessageBar {...queue} />
      {many && (
        <ManySheet
          {...many}
          query={loaded.query}
          initiallyTicked={loaded.initiallyTicked}
          isTicking={loaded.isTicking}
          missing={missing}
        />
      )}
    </div>
  );
}
