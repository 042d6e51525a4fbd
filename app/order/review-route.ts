import { orderPath } from "../../shop/paths.ts";
import { readForm } from "../page/read-form.ts";
import { followerOf, type PageAnswer, type PageRequest, seeOther } from "../page-request.ts";
import { answerReview } from "./answer-review.ts";
import { answerForm, orderPage } from "./route.ts";

/**
 * A review with its photographs. Answers the page's script with the fault's name, and the place of a refused photograph,
 * or nothing; a form sent without script with the order's page. A GET is for her own photographs.
 */
export async function ownReview(asked: PageRequest): Promise<PageAnswer | Response> {
  const { number = "", key = "" } = asked.params;
  if (asked.request.method !== "POST") return photograph(asked);
  const form = await readForm(asked.request);
  // Other forms of a page that was the answer to this one.
  if (form.has("intent") && form.get("intent") !== "review") return answerForm(asked, form);
  const answer = await answerReview(asked, form);
  const isForm = asked.request.headers.get("accept")?.includes("text/html");
  if (answer === "unknown") return isForm ? orderPage(asked) : new Response("Not Found", { status: 404 });
  if (isForm)
    return answer === "done"
      ? seeOther(`${orderPath(number, key)}#reviews`)
      : orderPage(asked, 422, { reviewing: answer });
  if (answer === "done") return new Response("");
  return new Response([answer.fault, answer.photo ?? []].flat().join(" "), { status: 422 });
}

async function photograph(asked: PageRequest): Promise<Response> {
  const { number = "", key = "" } = asked.params;
  const name = asked.url.searchParams.get("photo");
  if (name === null) return seeOther(orderPath(number, key));
  const picture = await followerOf(asked).reviewPhoto({ number, key }, name);
  if (!picture) return new Response("Not Found", { status: 404 });
  return new Response(picture.bytes.slice(), { headers: { "Content-Type": picture.type } });
}
