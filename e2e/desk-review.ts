import { DatabaseSync } from "node:sqlite";
import type { ReviewStage } from "../shop/review/review.ts";

/** As if shoppers had written those of the trial. */
export function makeReviewsReal(file: string): void {
  run(file, "update reviews set is_sample = 0");
}

/** As if their writers had changed them meanwhile. */
export function touchReview(file: string, stage: ReviewStage): void {
  run(file, "update reviews set revision = revision + 1 where stage = ?", stage);
}

function run(file: string, statement: string, ...values: string[]): void {
  const database = new DatabaseSync(file);
  database.exec("pragma busy_timeout = 5000");
  database.prepare(statement).run(...values);
  database.close();
}
