import { checkoutPath } from "../../shop/paths.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";

export function checkout({ edition: { settings } }: PageRequest): PageAnswer {
  const description = "Five details, one choice of payment, and your order is on its way.";
  return {
    name: "checkout",
    props: {},
    head: pageMeta(settings, { title: "Checkout", description, path: checkoutPath }),
  };
}
