import type { Policies } from "../../catalogue/settings-schema.ts";
import { orderConfirmationPath, returnsPath } from "../../shop/paths.ts";
import { Band } from "../components/band.tsx";
import { buttonStyle } from "../components/button-style.ts";
import { ChatLink } from "../components/chat-link.tsx";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf } from "../edition/settings.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { PolicySection } from "./policy-section.tsx";

const policyAt: ReadonlyMap<string, keyof Policies> = new Map([
  [returnsPath, "returns"],
  [orderConfirmationPath, "orderConfirmation"],
] as const);

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const name = policyAt.get(path);
  if (!name) throw new Error(`No policy stands at ${path}`);
  const { policies } = await editionOf(context);
  return { path, policy: policies[name] };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = settingsOf(matches);
  if (!loaderData || !shop) return [];
  const { path, policy } = loaderData;
  return pageMeta(shop, { title: policy.title, description: policy.description, path });
}

/** An ampersand belongs to what follows it. */
const withoutLooseAmpersand = (title: string) => title.replaceAll("& ", "&\u00a0");

export default function PolicyPage({ loaderData: { policy } }: Route.ComponentProps) {
  return (
    <article className="page wrap-anywhere pt-9 pb-18 md:pt-17.5 md:pb-28">
      <div className="mx-auto max-w-[680px]">
        <h1 className="text-balance font-display text-40 leading-[1.12] md:text-60">
          {withoutLooseAmpersand(policy.title)}
        </h1>
        <p className="mt-4 text-16 text-ink/85 md:text-17">{policy.intro}</p>
        <Band className="mt-5.5 -mb-1 w-[180px] text-gold-2" />
        {policy.sections.map((section) => (
          <PolicySection key={section.heading} section={section} />
        ))}
        <ChatLink className={buttonStyle("outline", "mt-6")}>Ask us on WhatsApp</ChatLink>
      </div>
    </article>
  );
}
