import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { deskInvoicePath, deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import { invoiceNumber } from "../../../shop/desk/invoice.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { signedInContext } from "../desk-context.ts";
import { PrintBar } from "../ui/print-bar.tsx";
import { InvoicePage } from "./invoice-page.tsx";

export function meta({ loaderData }: { loaderData?: { number: string } }) {
  return [{ title: `Invoice ${loaderData?.number ?? ""} · Desk` }];
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const order = await orders.find(parseOrderNumber(params.number ?? "") ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const { invoice } = order;
  if (!invoice) throw redirect(deskOrderPath(order.number));
  const { name, sender, phone, ntn, strn, publicUrl } = orders.shop;
  const shop = { name, sender, phone, ntn, strn, site: new URL(publicUrl).host };
  return { order, invoice, shop, number: invoiceNumber(invoice) };
}

/** Makes the invoice, if there is none yet. A page that is only looked at takes no number. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { orders } = context.get(signedInContext);
  const order = await orders.find(parseOrderNumber(params.number ?? "") ?? "");
  if (!order) throw new Response(null, { status: 404 });
  await orders.makeInvoice(order.number);
  throw redirect(deskInvoicePath(order.number));
}

export default function InvoiceRoute() {
  const data = useLoaderData<typeof loader>();
  const { number } = data.order;
  return (
    <div className="slips">
      <PrintBar
        back={{ to: deskOrderPath(number), name: number }}
        button="Print"
        help="Print with your browser, on A4."
      />
      <InvoicePage {...data} />
    </div>
  );
}
