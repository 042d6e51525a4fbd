import { orderPath } from "../../shop/paths.ts";
import { readForm } from "../page/read-form.ts";
import { followerOf, type PageRequest, seeOther } from "../page-request.ts";

const notThere = () => new Response("Not Found", { status: 404 });

/** Answers the page's script with the fault's name or nothing; redirects a form sent without script to the order. */
export async function screenshot(asked: PageRequest): Promise<Response> {
  const { number = "", key = "" } = asked.params;
  const follower = followerOf(asked);
  if (asked.request.method !== "POST") {
    const picture = await follower.proof(number, key);
    return picture ? new Response(picture.bytes.slice(), { headers: { "Content-Type": picture.type } }) : notThere();
  }
  const file = (await readForm(asked.request)).get("picture");
  const picture = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const answer = await follower.addProof({ number, key, picture });
  const fault = answer.ok ? "" : answer.fault;
  if (fault === "unknown") return notThere();
  if (asked.request.headers.get("accept")?.includes("text/html"))
    return seeOther(`${orderPath(number, key)}${fault && `?fault=${fault}`}`);
  return new Response(fault, { status: fault ? 422 : 200 });
}
