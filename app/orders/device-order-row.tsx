import { countPieces } from "../../shop/cart/cart.ts";
import type { DeviceOrder } from "../../shop/device/device-orders.ts";
import { isOver, type OrderStatus } from "../../shop/follow/order-status.ts";
import { formatRs } from "../../shop/money/rupees.ts";
import { listInWords } from "../../shop/order/words.ts";
import { dayOf, formatDay } from "../../shop/pakistan-days.ts";
import { orderPath } from "../../shop/paths.ts";
import { pieceCount } from "../../shop/pieces/piece-count.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { focusOnMount } from "../ui/focus.ts";
import { Nuqta } from "../ui/nuqta.tsx";
import { Picture } from "../ui/picture.tsx";

type Props = {
  order: DeviceOrder;
  /** Unknown until the shop has answered; null where it knows no such order. */
  status: OrderStatus | null | undefined;
  products: CartProducts;
  onRemove: () => void;
  /** Put back on the list: its button has the focus again. */
  isBack: boolean;
};

const mostNames = 3;
const looks = { now: "nuqta-now text-ink", done: "text-green", cancelled: "struck text-line-2" } as const;
/** Reserved while the status loads: its words take three lines on narrow phones. */
const statusRoom = "mt-1 min-h-15 min-[24.375rem]:min-h-11";
const link = "inline-flex min-h-11 items-center text-14 underline underline-offset-4";

export function DeviceOrderRow({ order, status, products, onRemove, isBack }: Props) {
  const { number, key, createdAt, total, pieces } = order;
  const names = [...new Set(pieces.map(({ name }) => name))];
  const title = names.length > mostNames ? pieceCount(countPieces(pieces)) : listInWords(names);
  const ordered = `ordered ${formatDay(dayOf(createdAt))}`;
  return (
    <article className="order-row py-5 md:py-6.5">
      <Pictures ids={[...new Set(pieces.map(({ id }) => id))]} products={products} />
      <div className="min-w-0">
        <h2 className="break-words font-display text-22 leading-[1.2] md:text-24">
          <a
            href={orderPath(number, key)}
            className="relative before:absolute before:inset-x-0 before:-inset-y-2.5 hover:text-accent-deep"
          >
            {title}
          </a>
        </h2>
        <div className="md:hidden">
          <Status status={status} />
        </div>
        <p className="nums mt-2 font-semibold text-14 tracking-[.04em] md:mt-1.5">{number}</p>
        <p className="nums text-14 text-ink-2">
          {ordered}
          <span className="md:hidden">
            , <span className="inline-block">{formatRs(total)}</span>
          </span>
        </p>
      </div>
      <div className="hidden md:block">
        <Status status={status} />
      </div>
      <p className="nums hidden text-right md:row-1 md:block md:self-end wide:self-center">{formatRs(total)}</p>
      <p className="col-start-2 flex justify-between gap-4 md:col-start-4 md:row-2 md:justify-end md:self-start wide:col-start-auto wide:row-1 wide:self-center">
        <a href={orderPath(number, key)} className={`${link} font-semibold text-accent-deep md:hidden`}>
          {status === null || (status && isOver(status)) ? "Open it" : "Follow it"}
        </a>
        <button type="button" ref={isBack ? focusOnMount : null} onClick={onRemove} className={`${link} text-ink-2`}>
          Take off this list<span className="sr-only">: {number}</span>
        </button>
      </p>
    </article>
  );
}

function Status({ status }: { status: Props["status"] }) {
  if (!status)
    return <p className={`${statusRoom} text-14 text-ink-2`}>{status === null ? "No longer with us" : "…"}</p>;
  const { title, text, stones, state } = status;
  return (
    <p className={`${statusRoom} grid grid-cols-[21px_minmax(0,1fr)] gap-x-2 text-14 leading-snug`}>
      <span className="pt-1">
        <Nuqta count={stones} outline={state !== "done"} className={`text-[10px] ${looks[state]}`} />
      </span>
      <span>
        <strong className={`block font-semibold text-15 ${state === "done" ? "text-green" : ""}`}>{title}</strong>
        <span className="text-ink-2">{text}</span>
      </span>
    </p>
  );
}

/** The first large and up to two small on phones; three in a row from md. */
function Pictures({ ids, products }: { ids: readonly number[]; products: CartProducts }) {
  return (
    <div aria-hidden="true" className="order-row-pictures">
      {ids.slice(0, 3).map((id) => {
        const picture = products.get(id)?.picture;
        return (
          <div key={id} className="aspect-3/4 rounded-card bg-sand">
            {picture && <Picture of={picture} alt="" sizes="84px" className="rounded-card" />}
          </div>
        );
      })}
    </div>
  );
}
