import { yourOrdersPath } from "../../shop/paths.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";

export function orders({ edition: { settings } }: PageRequest): PageAnswer {
  const description = "The orders that were made on this device, and where they stand.";
  return {
    name: "orders",
    props: {},
    head: [
      ...pageMeta(settings, { title: "Your orders", description, path: yourOrdersPath }),
      { name: "robots", content: "noindex" },
    ],
  };
}
