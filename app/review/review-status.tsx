import type { ReactNode } from "react";
import { formatDay } from "../../shop/pakistan-days.ts";
import { productPath } from "../../shop/paths.ts";
import { Nuqta } from "../ui/nuqta.tsx";
import type { ReviewedPiece } from "./review-data.server.ts";

type Props = Pick<ReviewedPiece, "id" | "name" | "review" | "isSold"> & {
  /** The box's title, where the status stands above it. */
  children?: ReactNode;
};

/** Where a review stands: with us, on the piece's page, or not there and why. */
export function ReviewStatus({ id, name, review, isSold, children }: Props) {
  const page = <bdi>{name}’s page</bdi>;
  if (review?.stage === "published") {
    const since = review.decidedOn === undefined ? "" : ` since ${formatDay(review.decidedOn)}`;
    return (
      <>
        <Line isGood>
          On {isSold ? <PageLink id={id}>{page}</PageLink> : page}
          {since}
        </Line>
        {children}
      </>
    );
  }
  if (review?.stage === "left-out")
    return (
      <>
        <Line>Not on {page}</Line>
        {children}
        <p dir="auto" className="mt-1 whitespace-pre-line break-words text-15 leading-normal">
          {review.reason}
        </p>
      </>
    );
  return (
    <>
      <Line isGood>We have it</Line>
      {children}
      <p className="mt-1 mb-4 text-15 text-ink-2 leading-normal">
        We read it, mostly within two days, and then it stands on {page} as it is here. Nothing in it is changed by us.
      </p>
    </>
  );
}

function Line({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <p className={`flex min-h-6 flex-wrap items-center gap-x-2.5 font-semibold text-15 ${isGood ? "text-green" : ""}`}>
      {isGood &&
        [1, 2, 3].map((nuqta) => <Nuqta key={nuqta} className={`text-[10px] ${nuqta > 1 ? "-ml-1.5" : ""}`} />)}
      <span>{children}</span>
    </p>
  );
}

function PageLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <a href={`${productPath(id)}#reviews`} className="underline underline-offset-4">
      {children}
    </a>
  );
}
