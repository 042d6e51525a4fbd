import { Link } from "react-router";
import { hasProofToCheck } from "../../../shop/payment-state.ts";
import { nextStage } from "../../../shop/stage.ts";
import { Track } from "../components/track.tsx";
import { ActionBar } from "./action-bar.tsx";
import { Conflict } from "./conflict.tsx";
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

/** On a phone from top to bottom; from md what was ordered on the left, what to do about it on the right. */
export function OrderView(props: OrderViewProps) {
  const { order, first, refusal } = props;
  const isConflict = refusal !== undefined && props.sheet === undefined;
  return (
    <div className="order-page desk-page md:pb-14 md:pt-8">
      <OrderBar order={order} />
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
          {!isConflict && <NextStep {...props} />}
          {order.parcel && <ParcelBox parcel={order.parcel} />}
          <DeliverTo {...props} />
          <HerLink {...props} />
        </div>
        <div className="order-left order-left-below">
          <PrivateNotes key={order.number} {...props} />
          <SoFar entries={props.timeline} now={props.now} />
        </div>
        {nextStage(order.stage, "cancel", "desk") && <CancelLink number={order.number} />}
      </div>
      {!isConflict && <ActionBar {...props} />}
      <OrderSheet {...props} />
    </div>
  );
}

/** From md it stands at the head. */
function CancelLink({ number }: { number: string }) {
  return (
    <Link
      to={sheetPath(number, "cancel")}
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
