import { redirect } from "react-router";
import type {
  AskedReview,
  ReadStage,
  ReviewAnswer,
  ReviewDesk,
  ReviewFault,
} from "../../../shop/review/review-desk.ts";
import { reviewsPath } from "./reviews-path.ts";

export const intents = ["publish", "leave-out", "take-back"] as const;
export type Intent = (typeof intents)[number];

/** A decision that wasn't made, and what was typed for it. */
export type Refusal = { id: number; intent: Intent; typed: string; fault: ReviewFault | "conflict" };

/** Carries a form out and redirects to the list, or answers why it wasn't. */
export async function decide(reviews: ReviewDesk, form: FormData, stage: ReadStage): Promise<Refusal> {
  const intent = intents.find((each) => each === form.get("intent"));
  const asked = { id: numberIn(form, "id"), revision: numberIn(form, "revision") };
  if (!intent) throw new Response(null, { status: 400 });
  const typed = String(form.get("text") ?? "");
  const answer = await send(reviews, intent, asked, typed);
  if (answer.outcome === "unknown") throw new Response(null, { status: 404 });
  if (answer.outcome === "done") throw redirect(reviewsPath({ stage, done: intent, id: asked.id }));
  return { id: asked.id, intent, typed, fault: answer.outcome === "conflict" ? "conflict" : answer.fault };
}

function numberIn(form: FormData, name: string): number {
  const number = Number(form.get(name));
  return Number.isSafeInteger(number) ? number : -1;
}

function send(reviews: ReviewDesk, intent: Intent, asked: AskedReview, typed: string): Promise<ReviewAnswer> {
  if (intent === "publish") return reviews.publish(asked, typed);
  return intent === "leave-out" ? reviews.leaveOut(asked, typed) : reviews.takeBack(asked);
}
