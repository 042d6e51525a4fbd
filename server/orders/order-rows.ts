import type { Insertable, Selectable } from "kysely";
import type { OwnPiece } from "../../shop/cart/pricing.ts";
import { searchText } from "../../shop/desk/order-search.ts";
import type { Payment } from "../../shop/order/checkout.ts";
import type { Courier, Parcel } from "../../shop/order/courier.ts";
import type { Order, OrderLine } from "../../shop/order/order.ts";
import { firstMoney } from "../../shop/order/payment-state.ts";
import { parseSource } from "../../shop/order/source.ts";
import type { Choices } from "../../shop/pieces/product.ts";
import { digitsOf } from "../../shop/typed-text.ts";
import type { OrderLinesTable, OrdersTable } from "../database/tables/orders.ts";

/** Converts between an order and its rows. A choice that a line doesn't have is null there and absent here. */

export function orderColumns(order: Order) {
  const { number, createdAt, customer, payment, screenshotSent, notes, subtotal, delivery, total } = order;
  return {
    number,
    created_at: createdAt,
    ...customer,
    phone_key: phoneKey(customer.phone),
    payment,
    screenshot_sent: screenshotSent ? 1 : 0,
    notes,
    subtotal,
    delivery,
    total,
    advance: order.advance ?? 0,
    source: order.source,
    needed_by: order.neededBy ?? null,
    forgotten_at: null,
    money: firstMoney(order),
    search: searchText(order),
  } satisfies Omit<Insertable<OrdersTable>, "idempotency_key" | "fingerprint">;
}

export function lineRows(order: Pick<Order, "number" | "lines">): Omit<Insertable<OrderLinesTable>, "made">[] {
  return order.lines.map((line, position) => ({
    order_number: order.number,
    position,
    product_id: line.id,
    name: line.name,
    price: line.price,
    quantity: line.quantity,
    line_total: line.lineTotal,
    size: line.size ?? null,
    with_dupatta: line.withDupatta === undefined ? null : Number(line.withDupatta),
    scent: line.scent ?? null,
    kilos: line.kilos ?? null,
    shop_price: line.shopPrice ?? null,
    own: line.own ? JSON.stringify(line.own) : null,
  }));
}

export function toOrder(row: Selectable<OrdersTable>, lines: readonly Selectable<OrderLinesTable>[]): Order {
  const { number, name, email, address, city, phone, notes, subtotal, delivery, total } = row;
  return {
    number,
    createdAt: row.created_at,
    source: parseSource(row.source) ?? "shop",
    customer: { name, email, address, city, phone },
    payment: row.payment as Payment,
    screenshotSent: row.screenshot_sent === 1,
    notes,
    lines: lines.map(toLine),
    subtotal,
    delivery,
    ...(row.discount > 0 && { discount: { sum: row.discount, reason: row.discount_reason } }),
    total,
    ...(row.advance > 0 && {
      advance: row.advance,
      ...(row.advance_until !== null && { advanceUntil: row.advance_until }),
      ...(row.advance_first === 1 && { advanceFirst: true }),
    }),
    ...(row.needed_by !== null && { neededBy: row.needed_by }),
  };
}

type ChoiceColumns = Pick<Selectable<OrderLinesTable>, "size" | "with_dupatta" | "scent" | "kilos">;

export function toChoices(row: ChoiceColumns): Choices {
  return {
    ...(row.size !== null && { size: row.size }),
    ...(row.with_dupatta !== null && { withDupatta: row.with_dupatta === 1 }),
    ...(row.scent !== null && { scent: row.scent }),
    ...(row.kilos !== null && { kilos: row.kilos }),
  };
}

function toLine(row: Selectable<OrderLinesTable>): OrderLine {
  return {
    id: row.product_id,
    name: row.name,
    ...toChoices(row),
    price: row.price,
    quantity: row.quantity,
    lineTotal: row.line_total,
    ...(row.shop_price !== null && { shopPrice: row.shop_price }),
    ...(row.own !== null && { own: JSON.parse(row.own) as OwnPiece }),
  };
}

/** Undefined before it is sent. */
export function toParcel({
  courier,
  tracking,
}: Pick<Selectable<OrdersTable>, "courier" | "tracking">): Parcel | undefined {
  return courier === null ? undefined : { courier: courier as Courier, tracking: tracking ?? "" };
}

/** "+92 300 1234567" and "0300-1234567" are the same phone number: its last ten digits identify it. */
export function phoneKey(phone: string): string {
  return digitsOf(phone).slice(-10) || phone.trim().toLowerCase();
}
