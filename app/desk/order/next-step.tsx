import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { waitsToBegin } from "../../../shop/order/money-entries.ts";
import { offeredSteps, type Step, stepTable } from "../../../shop/order/stage.ts";
import { collectsCash, isCashHereAtOnce } from "../../../shop/order/with-courier.ts";
import { type ButtonLook, buttonStyle } from "../../ui/button-style.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";
import { InsteadOfConfirm, meantLine } from "./meant-line.tsx";
import { DoneLine, justDone, OnwardLink, onwardFrom } from "./on-thread.tsx";
import { OrderLink } from "./order-link.tsx";
import { StageTrack } from "./stage-track.tsx";
import { OrderForm, StepForm } from "./step-form.tsx";

/** The next step, other steps, and undo. Phones have the next step in the ActionBar instead. */
export function NextStep(props: DeskOrderViewProps) {
  const { order, advice, meant } = props;
  const { secondary } = offeredSteps(order.stage, order.makeBy !== null);
  const onward = onwardFrom(props);
  const others = secondary.filter((step) => step !== "cancel");
  const isClosed = order.stage === "cancelled" || order.stage === "returned";
  const isBarEnough = others.length === 0 && !order.canTakeBack;
  return (
    <section className={`desk-order-box ${isBarEnough ? "hidden md:block" : ""}`} aria-label="Next step">
      <div className="hidden md:block">
        {!isClosed && <StageTrack stage={order.stage} />}
        {onward ? (
          <div className="mt-4 grid gap-2.5">
            <DoneLine order={order} done={justDone(props)} advice={advice} />
            <OnwardLink {...onward} />
            <OwnStep order={order} meant={meant} look="outline" />
          </div>
        ) : (
          <>
            {advice !== "" && !meant.gone && <p className="mt-4 mb-3 text-pretty">{advice}</p>}
            {meantLine(meant)}
            <OwnStep order={order} meant={meant} look="primary" />
          </>
        )}
      </div>
      {others.map((step) => (
        <div key={step} className="mt-2.5">
          <StepButton order={order} step={step} look="quiet" />
        </div>
      ))}
      {order.canTakeBack && <TakeBack order={order} />}
    </section>
  );
}

type OwnStepProps = Pick<DescribedOrder, "order" | "meant"> & { look: ButtonLook };

/** The order's own next step, where it has one. */
export function OwnStep({ order, meant, look }: OwnStepProps) {
  const { next } = offeredSteps(order.stage, order.makeBy !== null);
  if (meant.gone) return <InsteadOfConfirm order={order} />;
  return next && <StepButton order={order} step={next} look={look} />;
}

type StepButtonProps = { order: DeskOrder; step: Step; look: ButtonLook };

/** Sending opens a sheet that asks for the courier; making, one that asks where it should wait for an advance. */
export function StepButton({ order, step, look }: StepButtonProps) {
  if (step === "send" || (step === "make" && waitsToBegin(order)))
    return (
      <OrderLink order={order} sheet={step} className={buttonStyle(look, "w-full")}>
        {stepTable[step].button}
      </OrderLink>
    );
  if (step === "come-back")
    return (
      <OrderLink order={order} sheet="came-back" className={buttonStyle(look, "w-full")}>
        {stepTable[step].button}
      </OrderLink>
    );
  return (
    <StepForm order={order} step={step} look={look}>
      {step === "deliver" && collectsCash(order) && <CashBox order={order} />}
    </StepForm>
  );
}

/** The courier has the cash, unless she ticks that it is here. */
function CashBox({ order }: { order: DeskOrder }) {
  return (
    <label className="mt-2 flex min-h-11 items-center gap-3 text-14">
      <input type="hidden" name="unpaid" value="yes" />
      <input type="checkbox" name="here" value="yes" defaultChecked={isCashHereAtOnce(order)} className="tick" />
      The cash is here already
    </label>
  );
}

function TakeBack({ order }: { order: DeskOrder }) {
  const last = order.events.findLast(
    ({ details: { kind } }) => kind === "step" || kind === "money" || kind === "entry",
  );
  return (
    <OrderForm order={order} fields={{ intent: "take-back" }}>
      <button
        type="submit"
        className="mx-auto mt-2 flex min-h-11 items-center gap-2.5 text-balance font-semibold text-15 text-accent-deep"
      >
        <DeskIcon name="back" className="size-5" />
        {last?.details.kind === "step" ? stepTable[last.details.step].undo : "Not so? Take it back"}
      </button>
    </OrderForm>
  );
}
