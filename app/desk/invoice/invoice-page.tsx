import { type Invoice, invoiceBalance, invoiceMoney, invoiceNumber } from "../../../shop/desk/invoice.ts";
import type { DeskLine, DeskOrder } from "../../../shop/desk/order-desk.ts";
import { amountInWords } from "../../../shop/money/amount-in-words.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { linePrice } from "../../../shop/offer/line-price.ts";
import { dayOf, formatFullDay } from "../../../shop/pakistan-days.ts";
import { describeChoices } from "../../../shop/pieces/choices.ts";
import { Logo } from "../../ui/logo.tsx";

type Props = {
  order: DeskOrder;
  invoice: Invoice;
  shop: {
    name: string;
    sender: readonly string[];
    phone: string;
    site: string;
    ntn: string | undefined;
    strn: string | undefined;
  };
};

/** A4, black on white, with the lines of a slip. */
export function InvoicePage({ order, invoice, shop }: Props) {
  const balance = invoiceBalance(order);
  const taxNumbers = [shop.ntn && `NTN ${shop.ntn}`, shop.strn && `STRN ${shop.strn}`].filter((each) => each);
  return (
    <article className="slip invoice" aria-label={`Invoice ${invoiceNumber(invoice)}`}>
      <header className="slip-head">
        <Logo className="h-12.5" />
        <p>
          <strong className="slip-number">Invoice {invoiceNumber(invoice)}</strong>
          {formatFullDay(dayOf(invoice.at))}, order {order.number}
        </p>
      </header>
      <section className="slip-to">
        <div className="min-w-0">
          <h2>To</h2>
          <p dir="auto" className="slip-name">
            {order.customer.name}
          </p>
          <p dir="auto" className="slip-address">
            {order.customer.address}
          </p>
          <p dir="auto">{order.customer.city}</p>
        </div>
        <div className="min-w-0">
          <h2>From</h2>
          {shop.sender.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          {taxNumbers.map((text) => (
            <p key={text} className="font-semibold">
              {text}
            </p>
          ))}
        </div>
      </section>
      <ul className="slip-lines">
        {order.lines.map((line) => (
          <InvoiceLine key={`${line.id} ${line.price} ${line.quantity} ${describeChoices(line).join()}`} line={line} />
        ))}
        <Row name="Subtotal" sum={formatDesk(order.subtotal)} />
        {order.discount && (
          <Row
            name={order.discount.reason === "" ? "Discount" : `Discount, ${order.discount.reason}`}
            sum={`−${formatDesk(order.discount.sum)}`}
          />
        )}
        <Row name="Delivery" sum={order.delivery === 0 ? "free" : formatDesk(order.delivery)} />
        <Row name="Total" sum={formatDesk(order.total)} isStrong />
        {invoiceMoney(order).map(({ id, name, sum }) => (
          <Row key={id} name={name} sum={sum} />
        ))}
      </ul>
      <section className="slip-amount">
        <h2>{balance.label}</h2>
        <p>
          <strong>{formatDesk(balance.sum)}</strong>
          {balance.sum > 0 && amountInWords(balance.sum)}
        </p>
      </section>
      <footer className="slip-from">
        <p>{shop.name}</p>
        <p className="shrink-0 text-right">
          {shop.phone}
          <br />
          {shop.site}
        </p>
      </footer>
    </article>
  );
}

function InvoiceLine({ line }: { line: DeskLine }) {
  const details = [...describeChoices(line), ...(line.own?.words ? [line.own.words] : [])];
  return (
    <li>
      <strong>{line.quantity}</strong>
      <span className="min-w-0">
        <span dir="auto" className="slip-piece">
          {line.name}
        </span>
        <span dir="auto" className="block">
          {[...details, ...(line.quantity > 1 ? [`${formatDesk(line.price)} each`] : [])].join(", ")}
        </span>
      </span>
      <span>{linePrice(line)}</span>
    </li>
  );
}

function Row({ name, sum, isStrong = false }: { name: string; sum: string; isStrong?: boolean }) {
  return (
    <li className={isStrong ? "font-semibold" : undefined}>
      <span />
      <bdi>{name}</bdi>
      <span>{sum}</span>
    </li>
  );
}
