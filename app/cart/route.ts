import { cartPath } from "../../shop/paths.ts";
import type { PageAnswer, PageRequest } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";

export function cart({ edition: { settings } }: PageRequest): PageAnswer {
  const description = "What you have chosen, with delivery and total.";
  return { name: "cart", props: {}, head: pageMeta(settings, { title: "Your cart", description, path: cartPath }) };
}
