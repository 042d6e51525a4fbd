import { productPath } from "../../../shop/paths.ts";
import type { DeskReview, ReadStage } from "../../../shop/review/review-desk.ts";
import { PostButton } from "../ui/post-button.tsx";
import type { Intent } from "./decide.ts";

type Props = { done: Intent; review: DeskReview; stage: ReadStage };

const words: Readonly<Record<Intent, string>> = {
  publish: "Published.",
  "leave-out": "Left out. The reason is on her order’s page.",
  "take-back": "Taken back. It waits to be read.",
};

/** What was just done, and the way back. Without script, it stays until the next page. */
export function DoneNotice({ done, review, stage }: Props) {
  const { id, revision, piece } = review;
  const canTakeBack = done === "publish" && review.stage === "published" && stage !== "published";
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-x-5">
      <p className="font-semibold">{words[done]}</p>
      {done === "publish" && piece.picture && (
        <a
          href={`${productPath(piece.id)}#reviews`}
          className="flex min-h-11 items-center font-semibold text-15 text-accent-deep"
        >
          See it on {piece.name}’s page
        </a>
      )}
      {canTakeBack && (
        <PostButton fields={{ intent: "take-back", id: String(id), revision: String(revision) }} label="Take it back" />
      )}
    </div>
  );
}
