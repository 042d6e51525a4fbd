import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A refusal shows how it is now beside what was wanted; by itself React Router would leave what was there before. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
