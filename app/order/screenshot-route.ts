import { redirect } from "react-router";
import { orderPath } from "../../shop/paths.ts";
import type { Route } from "./+types/screenshot-route";
import { followContext } from "./follow-context.server.ts";
import { readForm } from "./read-form.ts";

const notThere = () => new Response("Not Found", { status: 404 });

export async function loader({ params: { number, key }, context }: Route.LoaderArgs) {
  const picture = await context.get(followContext).proof(number, key);
  return picture ? new Response(picture.bytes.slice(), { headers: { "Content-Type": picture.type } }) : notThere();
}

/** A page's script is answered in a word; a form that was sent without one is led back to the order. */
export async function action({ params: { number, key }, context, request }: Route.ActionArgs) {
  const file = (await readForm(request)).get("picture");
  const picture = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const answer = await context.get(followContext).addProof({ number, key, picture });
  const fault = answer.ok ? "" : answer.fault;
  if (fault === "unknown") return notThere();
  if (request.headers.get("accept")?.includes("text/html"))
    return redirect(`${orderPath(number, key)}${fault && `?fault=${fault}`}`, 303);
  return new Response(fault, { status: fault ? 422 : 200 });
}
