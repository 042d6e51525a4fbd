import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageTitle } from "../seo/page-meta.ts";

/** The service worker answers with it for a page that can't be reached and isn't cached. */
export function offline({ edition: { settings } }: PageRequest): PageAnswer {
  const head = [{ title: pageTitle(settings, "No connection") }, { name: "robots", content: "noindex" }];
  return { name: "offline", props: {}, head };
}
