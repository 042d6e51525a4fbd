import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageTitle } from "../seo/page-meta.ts";

/** The service worker shows it at the address of a page that can't be had. */
export function offline({ edition: { settings } }: PageRequest): PageAnswer {
  const head = [{ title: pageTitle(settings, "No connection") }, { name: "robots", content: "noindex" }];
  return { name: "offline", props: {}, head };
}
