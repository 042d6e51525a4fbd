import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskNewSheetPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import { formatOrderKey } from "../../../shop/desk/order-filter.ts";
import { may } from "../../../shop/desk/roles.ts";
import { createTakings, parseTakingsSpan, type TakingsSpan } from "../../../shop/desk/takings.ts";
import { openOffers } from "../../../shop/offer/desk-words.ts";
import { type Day, dayOf, formatWeekday } from "../../../shop/pakistan-days.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Arrivals } from "../arrivals/arrivals.tsx";
import { signedInContext } from "../desk-context.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { NewOfferLink } from "../ui/new-offer-link.tsx";
import { FirstDay } from "./first-day.tsx";
import { RunningOut } from "./running-out.tsx";
import { TakingsSection } from "./takings-section.tsx";
import { TodayBar } from "./today-bar.tsx";
import { Waiting } from "./waiting.tsx";
import { WhatSells } from "./what-sells.tsx";
import { WhereItComesFrom } from "./where-it-comes-from.tsx";
import { WhereItGoes } from "./where-it-goes.tsx";
import { WithCouriers } from "./with-couriers.tsx";

export const meta = () => [{ title: "Today · Desk" }];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { shop, orders, offers, reviews, now, me } = context.get(signedInContext);
  const today = dayOf(now);
  const [numbers, money, newest, open, unread] = await Promise.all([
    orders.waiting(),
    may(me.role, "takings") ? loadMoney(orders, today, parseTakingsSpan(url.searchParams.get("days"))) : undefined,
    orders.newest(),
    offers.list({ state: "open", q: "" }),
    reviews.waiting(),
  ]);
  const { makingDays, refundDays, courierDays } = orders.shop;
  return {
    newest: newest && formatOrderKey(newest),
    me: me.name,
    shop,
    now,
    today,
    rules: { makingDays, refundDays, courierDays },
    offers: openOffers(open),
    unread,
    money,
    ...numbers,
  };
}

/** The owner's part of Today. */
async function loadMoney(orders: OrderDesk, today: Day, span: TakingsSpan) {
  const [owed, { days, ...numbers }] = await Promise.all([orders.owed(), orders.takings()]);
  return { ...owed, ...numbers, takings: createTakings(days, today, span) };
}

export default function Today() {
  const loaded = useLoaderData<typeof loader>();
  const { today, hasOrders, money } = loaded;
  return (
    <div className="desk-page pb-14 pt-3 md:pt-12">
      <TodayBar name={loaded.me} />
      <div className="flex items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-baseline gap-x-4 font-display text-36 leading-[1.14] md:gap-x-5.5 md:text-52">
          Today
          <span className="font-sans text-16 text-ink-2">{formatWeekday(today)}</span>
        </h1>
        <div className="hidden gap-3 md:flex">
          {money && hasOrders && (
            <Link to={deskNewSheetPath} className={buttonStyle("quiet", "shrink-0 whitespace-nowrap")}>
              <DeskIcon name="paste" className="size-5" />A courier’s sheet
            </Link>
          )}
          <NewOfferLink />
        </div>
      </div>
      <Arrivals newest={loaded.newest} shownBy="page" atOnce={!hasOrders} />
      {hasOrders ? <Numbers {...loaded} /> : <FirstDay shop={loaded.shop} />}
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** In the order of a phone; wider ones put what is taken beside what waits. */
function Numbers({ waiting, offers, unread, now, today, rules, money, runningOut }: Loaded) {
  return (
    <div className="today-grid">
      <Waiting waiting={waiting} offers={offers} unread={unread} now={now} toGiveBack={money?.toGiveBack} {...rules} />
      {money && (
        <>
          <WithCouriers couriers={money.couriers} now={now} courierDays={rules.courierDays} />
          <TakingsSection takings={money.takings} today={today} />
          <WhereItComesFrom sources={money.sources} today={today} />
          <WhatSells pieces={money.pieces} today={today} />
          <WhereItGoes cities={money.cities} today={today} />
        </>
      )}
      {runningOut.length > 0 && <RunningOut pieces={runningOut} />}
    </div>
  );
}
