import type { Edition } from "../../catalogue/edition.ts";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import { firstName } from "../../shop/order/words.ts";
import { ownReviewPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import type { PieceToReview } from "../../shop/review/own-review.ts";

/** A piece to review, as the catalogue has it now; one that isn't sold any more has no page. */
export type ReviewedPiece = PieceToReview & { summary: string; picture: PictureRef | undefined; isSold: boolean };

/** Undefined where nothing is asked for and nothing was written. */
export function reviewsOf(
  { number, to }: FollowedOrder,
  pieces: readonly PieceToReview[],
  key: string,
  catalogue: Edition["catalogue"],
) {
  if (pieces.length === 0) return undefined;
  return {
    address: ownReviewPath(number, key),
    /** How she is shown unless she changes it. */
    preset: { name: firstName(to.name), city: to.city },
    pieces: pieces.map((piece): ReviewedPiece => {
      const product = catalogue.product(piece.id);
      const lead = product?.images[0];
      return {
        ...piece,
        name: product?.name ?? piece.name,
        summary: product?.summary ?? "",
        picture: lead === undefined ? undefined : catalogue.picture(lead),
        isSold: product !== undefined,
      };
    }),
  };
}

export type ReviewData = NonNullable<ReturnType<typeof reviewsOf>>;
