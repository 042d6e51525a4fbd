import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Another filter or order shows other pieces of the same data; other words searched for are another page. */
export function needsData(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isSameSearch = currentUrl.searchParams.get("q") === nextUrl.searchParams.get("q");
  const isOtherView = currentUrl.search !== nextUrl.search;
  return !(isSamePage && isSameSearch && isOtherView) && defaultShouldRevalidate;
}
