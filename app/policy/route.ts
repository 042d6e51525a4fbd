import type { Policies } from "../../catalogue/settings-schema.ts";
import type { PageAnswer, PageRequest, Route } from "../page-request.ts";
import { pageMeta } from "../seo/page-meta.ts";

export function policy(name: keyof Policies, path: string): Route {
  return ({ edition: { policies, settings } }: PageRequest): PageAnswer => {
    const policy = policies[name];
    const { title, description } = policy;
    return { name: "policy", props: { policy }, head: pageMeta(settings, { title, description, path }) };
  };
}
