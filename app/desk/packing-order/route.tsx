import {
  type ActionFunctionArgs,
  data,
  generatePath,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from "react-router";
import { deskAddress, deskLatestPath, deskPackingOrderPath, deskPackingPath } from "../../../shop/desk/desk-paths.ts";
import type { PackingOrder } from "../../../shop/desk/packing-desk.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { isRecord } from "../../../shop/record.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { usePoll } from "../connection/use-poll.ts";
import { signedInContext } from "../desk-context.ts";
import { PackingOrderView } from "./packing-order-view.tsx";
import { readPackingForm } from "./read-packing-form.ts";

export { shouldRevalidate };

export function meta({ loaderData }: { loaderData?: { order: PackingOrder } }) {
  return [{ title: `${loaderData?.order.number ?? "Order"} · Desk` }];
}

/** Other spellings of the number are redirected to the canonical one. */
function numberFrom(text: string | undefined): string {
  const number = parseOrderNumber(text ?? "");
  if (!number) throw new Response(null, { status: 404 });
  if (number !== text) throw redirect(generatePath(deskPackingOrderPath(":number"), { number }));
  return number;
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { packing } = context.get(signedInContext);
  const order = await packing.find(numberFrom(params.number));
  if (!order) throw new Response(null, { status: 404 });
  return { order, isSending: order.next === "send" && url.searchParams.get("sheet") === "send" };
}

/** After a step back to the tab that the order came from; a refusal is rendered as the answer to the POST. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { packing } = context.get(signedInContext);
  const number = numberFrom(params.number);
  const asked = readPackingForm(await request.formData());
  if (!asked) throw new Response(null, { status: 400 });
  if (asked === "no-number") return data({ problem: asked }, { status: 409 });
  const tab = (await packing.find(number))?.place?.tab ?? "pack";
  const answer = await packing.step(number, asked);
  if (answer === "unknown") throw new Response(null, { status: 404 });
  if (answer !== "done") return data({ problem: answer }, { status: 409 });
  if (asked.step === "take-back") throw redirect(deskPackingOrderPath(number));
  throw redirect(`${deskPackingPath}?tab=${tab}&done=${number}`);
}

export default function PackingOrderRoute() {
  const { order, isSending } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const { revalidate, state } = useRevalidator();
  const isFree = useNavigation().state === "idle" && state === "idle" && !isSending;
  usePoll(isFree ? deskAddress(deskLatestPath(order.number)) : undefined, (answer) => {
    if (isRecord(answer) && Number(answer.event) > order.latestEvent) void revalidate();
  });
  return <PackingOrderView key={order.number} order={order} isSending={isSending} problem={problem} />;
}
