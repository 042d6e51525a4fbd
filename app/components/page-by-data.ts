import { type FunctionComponent, memo } from "react";

/** The router draws a page anew with each of its steps, a tap among them. This one is drawn anew when its data is another. */
export function pageByData<Props extends { loaderData: unknown }>(Page: FunctionComponent<Props>) {
  return memo(Page, (before, after) => before.loaderData === after.loaderData);
}
