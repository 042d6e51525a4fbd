import { createElement } from "react";
import { isValidOrderAddress } from "../../shop/follow/order-address.ts";
import type { CancelAnswer } from "../../shop/follow/order-follower.ts";
import { stageTable } from "../../shop/order/stage.ts";
import { orderPath } from "../../shop/paths.ts";
import { parseSubscription } from "../../shop/push/subscription.ts";
import { readForm } from "../page/read-form.ts";
import { followerOf, type PageAnswer, type PageRequest, seeOther } from "../page-request.ts";
import type { Reviewing } from "../review/reviewing.ts";
import { pageTitle } from "../seo/page-meta.ts";
import { answerMove } from "./answer-review.ts";
import { FollowedLines } from "./followed-lines.tsx";
import { loadOrder, orderedPiecesNow } from "./order-data.server.ts";

export async function order(asked: PageRequest): Promise<PageAnswer | Response> {
  if (asked.request.method === "POST") return answerForm(asked, await readForm(asked.request));
  return orderPage(asked);
}

/** What a form is answered with. */
type Refused = { cancelling: CancelAnswer; reason: string } | { reviewing: Reviewing };

export async function orderPage(asked: PageRequest, status = 200, refused?: Refused) {
  const { edition, params, url } = asked;
  const { number = "", key = "" } = params;
  // For an impossible number or key the server passes no follower: that page is the same for everybody.
  const found = isValidOrderAddress({ number, key })
    ? await loadOrder(followerOf(asked), edition, { number, key, fault: url.searchParams.get("fault") })
    : undefined;
  const title = found ? stageTable[found.order.stage].shopperName : "Order not found";
  return {
    name: "order",
    props: { found, ...(refused ?? changedReview(url)) },
    still:
      found && createElement(FollowedLines, { order: found.order, pieces: orderedPiecesNow(found.order, edition) }),
    head: [
      { title: pageTitle(edition.settings, title) },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "same-origin" },
    ],
    status: found ? status : 404,
  } satisfies PageAnswer;
}

/** The form of a review that was written, opened without script. */
function changedReview({ searchParams }: URL): { reviewing?: Reviewing } {
  const id = Number(searchParams.get("change"));
  return id > 0 ? { reviewing: { id } } : {};
}

export async function answerForm(asked: PageRequest, form: FormData): Promise<PageAnswer | Response> {
  const intent = form.get("intent");
  if (intent === "yes") return sayYes(asked);
  if (intent === "take-away" || intent === "put-back") return moveReview(asked, form, intent);
  if (intent === "tell") return tell(asked, form);
  if (intent === "stop-telling") return stopTelling(asked, form);
  return intent === "cancel" ? cancel(asked, form) : orderPage(asked, 400);
}

/** Also where it is too late for it: then the page shows how the order stands. */
async function sayYes(asked: PageRequest): Promise<PageAnswer | Response> {
  const { number = "", key = "" } = asked.params;
  const answer = await followerOf(asked).sayYes(number, key);
  return answer === "unknown" ? orderPage(asked) : seeOther(orderPath(number, key));
}

async function moveReview(asked: PageRequest, form: FormData, move: "take-away" | "put-back") {
  const { number = "", key = "" } = asked.params;
  const answer = await answerMove(asked, form, move);
  if (answer === "unknown") return orderPage(asked);
  return answer === "done"
    ? seeOther(`${orderPath(number, key)}#reviews`)
    : orderPage(asked, 409, { reviewing: answer });
}

/** Sent by script: the page stays. */
async function tell(asked: PageRequest, form: FormData): Promise<Response> {
  const { number = "", key = "" } = asked.params;
  const subscription = parseSubscription((name) => String(form.get(name) ?? ""));
  const answer = subscription ? await followerOf(asked).tell({ number, key, subscription }) : "refused";
  return new Response(null, { status: { told: 204, refused: 409, unknown: 404 }[answer] });
}

async function stopTelling(asked: PageRequest, form: FormData): Promise<Response> {
  const { number = "", key = "" } = asked.params;
  await followerOf(asked).stopTelling({ number, key, endpoint: String(form.get("endpoint") ?? "") });
  return new Response(null, { status: 204 });
}

async function cancel(asked: PageRequest, form: FormData): Promise<PageAnswer | Response> {
  const { number = "", key = "" } = asked.params;
  const revision = Number(form.get("seen"));
  const reason = String(form.get("reason") ?? "");
  const answer = await followerOf(asked).cancel({ number, key, revision, reason });
  return answer === "cancelled"
    ? seeOther(orderPath(number, key))
    : orderPage(asked, 409, { cancelling: answer, reason });
}
