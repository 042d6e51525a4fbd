import type { AskedReview, DeskReview, ReviewAnswer, ReviewDesk, ReviewFault } from "../../shop/review/review-desk.ts";
import { reviewLimits } from "../../shop/review/writing.ts";
import { cleanText, isBlank } from "../../shop/typed-text.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { FindPiece } from "../desk/order-list-rows.ts";
import { countWaiting, type Decision, findDeskReview, listReviews } from "./review-rows.ts";
import { storeChange } from "./store-change.ts";

export type ReviewDeskParts = {
  database: Pick<Database, "db" | "transact">;
  piece: FindPiece;
  /** Loads the latest edition from the database. */
  refresh: () => Promise<void>;
  now: () => number;
};

type Decided = Pick<DeskReview, "stage" | "answer" | "reason">;

/** Reviews, for the person with this name. */
export function createReviewDesk(parts: ReviewDeskParts, by: string): ReviewDesk {
  const { database, piece, refresh, now } = parts;
  const { db } = database;

  async function decide(asked: AskedReview, next: (before: DeskReview) => Decided | undefined): Promise<ReviewAnswer> {
    const answer = await database.transact(async (trx): Promise<ReviewAnswer> => {
      const before = await findDeskReview(trx, piece, asked.id);
      if (!before) return { outcome: "unknown" };
      const decided = next(before);
      // Sent twice, or by two people who agree.
      if (decided && isSame(before, decided)) return { outcome: "done" };
      const isDone = decided && before.revision === asked.revision && (await save(trx, before, decided));
      if (isDone) return { outcome: "done" };
      const review = await findDeskReview(trx, piece, asked.id);
      return review ? { outcome: "conflict", review } : { outcome: "unknown" };
    });
    if (answer.outcome === "done") await refresh();
    return answer;
  }

  function save(trx: Trx, before: DeskReview, decided: Decided): Promise<boolean> {
    const at = now();
    const what = describe(before, decided);
    const detail = decided.stage === "left-out" ? decided.reason : decided.answer;
    const next = { ...decided, decided_at: decided.stage === "waiting" ? null : at };
    return storeChange(trx, before, next, { at, by, what, detail });
  }

  return {
    list: (stage, after) => listReviews(db, piece, stage, after),
    find: (id) => findDeskReview(db, piece, id),
    waiting: () => countWaiting(db),
    photo: (name) =>
      db.selectFrom("review_photos").select(["type", "bytes"]).where("name", "=", name).executeTakeFirst(),
    async publish(asked, typed) {
      const answer = cleanText(typed, "many");
      if (answer.length > reviewLimits.answer) return refused("answer-long");
      return decide(asked, ({ stage }) =>
        stage === "taken-away" ? undefined : { stage: "published", answer, reason: "" },
      );
    },
    async leaveOut(asked, typed) {
      const reason = cleanText(typed, "many");
      if (isBlank(reason)) return refused("reason-missing");
      if (reason.length > reviewLimits.reason) return refused("reason-long");
      return decide(asked, ({ stage, answer }) =>
        stage === "taken-away" ? undefined : { stage: "left-out", answer, reason },
      );
    },
    takeBack: (asked) =>
      decide(asked, ({ stage, answer }) =>
        stage === "published" || stage === "waiting" ? { stage: "waiting", answer, reason: "" } : undefined,
      ),
  };
}

const refused = (fault: ReviewFault): ReviewAnswer => ({ outcome: "refused", fault });

const isSame = (before: Decided, { stage, answer, reason }: Decided) =>
  before.stage === stage && before.answer === answer && before.reason === reason;

function describe(before: Decided, { stage }: Decided): Decision {
  if (stage === "waiting") return "taken-back";
  if (stage === "left-out") return "left-out";
  return before.stage === "published" ? "answered" : "published";
}
