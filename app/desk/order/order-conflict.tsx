import { useEffect, useRef } from "react";
import { isolateBidi } from "../../../shop/bidi.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import type { OrderEvent } from "../../../shop/order/event.ts";
import { describeEvent } from "../../../shop/order/event-words.ts";
import { piecesAreGone } from "../../../shop/order/let-go.ts";
import { moneyTable } from "../../../shop/order/payment-state.ts";
import { nextStage, stageTable, stepTable } from "../../../shop/order/stage.ts";
import { firstName, listInWords, pieceNames } from "../../../shop/order/words.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Problem } from "../../ui/problem.tsx";
import { StageChip } from "../ui/stage-chip.tsx";
import type { OrderRefusal, Wanted } from "./answer-form.ts";
import { OrderLink } from "./order-link.tsx";
import { isPossible, sheetFor, sheetTitles } from "./sheets.ts";
import { OrderForm } from "./step-form.tsx";

type Props = { order: DeskOrder; refusal: OrderRefusal; now: number };

/** First on the page: what somebody else did, what was wanted, and the choice between the two. */
export function OrderConflict({ order, refusal, now }: Props) {
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone, and may have been far below.
  useEffect(() => refusal && section.current?.focus(), [refusal]);
  useEffect(() => focusIfLost, []);
  const last = lastOf(refusal);
  const who = last && nameOf(order, last);
  const typed = Object.entries(refusal.typed ?? {}).filter(([, text]) => text !== "");
  return (
    <section
      ref={section}
      role="alert"
      tabIndex={-1}
      className="mt-4 border border-line-2 bg-white p-4.5 mb-2.5 md:mt-6 md:mb-8 md:p-6"
    >
      <h2 className="font-display text-26 leading-tight">
        {who ? (
          <>
            <bdi>{who}</bdi> changed this order
          </>
        ) : (
          "That wasn’t possible"
        )}
      </h2>
      <p className="mt-1.5 text-ink-2">
        {tooLate(refusal, order, now) ?? explain(refusal, order, last && formatMoment(last.at, now))}
      </p>
      {typed.length > 0 && (
        <p className="mt-1.5 whitespace-pre-line break-words text-15">
          {`You had typed: ${typed.map(([, text]) => isolateBidi(text)).join(", ")}`}
        </p>
      )}
      {last && who && (
        <div className="mt-4 grid grid-cols-2 border-y border-line">
          <div className="border-r border-line py-3 pr-3">
            <p className="text-14 text-ink-2">
              <bdi>{who}</bdi>, {formatMoment(last.at, now)}
            </p>
            <Change
              stage={last.from.stage === last.to.stage ? undefined : last.to.stage}
              words={describeEvent(last, who).title}
            />
            <p className="mt-1.5 whitespace-pre-line break-words text-15">
              {describeEvent({ ...last, actor: { by: "shop" } }, who).detail}
            </p>
          </div>
          <div className="py-3 pl-3">
            <p className="text-14 text-ink-2">You wanted</p>
            <WantedChange wanted={refusal.wanted} />
            <p className="mt-1.5 break-words text-15">{stockTakenAgain(order, refusal.wanted)}</p>
          </div>
        </div>
      )}
      <Choices order={order} wanted={refusal.wanted} />
    </section>
  );
}

/** The last change by somebody else. */
function lastOf(refusal: OrderRefusal): OrderEvent | undefined {
  return refusal.reason === "conflict" ? refusal.since.at(-1) : undefined;
}

function nameOf(order: DeskOrder, { actor }: OrderEvent): string {
  return actor.by === "desk" ? actor.name : firstName(order.customer.name);
}

/** "Bilal changed this order at 14:29: Confirmed." */
export function changeSentence(order: DeskOrder, event: OrderEvent, now: number): string {
  const { title, detail } = describeEvent({ ...event, actor: { by: "shop" } }, "");
  const began = `${isolateBidi(nameOf(order, event))} changed this order at ${formatMoment(event.at, now)}: ${title}`;
  return `${[began, detail.replaceAll("\n", ", ")].filter((each) => each !== "").join(". ")}.`;
}

/** The same in one line, for a sheet that stays open with what was typed. */
export function ConflictLine({ order, refusal, now }: Props) {
  const last = lastOf(refusal);
  return <Problem role="alert">{last && `${changeSentence(order, last, now)} Yours isn’t saved yet.`}</Problem>;
}

/** "Bilal sent this order at 14:29. It can’t be changed any more." */
function tooLate({ wanted }: OrderRefusal, order: DeskOrder, now: number): string | undefined {
  const { editable, name } = stageTable[order.stage];
  if (wanted?.kind !== "edit" || editable) return undefined;
  const event = order.events.findLast(({ from, to }) => to.stage === order.stage && from.stage !== to.stage);
  const end = "It can’t be changed any more.";
  if (!event) return end;
  const who = isolateBidi(nameOf(order, event));
  const did = order.stage === "sent" ? "sent" : order.stage === "cancelled" ? "cancelled" : undefined;
  const at = formatMoment(event.at, now);
  return did ? `${who} ${did} this order at ${at}. ${end}` : `This order is “${name}” since ${at}. ${end}`;
}

function explain(refusal: OrderRefusal, order: DeskOrder, at: string | undefined): string {
  if (refusal.reason === "conflict")
    return `${at ? `At ${at}, after` : "After"} you had opened it. That change stands, yours wasn’t made.`;
  if (refusal.reason === "sold-out" && refusal.wanted?.kind === "step" && refusal.wanted.step === "confirm")
    return piecesAreGone(refusal.pieces);
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

const words = {
  correct: "Correct the details",
  parcel: "Change courier or number",
  edit: "Change the order",
  forget: "Remove customer’s details",
  exchange: "Came back, for an exchange",
  mark: "Mark this number",
  "take-back": "Take it back",
};

function WantedChange({ wanted }: { wanted: Wanted | undefined }) {
  if (!wanted) return null;
  if (wanted.kind === "step") return <Change stage={stepTable[wanted.step].to} words="" />;
  return <Change stage={undefined} words={wantedInWords(wanted)} />;
}

function wantedInWords(wanted: Wanted): string {
  if (wanted.kind === "step") return stepTable[wanted.step].button;
  if (wanted.kind === "money") return moneyTable[wanted.step].button;
  if (wanted.kind === "entry") return sheetTitles[wanted.sum < 0 ? "give-back" : "payment"];
  return wanted.kind === "advance" ? sheetTitles.advance : words[wanted.kind];
}

/** Counted pieces that the refused change would take from the stock again. */
function stockTakenAgain({ stage, lines }: DeskOrder, wanted: Wanted | undefined): string {
  const counted = lines.filter(({ left }) => left !== undefined);
  if (stage !== "cancelled" || wanted?.kind !== "step" || counted.length === 0) return "";
  return `${pieceNames(counted)} would be taken from the shelf again.`;
}

/** To leave it is the primary button, the refused change the outlined one, if it is still possible. */
function Choices({ order, wanted }: { order: DeskOrder; wanted: Wanted | undefined }) {
  const step = wanted?.kind === "step" ? wanted.step : undefined;
  const isUnpaid = wanted?.kind === "step" && wanted.unpaid;
  const sheet = sheetFor(wanted);
  const canStill = step && nextStage(order.stage, step, "desk");
  const canReopen = step && !canStill && order.stage === "cancelled";
  return (
    <div className="mt-4 flex flex-col gap-2.5 md:flex-row">
      <OrderLink order={order} className={buttonStyle("primary", "w-full md:w-auto")}>
        Leave it {stageTable[order.stage].name.toLowerCase()}
      </OrderLink>
      {sheet && isPossible(sheet, order) && (
        <OrderLink order={order} sheet={sheet} className={buttonStyle("outline", "w-full md:w-auto")}>
          {wanted && wantedInWords(wanted)} anyway
        </OrderLink>
      )}
      {step && !sheet && canStill && (
        <OrderForm order={order} fields={{ intent: "step", step, ...(isUnpaid && { unpaid: "yes" }) }}>
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
