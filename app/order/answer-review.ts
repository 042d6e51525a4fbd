import type { SentReview } from "../../shop/review/own-review.ts";
import { reviewLimits } from "../../shop/review/writing.ts";
import { followerOf, type PageRequest } from "../page-request.ts";
import type { Reviewing } from "../review/reviewing.ts";

/** Whether a form about a review was carried out; if not, what its page says. */
export type ReviewAnswer = "done" | "unknown" | (Reviewing & { fault: NonNullable<Reviewing["fault"]> });

export async function answerReview(asked: PageRequest, form: FormData): Promise<ReviewAnswer> {
  const { number = "", key = "" } = asked.params;
  const sent = await readReview(form);
  const answer = await followerOf(asked).writeReview({ number, key }, sent);
  if (answer.ok) return "done";
  const { fault, photo } = answer;
  return fault === "unknown" ? fault : { id: sent.id, fault, typed: sent.typed, ...(photo !== undefined && { photo }) };
}

export async function answerMove(
  asked: PageRequest,
  form: FormData,
  move: "take-away" | "put-back",
): Promise<ReviewAnswer> {
  const { number = "", key = "" } = asked.params;
  const id = numberIn(form, "piece");
  const answer = await followerOf(asked).moveReview({ number, key }, { id, seen: numberIn(form, "seen"), move });
  if (answer.ok) return "done";
  return answer.fault === "unknown" ? "unknown" : { id, fault: answer.fault };
}

async function readReview(form: FormData): Promise<SentReview> {
  const [rating, words, name, city] = ["rating", "words", "name", "city"].map((field) => textIn(form, field));
  // One more than may be sent, which refuses all. An empty field is sent as an empty file.
  const files = form.getAll("photo").filter((file) => file instanceof File && file.size > 0);
  return {
    id: numberIn(form, "piece"),
    seen: textIn(form, "seen") === "" ? undefined : numberIn(form, "seen"),
    typed: { rating: rating ?? "", words: words ?? "", name: name ?? "", city: city ?? "" },
    keep: form
      .getAll("keep")
      .slice(0, reviewLimits.photos + 1)
      .map(String),
    files: await Promise.all(
      files.slice(0, reviewLimits.photos + 1).map(async (file) => new Uint8Array(await (file as File).arrayBuffer())),
    ),
  };
}

/** -1, which nothing has, for anything but a whole number. */
function numberIn(form: FormData, name: string): number {
  const text = textIn(form, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
