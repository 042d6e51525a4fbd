import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { maxTracking, parseCourier, parseTracking } from "../../../shop/order/courier.ts";
import { roomContext } from "../desk-context.ts";
import { changeTicked } from "../ticked-orders/change-ticked.ts";
import { CourierTiles } from "../ticked-orders/courier-tiles.tsx";
import { writeOutcome } from "../ticked-orders/outcome.ts";
import { PasteButton } from "../ticked-orders/paste-button.tsx";
import { parseTicked } from "../ticked-orders/ticked.ts";
import { Field } from "../ui/field.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

export const meta = () => [{ title: "Mark as sent · Desk" }];

/** Of the ticked orders those that are ready to send; the others stay as they are. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { orders } = context.get(roomContext);
  const ticked = parseTicked(url.searchParams.getAll("orders"));
  const found = await Promise.all(ticked.map(({ number }) => orders.find(number)));
  const parcels = found.flatMap((order) =>
    order?.stage === "packed"
      ? [{ number: order.number, revision: order.revision, customer: order.customer, total: order.total }]
      : [],
  );
  if (parcels.length === 0) throw redirect(deskOrdersPath);
  return { parcels, lastCourier: await orders.lastCourier(), left: ticked.length - parcels.length };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { orders } = context.get(roomContext);
  const form = await request.formData();
  const courier = parseCourier(String(form.get("courier"))) ?? "Other";
  const ticked = parseTicked(form.getAll("orders"));
  const outcome = await changeTicked(ticked, ({ number, revision }) => {
    const tracking = parseTracking(String(form.get(`tracking-${number}`) ?? ""));
    return orders.change(number, { change: { kind: "step", step: "send" }, revision, courier, tracking });
  });
  const query = new URLSearchParams({ stage: "sent" });
  writeOutcome(query, outcome);
  throw redirect(`${deskOrdersPath}?${query}`);
}

/** The courier once, a number each. */
export default function SendMany() {
  const { parcels, lastCourier, left } = useLoaderData<typeof loader>();
  const { state } = useNavigation();
  return (
    <div className="desk-page pb-14 pt-4 md:pt-12">
      <div className="max-w-[592px]">
        <h1 className="font-display text-34 leading-[1.14] md:text-48">
          {parcels.length === 1 ? "Mark one as sent" : `Mark ${parcels.length} as sent`}
        </h1>
        {left > 0 && (
          <p className="mt-2 text-ink-2">{left} of the ticked orders aren’t ready to send; they stay as they are.</p>
        )}
        <Form method="post" className="mt-5">
          <CourierTiles chosen={lastCourier} />
          {parcels.map(({ number, revision, customer, total }) => (
            <div key={number} className="mt-5 border-t border-line pt-4">
              <input type="hidden" name="orders" value={`${number}.${revision}`} />
              <p className="font-semibold">
                <PersonName name={customer.name} />, <bdi>{customer.city}</bdi>
              </p>
              <p className="text-14 text-ink-2">
                {number} · {formatDesk(total)}
              </p>
              <Field
                label={`Tracking number of ${number}`}
                name={`tracking-${number}`}
                maxLength={maxTracking}
                autoComplete="off"
                controlClass="pr-18"
                end={<PasteButton />}
              />
            </div>
          ))}
          <SubmitButton saving={state === "submitting" && "Sending"} className="mt-6 w-full">
            Mark as sent
          </SubmitButton>
          <Link
            to={deskOrdersPath}
            className="mt-2 flex min-h-11 items-center justify-center font-semibold text-accent-deep"
          >
            Not now
          </Link>
        </Form>
      </div>
    </div>
  );
}
