import type { ReactNode } from "react";
import { firstName } from "../../shop/order/words.ts";
import type { ReviewData } from "./review-data.server.ts";
import { ReviewItem } from "./review-item.tsx";
import { ReviewStatus } from "./review-status.tsx";
import type { Reviewing } from "./reviewing.ts";

type Props = ReviewData & {
  /** The order it belongs to. */
  number: string;
  /** The whole name on the order. */
  name: string;
  reviewing: Reviewing | undefined;
};

/** Asks how the pieces are, and shows what was written. */
export default function ReviewBox({ pieces, address, preset, number, name, reviewing }: Props) {
  const [first] = pieces;
  const hasSaid = first?.review && first.review.stage !== "taken-away";
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="order-box scroll-mt-(--nav-height) print:hidden">
      {hasSaid ? (
        <ReviewStatus {...first}>
          <Title>Shukriya, {firstName(name)}</Title>
        </ReviewStatus>
      ) : (
        <>
          <Title>How is it?</Title>
          <p className="mt-0.5 text-15 text-ink-2 leading-normal">
            Tell the next bride. Only those who got it are asked.
          </p>
        </>
      )}
      {pieces.map((piece, place) => (
        <div key={piece.id} className={place > 0 ? "mt-5 border-line border-t pt-5" : "mt-4"}>
          {place > 0 && piece.review && piece.review.stage !== "taken-away" && <ReviewStatus {...piece} />}
          <ReviewItem
            {...{ piece, address, preset, number }}
            isFirst={place === 0}
            reviewing={reviewing?.id === piece.id ? reviewing : undefined}
          />
        </div>
      ))}
    </section>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <h2 id="reviews-title" className="break-words font-display text-26 leading-[1.3] md:text-30">
      {children}
    </h2>
  );
}
