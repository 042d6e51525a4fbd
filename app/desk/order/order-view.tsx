import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { isBy } from "../../../shop/order/event.ts";
import { hasProofToCheck } from "../../../shop/order/payment-state.ts";
import { nextStage } from "../../../shop/order/stage.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { ActionBar } from "./action-bar.tsx";
import { Conflict, changeSentence } from "./conflict.tsx";
import { DeliverTo } from "./deliver-to.tsx";
import { HerLink } from "./her-link.tsx";
import { MailTroubles } from "./mail-troubles.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderBar, OrderHead } from "./order-head.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import type { OrderViewProps } from "./order-view-props.ts";
import { ParcelBox } from "./parcel-box.tsx";
import { Pieces } from "./pieces.tsx";
import { PrivateNotes } from "./private-notes.tsx";
import { CheckedProof } from "./proof.tsx";
import { sheetPath } from "./sheets.ts";
import { SoFar } from "./so-far.tsx";
import { StepToast } from "./step-toast.tsx";
import { Track } from "./track.tsx";

/** On a phone from top to bottom; from md what was ordered on the left, what to do about it on the right. */
export function OrderView(props: OrderViewProps) {
  const { order, first, refusal } = props;
  const [opened] = useState(order.revision);
  const isMoved = props.isDone || order.revision !== opened;
  const isConflict = refusal !== undefined && props.sheet === undefined;
  return (
    <div className="order-page desk-page md:pb-14 md:pt-8">
      <OrderBar order={order} />
      {!isConflict && <Changed {...props} opened={opened} />}
      {isConflict && <Conflict order={order} refusal={refusal} now={refusal.now} />}
      {props.isDone && !refusal && <StepToast key={order.revision} {...props} />}
      <OrderHead order={order} now={props.now} />
      <div className="order-columns">
        <div className="md:hidden">
          <Track stage={order.stage} />
        </div>
        <div className="order-left">
          <MailTroubles {...props} />
          {order.notes !== "" && <ShopperNote first={first} text={order.notes} />}
          {hasProofToCheck(order) && <MoneyPanel {...props} />}
          <Pieces {...props} />
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
          {order.parcel && <ParcelBox parcel={order.parcel} />}
          <DeliverTo {...props} />
          <HerLink {...props} />
        </div>
        <div className="order-left order-left-below">
          <PrivateNotes key={order.number} {...props} />
          <SoFar entries={props.timeline} now={props.now} />
        </div>
        {nextStage(order.stage, "cancel", "desk") && <CancelLink order={order} />}
      </div>
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
 * What a step has brought doesn't take a press that was meant for the step before: it sleeps for a second, and hasn't
 * the focus, because it is made anew.
 */
function AfterStep({ isMoved, children }: { isMoved: boolean; children: ReactNode }) {
  useEffect(() => focusIfLost, []);
  return <div className={isMoved ? "asleep" : undefined}>{children}</div>;
}

/** What somebody else did while the page was open. */
function Changed({ order, me, now, opened }: OrderViewProps & { opened: number }) {
  const last = order.events.findLast(({ revision }) => revision !== null);
  const isTheirs = last && Number(last.revision) > opened && !isBy(last, me);
  return (
    <div role="status">
      {isTheirs && <p className="mt-4 border border-line-2 bg-white px-4 py-3">{changeSentence(order, last, now)}</p>}
    </div>
  );
}

/** From md it stands at the head. */
function CancelLink({ order }: { order: DeskOrder }) {
  return (
    <Link
      to={sheetPath(order, "cancel")}
      preventScrollReset
      className="order-3 flex min-h-11 items-center justify-center font-semibold text-15 text-ink-2 md:hidden"
    >
      Cancel this order
    </Link>
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
