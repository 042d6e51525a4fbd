import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { deskOrderPath } from "../../../shop/desk-paths.ts";
import type { OrderChange } from "../../../shop/order-change.ts";
import type { DeskOrder } from "../../../shop/order-desk.ts";
import { describeEvent } from "../../../shop/order-event.ts";
import { firstName, listInWords, pieceNames } from "../../../shop/order-words.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { moneyTable } from "../../../shop/payment-state.ts";
import { nextStage, stageTable, stepTable } from "../../../shop/stage.ts";
import { buttonStyle } from "../../components/button-style.ts";
import { Problem } from "../../components/problem.tsx";
import { focusIfLost } from "../../components/take-focus.ts";
import { StageChip } from "../components/stage-chip.tsx";
import type { Refusal } from "./answer-form.ts";
import { OrderForm } from "./step-form.tsx";

type Props = { order: DeskOrder; refusal: Refusal; now: number };

/** First on the page: what somebody else did, what was wanted, and the choice between the two. Nothing was overwritten. */
export function Conflict({ order, refusal, now }: Props) {
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and may have been far below.
  useEffect(() => refusal && section.current?.focus(), [refusal]);
  useEffect(() => focusIfLost, []);
  const { typed } = refusal;
  const { last, who } = lastChange(order, refusal);
  const title = last ? `${who} changed this order` : "That wasn’t possible";
  return (
    <section
      ref={section}
      role="alert"
      tabIndex={-1}
      className="mt-4 border border-line-2 bg-white p-4.5 mb-2.5 md:mt-6 md:mb-8 md:p-6"
    >
      <h2 className="font-display text-26 leading-tight">{title}</h2>
      <p className="mt-1.5 text-ink-2">{explain(refusal, order, last && formatMoment(last.at, now))}</p>
      {typed && (
        <p className="mt-1.5 break-words text-15">{`You had typed: ${typed.address}, ${typed.city}, ${typed.phone}`}</p>
      )}
      {last && (
        <div className="mt-4 grid grid-cols-2 border-y border-line">
          <div className="border-r border-line py-3 pr-3">
            <p className="text-14 text-ink-2">
              {who}, {formatMoment(last.at, now)}
            </p>
            <Change
              stage={last.from.stage === last.to.stage ? undefined : last.to.stage}
              words={describeEvent(last, who).title}
            />
            <p className="mt-1.5 break-words text-15">
              {describeEvent({ ...last, actor: { by: "shop" } }, who).detail}
            </p>
          </div>
          <div className="py-3 pl-3">
            <p className="text-14 text-ink-2">You wanted</p>
            <Wanted change={refusal.wanted} />
            <p className="mt-1.5 break-words text-15">{takenAgain(order, refusal.wanted)}</p>
          </div>
        </div>
      )}
      <Choices order={order} wanted={refusal.wanted} />
    </section>
  );
}

/** What somebody else did last, and who it was. */
function lastChange(order: DeskOrder, refusal: Refusal) {
  const last = refusal.reason === "conflict" ? refusal.since.at(-1) : undefined;
  return { last, who: last?.actor.by === "desk" ? last.actor.name : firstName(order.customer.name) };
}

/** The same in a line, for a sheet that stays open with what was typed. */
export function ConflictLine({ order, refusal, now }: Props) {
  const { last, who } = lastChange(order, refusal);
  if (!last) return null;
  const { title, detail } = describeEvent({ ...last, actor: { by: "shop" } }, who);
  const words = [
    `${who} changed this order at ${formatMoment(last.at, now)}: ${title}`,
    detail,
    "Yours isn’t saved yet.",
  ];
  return <Problem role="alert">{words.filter((each) => each !== "").join(". ")}</Problem>;
}

function explain(refusal: Refusal, order: DeskOrder, at: string | undefined): string {
  if (refusal.reason === "conflict")
    return `${at ? `At ${at}, after` : "After"} you had opened it. That change stands, yours wasn’t made.`;
  if (refusal.reason === "sold-out")
    return `There isn’t enough of ${listInWords([...refusal.pieces])} left to take it again.`;
  return `The order is “${stageTable[order.stage].name}” now. Nothing was changed.`;
}

function Change({ stage, words }: { stage: DeskOrder["stage"] | undefined; words: string }) {
  return (
    <p className="mt-1.5 flex">
      {stage ? <StageChip stage={stage} /> : <span className="font-semibold">{words}</span>}
    </p>
  );
}

function Wanted({ change }: { change: OrderChange | undefined }) {
  if (change?.kind === "step") return <Change stage={stepTable[change.step].to} words="" />;
  if (change?.kind === "money") return <Change stage={undefined} words={moneyTable[change.step].button} />;
  return <Change stage={undefined} words={change ? "Take it back" : "Correct the address"} />;
}

/** What her wish would take from the shelf once more. */
function takenAgain({ stage, lines }: DeskOrder, wanted: OrderChange | undefined): string {
  const counted = lines.filter(({ left }) => left !== undefined);
  if (stage !== "cancelled" || wanted?.kind !== "step" || counted.length === 0) return "";
  return `${pieceNames(counted)} would be taken from the shelf again.`;
}

/** The safe choice in purple, hers outlined; what can't be done any more isn't offered. */
function Choices({ order, wanted }: { order: DeskOrder; wanted: OrderChange | undefined }) {
  const step = wanted?.kind === "step" ? wanted.step : undefined;
  const canStill = step && step !== "send" && nextStage(order.stage, step, "desk");
  const canReopen = step && !canStill && order.stage === "cancelled";
  return (
    <div className="mt-4 flex flex-col gap-2.5 md:flex-row">
      <Link to={deskOrderPath(order.number)} className={buttonStyle("primary", "w-full md:w-auto")}>
        Leave it {stageTable[order.stage].name.toLowerCase()}
      </Link>
      {step && canStill && (
        <OrderForm order={order} fields={{ intent: "step", step }}>
          <button type="submit" className={buttonStyle("outline", "w-full")}>
            {stepTable[step].button} anyway
          </button>
        </OrderForm>
      )}
      {canReopen && (
        <OrderForm
          order={order}
          fields={{ intent: "step", step: "reopen", ...(step === "confirm" && { and: "confirm" }) }}
        >
          <button type="submit" className={buttonStyle("outline", "w-full")}>
            {step === "confirm" ? "Reopen and confirm it" : "Reopen it"}
          </button>
        </OrderForm>
      )}
    </div>
  );
}
