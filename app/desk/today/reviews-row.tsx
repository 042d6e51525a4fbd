import { Link } from "react-router";
import { deskReviewsPath } from "../../../shop/desk/desk-paths.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Icon } from "../../ui/icon.tsx";
import { RowLine } from "./row-line.tsx";

type Props = { count: number; since: number | undefined; now: number };

/** Reviews that nobody has read. */
export function ReviewsRow({ count, since, now }: Props) {
  if (since === undefined) return null;
  return (
    <li className="border-line border-t">
      <Link to={deskReviewsPath} className="waiting-row">
        <span className="waiting-count">{count.toLocaleString("en-US")}</span>
        <span className="min-w-0 grow">
          <span className="block font-semibold leading-snug">{count === 1 ? "Review" : "Reviews"} to read</span>
          <RowLine isLate={false}>{`since ${formatMoment(since, now)}`}</RowLine>
        </span>
        <Icon name="right" className="size-5 text-ink-2" />
      </Link>
    </li>
  );
}
