import { Form, Link } from "react-router";
import { deskInvoicePath } from "../../../shop/desk/desk-paths.ts";
import { invoiceNumber } from "../../../shop/desk/invoice.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";

const look = "flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep";

/** The first press gives the order its number. */
export function InvoiceLink({ order }: { order: Pick<DeskOrder, "number" | "invoice"> }) {
  const path = deskInvoicePath(order.number);
  if (order.invoice)
    return (
      <Link to={path} className={look}>
        <DeskIcon name="note" className="size-5" />
        Invoice {invoiceNumber(order.invoice)}
      </Link>
    );
  return (
    <Form method="post" action={path}>
      <button type="submit" className={look}>
        <DeskIcon name="note" className="size-5" />
        Make the invoice
      </button>
    </Form>
  );
}
