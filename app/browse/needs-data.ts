import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Another filter or order shows other pieces of the same data; other words searched for are another page. */
export function needsData({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !isOtherView(currentUrl, nextUrl) && defaultShouldRevalidate;
}

export function isOtherView(from: URL, to: URL): boolean {
  const isSamePage = from.pathname === to.pathname;
  const isSameSearch = from.searchParams.get("q") === to.searchParams.get("q");
  return isSamePage && isSameSearch && from.search !== to.search;
}
