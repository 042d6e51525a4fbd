import { findOrderPath, orderPath } from "../../shop/paths.ts";
import { readForm } from "../page/read-form.ts";
import { followerOf, type PageAnswer, type PageRequest, seeOther } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";

export async function findOrder(asked: PageRequest): Promise<PageAnswer | Response> {
  const description = "With your order number and phone number you see where your order stands.";
  const head = pageMeta(asked.edition.settings, { title: "Find your order", description, path: findOrderPath });
  if (asked.request.method !== "POST") return { name: "find-order", props: {}, head };
  const form = await readForm(asked.request);
  const [number, phone] = [String(form.get("number") ?? ""), String(form.get("phone") ?? "")];
  const found = await followerOf(asked).find(number, phone);
  if (found.outcome === "found") return seeOther(orderPath(found.number, found.key));
  const answer = { problem: found.outcome, number, phone };
  return { name: "find-order", props: { answer }, head, status: found.outcome === "slow" ? 429 : 404 };
}
