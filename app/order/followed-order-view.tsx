import { lazy, Suspense } from "react";
import { orderQuestionText } from "../../shop/chat.ts";
import type { CancelAnswer } from "../../shop/follow/order-follower.ts";
import { formatClock } from "../../shop/pakistan-days.ts";
import { orderPath } from "../../shop/paths.ts";
import { PrintedShop } from "../payment/printed-shop.tsx";
import type { Reviewing } from "../review/reviewing.ts";
import { Announcer } from "../ui/announcer.tsx";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { useFocusIfLost } from "../ui/focus.ts";
import { Icon } from "../ui/icon.tsx";
import { useHasBeen } from "../ui/use-has-been.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { CourierBox } from "./courier-box.tsx";
import { DayByDay } from "./day-by-day.tsx";
import { Dori } from "./dori.tsx";
import { OrderAgainBox, OrderAgainRow } from "./order-again.tsx";
import type { OrderData } from "./order-data.server.ts";
import { OrderHeading } from "./order-heading.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderedPieces } from "./ordered-pieces.tsx";
import { rowStyle } from "./row-style.ts";
import { TellMe } from "./tell-me.tsx";
import { useChangeAnnouncement, useOrderNews } from "./use-order-news.ts";

/** Loaded only where they are shown. Until then, or where they can't be loaded, they are what the server rendered. */
const SayYes = lazy(() => import("./say-yes.tsx").catch(() => new Promise<never>(() => {})));
const ChangedBox = lazy(() => import("./changed-box.tsx").catch(() => new Promise<never>(() => {})));
const ReviewBox = lazy(() => import("../review/review-box.tsx").catch(() => new Promise<never>(() => {})));

type Props = OrderData & {
  cancelling?: CancelAnswer | undefined;
  reason?: string | undefined;
  reviewing?: Reviewing | undefined;
};

/** The page of a shopper's order: its state, what to do now, and everything that was agreed. */
export function FollowedOrderView({ cancelling, reason, reviewing, ...data }: Props) {
  const { order, pageKey, now, line, stones, days, money, making, proofAddress, fault, stillSold } = data;
  const news = useOrderNews(order, pageKey, now);
  const announcement = useChangeAnnouncement(order);
  useFocusIfLost(useHasBeen(order.stage === "new") && order.stage === "cancelled");
  return (
    <div className="page order-page pt-8 pb-16 md:pt-14 md:with-summary md:pb-28">
      <div className="@container grid grid-cols-1 gap-4 md:gap-6">
        <div className="mb-3.5 md:mb-8">
          <PrintedShop />
          <div role="status">
            {news.hasNews && (
              <p className="mb-5 rounded-card border border-gold-2 bg-white px-4 text-15">
                There is news of this order.{" "}
                <a href={orderPath(order.number, pageKey)} className={quietLink}>
                  Show it
                </a>
              </p>
            )}
          </div>
          <OrderHeading order={order} line={line} making={making} />
          {stones.length > 0 && <Dori stones={stones} />}
        </div>
        {cancelling === "too-late" && order.stage !== "cancelled" && <TooLate />}
        {data.changed && (
          <Suspense>
            <ChangedBox {...data.changed} />
          </Suspense>
        )}
        {data.yes && (
          <Suspense>
            <SayYes order={order} {...data.yes} />
          </Suspense>
        )}
        {money.paying && (
          <OrderPayment order={order} paying={money.paying} address={proofAddress} now={now} fault={fault} />
        )}
        {stillSold && <OrderAgainBox lines={order.lines} stillSold={stillSold} />}
        {order.parcel && <CourierBox order={order} parcel={order.parcel} toHaveReady={money.toHaveReady} />}
        {data.reviews && (
          <Suspense>
            <ReviewBox {...data.reviews} number={order.number} name={order.to.name} reviewing={reviewing} />
          </Suspense>
        )}
        <DayByDay entries={days} />
        {data.pushKey && <TellMe number={order.number} pushKey={data.pushKey} />}
      </div>
      <div className="mt-4 md:mt-0">
        <OrderedPieces order={order} money={money} arrival={data.arrival} />
        <ChatLink text={orderQuestionText(order.number)} className={buttonStyle("outline", "mt-4 w-full print:hidden")}>
          Ask about this order
        </ChatLink>
        <div className="mt-4 border-line border-t">
          {!stillSold && <OrderAgainRow lines={order.lines} />}
          <button
            type="button"
            onClick={() => window.print()}
            className={`${rowStyle} noscript:hidden border-line border-b print:hidden`}
          >
            <Icon name="print" className="size-5.5" />
            <strong className="font-semibold">Print this page</strong>
          </button>
          {order.stage === "new" && (
            <CancelOrder order={order} means={money.ifCancelled} answer={cancelling} reason={reason} />
          )}
        </div>
        <p className="nums mt-4 text-center text-14 text-ink-2">
          {news.isOffline
            ? `No connection. This is from ${formatClock(news.upToDateAt)}.`
            : `Up to date at ${formatClock(news.upToDateAt)}.`}
        </p>
        <Announcer>{announcement}</Announcer>
      </div>
    </div>
  );
}

function TooLate() {
  return (
    <p role="alert" className="order-box text-15">
      We have confirmed this order meanwhile, so it can’t be cancelled here. Ask us: we find a way.
    </p>
  );
}
