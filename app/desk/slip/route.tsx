import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher, useLoaderData, useLocation } from "react-router";
import { deskAddress, deskOrderPath, deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { signedInContext } from "../desk-context.ts";
import { parseTicked } from "../ticked-orders/ticked.ts";
import { PrintBar } from "../ui/print-bar.tsx";
import { qrCode } from "../way-in/qr-code.server.ts";
import { Slip } from "./slip.tsx";

export const meta = () => [{ title: "Slips · Desk" }];

/** Of /orders/:number/slip, or of /slips?orders=… */
function numbersIn(number: string | undefined, params: URLSearchParams): string[] {
  if (number !== undefined) return [parseOrderNumber(number)].filter((found) => found !== undefined);
  const listed = params.getAll("orders").flatMap((text) => text.split(","));
  return [...new Set(parseTicked(listed).map((ticked) => ticked.number))];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { packing } = context.get(signedInContext);
  const slips = await packing.slips(numbersIn(params.number, url.searchParams));
  if (slips.length === 0) throw new Response(null, { status: 404 });
  const { sender, phone, publicUrl, name } = packing.shop;
  return {
    shop: { name, sender, phone, site: new URL(publicUrl).host },
    slips: slips.map((order) => ({ order, code: qrCode(`${publicUrl}${deskAddress(deskOrderPath(order.number))}`) })),
  };
}

/** Adds "printed" to the orders' timelines. */
export async function action({ params, url, context }: ActionFunctionArgs) {
  const { packing } = context.get(signedInContext);
  await packing.printed(numbersIn(params.number, url.searchParams));
  return null;
}

export default function Slips() {
  const { slips, shop } = useLoaderData<typeof loader>();
  const printed = useFetcher();
  const { search } = useLocation();
  const number = slips.length === 1 ? slips[0]?.order.number : undefined;
  return (
    <div className="slips">
      <PrintBar
        back={number ? { to: deskOrderPath(number) + search, name: number } : { to: deskOrdersPath, name: "Orders" }}
        button={number ? "Print" : `Print ${slips.length} slips`}
        help="Print with your browser: one on A5, several on A4, two to a sheet."
        onPrint={() => void printed.submit(null, { method: "post" })}
      />
      {slips.map(({ order, code }) => (
        <Slip key={order.number} order={order} code={code} shop={shop} />
      ))}
    </div>
  );
}
