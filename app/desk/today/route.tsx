import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatOrderKey } from "../../../shop/desk/order-filter.ts";
import { createTakings } from "../../../shop/desk/takings.ts";
import { openOffers } from "../../../shop/offer/desk-words.ts";
import { dayOf, formatWeekday } from "../../../shop/pakistan-days.ts";
import { Arrivals } from "../arrivals/arrivals.tsx";
import { signedInContext } from "../desk-context.ts";
import { NewOfferLink } from "../ui/new-offer-link.tsx";
import { FirstDay } from "./first-day.tsx";
import { RunningOut } from "./running-out.tsx";
import { TakingsSection } from "./takings-section.tsx";
import { TodayBar } from "./today-bar.tsx";
import { Waiting } from "./waiting.tsx";
import { WhatSells } from "./what-sells.tsx";
import { WhereItComesFrom } from "./where-it-comes-from.tsx";
import { WhereItGoes } from "./where-it-goes.tsx";

export const meta = () => [{ title: "Today · Desk" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, orders, offers, now, me } = context.get(signedInContext);
  const [{ days, ...numbers }, newest, open] = await Promise.all([
    orders.today(),
    orders.newest(),
    offers.list({ state: "open", q: "" }),
  ]);
  const today = dayOf(now);
  const takings = createTakings(days, today);
  return {
    newest: newest && formatOrderKey(newest),
    me: me.name,
    shop,
    now,
    today,
    takings,
    makingDays: orders.shop.makingDays,
    offers: openOffers(open),
    ...numbers,
  };
}

export default function Today() {
  const { me, shop, now, today, takings, waiting, makingDays, newest, offers, ...numbers } =
    useLoaderData<typeof loader>();
  return (
    <div className="desk-page pb-14 pt-3 md:pt-12">
      <TodayBar name={me} />
      <div className="flex items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-baseline gap-x-4 font-display text-36 leading-[1.14] md:gap-x-5.5 md:text-52">
          Today
          <span className="font-sans text-16 text-ink-2">{formatWeekday(today)}</span>
        </h1>
        <NewOfferLink />
      </div>
      <Arrivals newest={newest} shownBy="page" atOnce={!numbers.hasOrders} />
      {numbers.hasOrders ? (
        <>
          <div className="today-two">
            <Waiting waiting={waiting} offers={offers} now={now} makingDays={makingDays} />
            <div>
              <TakingsSection takings={takings} today={today} />
              <WhereItComesFrom sources={numbers.sources} today={today} />
            </div>
          </div>
          <div className="today-three">
            <WhatSells pieces={numbers.pieces} today={today} />
            <WhereItGoes cities={numbers.cities} today={today} />
            {numbers.runningOut.length > 0 && <RunningOut pieces={numbers.runningOut} />}
          </div>
        </>
      ) : (
        <FirstDay shop={shop} />
      )}
    </div>
  );
}
