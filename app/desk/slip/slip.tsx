import { type SlipOrder, slipAmount } from "../../../shop/desk/slip.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { linePrice } from "../../../shop/offer/line-price.ts";
import { savingOf } from "../../../shop/order/saving.ts";
import { dayOf, formatDay, formatFullDay } from "../../../shop/pakistan-days.ts";
import { describeChoices } from "../../../shop/pieces/choices.ts";
import { Logo } from "../../ui/logo.tsx";

type Props = {
  order: SlipOrder;
  code: { size: number; path: string };
  shop: { name: string; sender: readonly string[]; phone: string; site: string };
};

/** A5, black on white. */
export function Slip({ order, code, shop }: Props) {
  const { number, customer } = order;
  return (
    <article className="slip" aria-label={`Slip of ${number}`}>
      <header className="slip-head">
        <Logo className="h-12.5" />
        <p>
          <strong className="slip-number">{number}</strong>
          {formatFullDay(dayOf(order.createdAt))}
          {order.neededBy !== undefined && (
            <strong className="block">{`Needed by ${formatDay(order.neededBy)}`}</strong>
          )}
        </p>
      </header>
      <section className="slip-to">
        <div className="min-w-0">
          <h2>To</h2>
          <p dir="auto" className="slip-name">
            {customer.name}
          </p>
          <p dir="auto" className="slip-address">
            {customer.address}
          </p>
          <p dir="auto" className="slip-city">
            {customer.city}
          </p>
          <p className="slip-phone">{customer.phone}</p>
        </div>
        <figure>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label="QR code">
            <path d={code.path} />
          </svg>
          <figcaption>
            Opens the order
            <br />
            at the desk
          </figcaption>
        </figure>
      </section>
      <ul className="slip-lines">
        {order.lines.map((line) => (
          <SlipLine key={`${line.id} ${line.price} ${line.quantity} ${describeChoices(line).join()}`} line={line} />
        ))}
        {order.discount && (
          <li>
            <span />
            <span>Discount</span>
            <span>−{formatDesk(order.discount.sum)}</span>
          </li>
        )}
        <li>
          <span />
          <span>Delivery</span>
          <span>{formatDesk(order.delivery)}</span>
        </li>
      </ul>
      {savingOf(order.lines) > 0 && <p className="slip-saving">You save {formatDesk(savingOf(order.lines))}</p>}
      <Amount order={order} />
      <footer className="slip-from">
        <div>
          <h2>From</h2>
          {shop.sender.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </div>
        <p className="shrink-0 text-right">
          {shop.phone}
          <br />
          {shop.site}
        </p>
      </footer>
    </article>
  );
}

function SlipLine({ line }: { line: SlipOrder["lines"][number] }) {
  return (
    <li>
      <strong>{line.quantity}</strong>
      <span className="min-w-0">
        <span dir="auto" className="slip-piece">
          {line.name}
        </span>
        {line.summary && <span className="block truncate">{line.summary}</span>}
        {line.own && line.own.words !== "" && (
          <span dir="auto" className="block">
            {line.own.words}
          </span>
        )}
        {describeChoices(line).map((choice) => (
          <strong key={choice} dir="auto" className="block">
            {choice}
          </strong>
        ))}
      </span>
      <span>{linePrice(line)}</span>
    </li>
  );
}

function Amount({ order }: { order: SlipOrder }) {
  const { label, figure, words } = slipAmount(order);
  return (
    <section className="slip-amount">
      <h2>{label === figure ? "" : label}</h2>
      <p>
        <strong>{figure}</strong>
        {words}
      </p>
    </section>
  );
}
