import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { formatReviewPlace, parseReadStage, parseReviewPlace } from "../../../shop/review/review-address.ts";
import { type ReadStage, readStageNames, readStages } from "../../../shop/review/review-desk.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { EmptyBox } from "../ui/empty-box.tsx";
import { ListTabs } from "../ui/list-tabs.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { decide, intents } from "./decide.ts";
import { DoneNotice } from "./done-notice.tsx";
import { ReviewConflict } from "./review-conflict.tsx";
import { ReviewItem } from "./review-item.tsx";
import { reviewsPath } from "./reviews-path.ts";

export { shouldRevalidate };

export const meta = () => [{ title: "Reviews · Desk" }];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { reviews, now } = context.get(signedInContext);
  const { searchParams } = url;
  const stage = parseReadStage(searchParams.get("stage"));
  const done = intents.find((intent) => intent === searchParams.get("done"));
  const [page, review] = await Promise.all([
    reviews.list(stage, parseReviewPlace(searchParams.get("after"))),
    done && reviews.find(Number(searchParams.get("id")) || 0),
  ]);
  return {
    ...page,
    stage,
    now,
    next: page.next && formatReviewPlace(page.next),
    done: done && review && { done, review },
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { reviews } = context.get(signedInContext);
  const refusal = await decide(reviews, await request.formData(), parseReadStage(url.searchParams.get("stage")));
  const isConflict = refusal.fault === "conflict";
  const review = isConflict ? await reviews.find(refusal.id) : undefined;
  return data({ refusal, review }, { status: isConflict ? 409 : 422 });
}

export default function DeskReviews() {
  const { stage, rows, counts, next, now, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const conflicting = answer?.review;
  const shown = rows.filter(({ id }) => id !== conflicting?.id);
  return (
    <div className="desk-page pb-14 md:pt-10">
      <PageHead
        title="Reviews"
        line="Only people who got a piece write one. Nothing stands in the shop before you publish it."
        back={{ to: deskTodayPath, label: "Today" }}
        isDeep
      />
      {answer && conflicting && (
        <ReviewConflict review={conflicting} refusal={answer.refusal} stage={stage} now={now} />
      )}
      {done && !answer && <DoneNotice {...done} stage={stage} />}
      <div className="mt-4">
        <ListTabs
          label="Stages"
          tabs={readStages.map((each) => ({
            name: readStageNames[each],
            to: reviewsPath({ stage: each }),
            count: counts[each],
            isOpen: each === stage,
          }))}
        />
      </div>
      {rows.length === 0 && <EmptyBox title={nothing[stage]} />}
      <ul>
        {shown.map((review) => (
          <li key={review.id} className="border-line border-b py-6">
            <ReviewItem
              review={review}
              stage={stage}
              now={now}
              refusal={answer?.refusal.id === review.id ? answer.refusal : undefined}
            />
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-6 text-center">
          <Link to={reviewsPath({ stage, after: next })} className={buttonStyle("quiet")}>
            {stage === "waiting" ? "Newer reviews" : "Older reviews"}
          </Link>
        </p>
      )}
    </div>
  );
}

const nothing: Readonly<Record<ReadStage, string>> = {
  waiting: "Nothing to read",
  published: "Nothing is published yet",
  "left-out": "Nothing was left out",
};
