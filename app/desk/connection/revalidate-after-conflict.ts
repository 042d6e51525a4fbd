import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A 409 is shown beside the data as it is now; by default React Router doesn't revalidate after a 4xx. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
