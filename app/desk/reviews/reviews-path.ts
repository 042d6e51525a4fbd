import { deskReviewsPath } from "../../../shop/desk/desk-paths.ts";
import type { ReadStage } from "../../../shop/review/review-desk.ts";

type Asked = {
  stage: ReadStage;
  /** The last of the page before. */
  after?: string | undefined;
  /** What was done, and to which review. */
  done?: string;
  id?: number;
};

export function reviewsPath({ stage, after, done, id }: Asked): string {
  const query = new URLSearchParams({
    ...(stage !== "waiting" && { stage }),
    ...(after && { after }),
    ...(done && { done }),
    ...(id && { id: String(id) }),
  });
  return `${query}` ? `${deskReviewsPath}?${query}` : deskReviewsPath;
}
