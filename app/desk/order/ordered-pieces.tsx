import type { DeskLine, DeskOrder } from "../../../shop/desk/order-desk.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { linePrice } from "../../../shop/offer/line-price.ts";
import { type PiecePlace, piecePlaceNames } from "../../../shop/order/came-back.ts";
import { discountName } from "../../../shop/order/change-words.ts";
import { cameBackOf } from "../../../shop/order/event.ts";
import { shortageInWords } from "../../../shop/order/let-go.ts";
import { makeBy as makeByDay } from "../../../shop/order/making-day.ts";
import { balanceNow } from "../../../shop/order/money-entries.ts";
import { describeMoney, partInWords } from "../../../shop/order/money-words.ts";
import { paysAtDoor } from "../../../shop/order/payment-state.ts";
import { isWithCourier } from "../../../shop/order/with-courier.ts";
import { piecesHeading } from "../../../shop/order/words.ts";
import { dayOf, formatDay } from "../../../shop/pakistan-days.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { describeChoices } from "../../../shop/pieces/choices.ts";
import { pieceCount } from "../../../shop/pieces/piece-count.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Picture } from "../../ui/picture.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import { OrderLink } from "./order-link.tsx";
import { isPossible } from "./sheets.ts";

export function OrderedPieces({ order, now, makingDays }: DescribedOrder) {
  const readyIfBegunToday = makeByDay(now, makingDays);
  return (
    <section className="mb-9">
      <h2 className="section-title">{piecesHeading(order.lines)}</h2>
      <ul className="mt-3">
        {order.lines.map((line) => (
          <Line
            key={`${line.id} ${line.price} ${line.quantity} ${describeChoices(line).join()}`}
            line={line}
            state={lineState(order, line, readyIfBegunToday)}
          />
        ))}
      </ul>
      <Sums order={order} />
    </section>
  );
}

/** "free" and "gone": of an order that let go of its pieces. */
type LineState = { words: string; look: keyof typeof looks } | undefined;

const looks = { ready: "text-green", later: "", free: "", gone: "text-red" } as const;

/** Whether the piece is to be made by a day, in stock, packed, or back in stock. */
function lineState(order: DeskOrder, line: DeskLine, readyIfBegunToday: number): LineState {
  const packed = order.events.findLast(({ to, from }) => to.stage === "packed" && from.stage !== "sent");
  if (order.stage === "cancelled" || order.stage === "returned") {
    const place = placeOf(order, line);
    if (place !== "shelf") return { words: piecePlaceNames[place], look: "later" };
    return line.left === undefined ? undefined : { words: `Back on the shelf, ${line.left} left`, look: "ready" };
  }
  if (packed && order.stage !== "new" && order.stage !== "confirmed" && order.stage !== "making")
    return { words: `${line.isMade ? "Made and packed" : "Packed"} on ${formatDay(dayOf(packed.at))}`, look: "ready" };
  if (line.short) return { words: shortageInWords(line.short), look: "gone" };
  if (order.letGoAt !== null && line.left !== undefined)
    return { words: `On the shelf again, ${line.left} left`, look: "free" };
  if (line.isMade) return { words: `Make by ${formatDay(order.makeBy ?? readyIfBegunToday)}`, look: "later" };
  return {
    words: line.left === undefined ? "On the shelf" : `On the shelf, ${line.left} left after this`,
    look: "ready",
  };
}

/** Where a piece of an order that came back is now. */
function placeOf(order: DeskOrder, line: DeskLine): PiecePlace {
  const back = order.stage === "returned" ? cameBackOf(order.events) : undefined;
  return back?.pieces[order.lines.indexOf(line)]?.place ?? "shelf";
}

function Line({ line, state }: { line: DeskLine; state: LineState }) {
  return (
    <li className="flex gap-4 border-t border-line py-3.5">
      <span className="w-[66px] shrink-0 md:w-[78px]">
        {line.picture && <Picture of={line.picture} alt="" sizes="78px" />}
        {line.own?.pictures[0] && (
          <img src={offerPicturePath(line.own.pictures[0])} alt="" className="aspect-3/4 object-cover" />
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-display text-21 leading-tight md:text-23">{line.name}</span>
          <span className="whitespace-nowrap font-medium">{linePrice(line)}</span>
        </p>
        {describeChoices(line).map((choice) => (
          <p key={choice} className="text-14">
            {choice}
          </p>
        ))}
        {line.own && line.own.words !== "" && (
          <p dir="auto" className="whitespace-pre-line break-words text-14">
            {line.own.words}
          </p>
        )}
        <p className="text-14 text-ink-2">{pieceCount(line.quantity)}</p>
        {state && (
          <p className={`mt-0.5 flex items-center gap-2 text-14 ${looks[state.look]}`}>
            {state.look === "free" || state.look === "gone" ? (
              <Nuqta outline={state.look === "free"} className="mx-[3px] text-[10px]" />
            ) : (
              <Icon name={state.look === "ready" ? "check" : "clock"} className="size-4" />
            )}
            {state.words}
          </p>
        )}
      </div>
    </li>
  );
}

function Sums({ order }: { order: DeskOrder }) {
  const { words } = describeMoney(order);
  const isPaid = order.money === "received";
  const isPart = partInWords(order) !== "";
  return (
    <div className="border-t border-line pt-3 md:pl-[94px]">
      <Sum name="Subtotal" value={formatDesk(order.subtotal)} />
      {order.discount && <Sum name={discountName(order.discount)} value={`−${formatDesk(order.discount.sum)}`} />}
      <Sum name="Delivery" value={order.delivery === 0 ? "none" : formatDesk(order.delivery)} />
      <p className="mt-2 flex justify-between border-t border-line pt-3 text-19 font-semibold">
        <span>{words === "Cash" && !isPart ? "To collect" : "Total"}</span>
        <span>{formatDesk(order.total)}</span>
      </p>
      {isPart && <PartSums order={order} />}
      <p className={`text-right text-14 ${isPaid ? "font-semibold text-green" : "text-ink-2"}`}>
        {words === "Cash"
          ? "Cash on delivery"
          : `${words}${paidOn(order)}${order.payment === "online" ? ", mobile wallet" : ""}`}
      </p>
      {isPossible("edit", order) && (
        <OrderLink
          order={order}
          sheet="edit"
          className="mt-1 flex min-h-11 w-fit items-center gap-2.5 font-semibold text-15 text-accent-deep md:ml-auto"
        >
          <DeskIcon name="pencil" className="size-5" />
          Change the order
        </OrderLink>
      )}
    </div>
  );
}

/** Under the total, where what came isn't the whole. */
function PartSums({ order }: { order: DeskOrder }) {
  const { received, due, toGiveBack } = balanceNow(order);
  const atDoor = paysAtDoor(order) ? "To collect at the door" : "Still due";
  const left = isWithCourier(order) ? describeMoney(order).words : atDoor;
  return (
    <>
      <Sum name="Received" value={formatDesk(received)} />
      <p className="flex justify-between py-0.5 font-semibold">
        <span>{toGiveBack > 0 ? "To give back" : left}</span>
        <span>{formatDesk(toGiveBack || due)}</span>
      </p>
    </>
  );
}

function paidOn({ money, events }: DeskOrder): string {
  const received = money === "received" && events.findLast(({ from, to }) => to.money !== from.money);
  return received ? ` on ${formatDay(dayOf(received.at))}` : "";
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <p className="flex justify-between gap-4 py-0.5">
      <span className="min-w-0 break-words">{name}</span>
      <span className="whitespace-nowrap">{value}</span>
    </p>
  );
}
