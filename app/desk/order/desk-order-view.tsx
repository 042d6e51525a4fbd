import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { isBy } from "../../../shop/order/event.ts";
import { hasProofToCheck } from "../../../shop/order/payment-state.ts";
import { nextStage } from "../../../shop/order/stage.ts";
import { isRecord } from "../../../shop/record.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { ActionBar } from "./action-bar.tsx";
import { CameBackBox } from "./came-back-box.tsx";
import { DeliverTo } from "./deliver-to.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { IsItMeant } from "./is-it-meant.tsx";
import { MailTroubles } from "./mail-troubles.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { NextStep, OwnStep } from "./next-step.tsx";
import { onwardFrom } from "./on-thread.tsx";
import { changeSentence, OrderConflict } from "./order-conflict.tsx";
import { OrderBar, OrderHead } from "./order-head.tsx";
import { OrderLink } from "./order-link.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { OrderSlide } from "./order-slide.tsx";
import { OrderedPieces } from "./ordered-pieces.tsx";
import { ParcelBox } from "./parcel-box.tsx";
import { PrivateNotes } from "./private-notes.tsx";
import { CheckedProof } from "./proof.tsx";
import { ShopperLink } from "./shopper-link.tsx";
import { StageTrack } from "./stage-track.tsx";
import { StepToast } from "./step-toast.tsx";
import { Timeline } from "./timeline.tsx";

/** One column on phones; from md what was ordered on the left, what to do about it on the right. */
export function DeskOrderView(props: DeskOrderViewProps) {
  const { order, first, refusal } = props;
  const [opened] = useState(order.revision);
  const { state } = useLocation();
  const isAlongThread = isRecord(state) && state.isAlongThread === true;
  const isMoved = props.isDone || isAlongThread || order.revision !== opened;
  const isConflict = refusal !== undefined && props.sheet === undefined;
  return (
    <div className="desk-order desk-page md:pb-14 md:pt-8">
      {props.isDone && !refusal && <StepToast key={order.revision} {...props} />}
      <OrderSlide thread={props.thread}>
        <OrderBar {...props} />
        {!isConflict && <ChangeNotice {...props} opened={opened} />}
        {isConflict && <OrderConflict order={order} refusal={refusal} now={refusal.now} />}
        <OrderHead {...props} />
        <IsItMeant {...props} />
        <div className="order-columns">
          <div className="md:hidden">
            <StageTrack stage={order.stage} />
            {!isConflict && onwardFrom(props) && (
              <AfterStep key={`step ${order.revision}`} isMoved={isMoved}>
                <div className="mb-8">
                  <OwnStep {...props} look="outline" />
                </div>
              </AfterStep>
            )}
          </div>
          <div className="order-left">
            <MailTroubles {...props} />
            <CameBackBox order={order} />
            {order.notes !== "" && <ShopperNote first={first} text={order.notes} />}
            {hasProofToCheck(order) && <MoneyPanel {...props} />}
            <OrderMoney {...props} />
            <OrderedPieces {...props} />
            {order.proofAt !== undefined && !hasProofToCheck(order) && (
              <CheckedProof number={order.number} addedAt={order.proofAt} />
            )}
          </div>
          <div className="order-right">
            {!isConflict && (
              <AfterStep key={`step ${order.revision}`} isMoved={isMoved}>
                <NextStep {...props} />
              </AfterStep>
            )}
            {order.parcel && <ParcelBox order={order} parcel={order.parcel} />}
            <DeliverTo {...props} />
            <ShopperLink {...props} />
          </div>
          <div className="order-left order-left-below">
            <PrivateNotes key={order.number} {...props} />
            <Timeline entries={props.timeline} now={props.now} />
          </div>
          {nextStage(order.stage, "cancel", "desk") && <CancelLink order={order} />}
        </div>
      </OrderSlide>
      {!isConflict && (
        <AfterStep key={`step ${order.revision}`} isMoved={isMoved}>
          <ActionBar {...props} />
        </AfterStep>
      )}
      <OrderSheet {...props} />
    </div>
  );
}

/**
 * A second press on a step's button must not take the next step, which appears in its place. So the new buttons ignore
 * the pointer for a second (`asleep`), and a new `key` remounts them without focus.
 */
function AfterStep({ isMoved, children }: { isMoved: boolean; children: ReactNode }) {
  useEffect(() => focusIfLost, []);
  return <div className={isMoved ? "asleep" : undefined}>{children}</div>;
}

/** Announces what somebody else changed while the page was open. */
function ChangeNotice({ order, me, now, opened }: DeskOrderViewProps & { opened: number }) {
  const last = order.events.findLast(({ revision }) => revision !== null);
  const isTheirs = last && Number(last.revision) > opened && !isBy(last, me);
  return (
    <div role="status">
      {isTheirs && <p className="mt-4 border border-line-2 bg-white px-4 py-3">{changeSentence(order, last, now)}</p>}
    </div>
  );
}

/** For phones; from md OrderHead has it. */
function CancelLink({ order }: { order: DeskOrder }) {
  return (
    <OrderLink
      order={order}
      sheet="cancel"
      className="order-3 flex min-h-11 items-center justify-center font-semibold text-15 text-ink-2 md:hidden"
    >
      Cancel this order
    </OrderLink>
  );
}

function ShopperNote({ first, text }: { first: string; text: string }) {
  return (
    <section className="mb-8 border-l-2 border-gold-2 pl-4">
      <h2 className="text-14 text-ink-2">
        <bdi>{first}</bdi> wrote
      </h2>
      <p dir="auto" className="whitespace-pre-line break-words leading-[1.5]">
        {text}
      </p>
    </section>
  );
}
