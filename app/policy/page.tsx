import type { Policy } from "../../catalogue/settings-schema.ts";
import { Band } from "../ui/band.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";

/** No line break after an ampersand. */
const withoutLooseAmpersand = (title: string) => title.replaceAll("& ", "&\u00a0");

export default function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <article className="page wrap-anywhere pt-9 pb-18 md:pt-17.5 md:pb-28">
      <div className="mx-auto max-w-[680px]">
        <h1 className="text-balance font-display text-40 leading-[1.12] md:text-60">
          {withoutLooseAmpersand(policy.title)}
        </h1>
        <p className="mt-4 text-16 text-ink/85 md:text-17">{policy.intro}</p>
        <Band className="mt-5.5 -mb-1 w-[180px] text-gold-2" />
        {policy.sections.map((section) => (
          <PolicySection key={section.heading} {...section} />
        ))}
        <ChatLink className={buttonStyle("outline", "mt-6")}>Ask us on WhatsApp</ChatLink>
      </div>
    </article>
  );
}

function PolicySection({ heading, text, points }: Policy["sections"][number]) {
  return (
    <section className="mt-8">
      <h2 className="font-display text-26 leading-[1.2] md:text-32">{heading}</h2>
      {text && <p className="mt-2 text-16 text-ink/85 md:text-17">{text}</p>}
      {points && (
        <ul className="mt-3 flex flex-col gap-2.5 text-16 text-ink/85 md:text-17">
          {points.map((point) => (
            <li
              key={point}
              className="before:nuqta relative pl-5.5 before:absolute before:top-[.58em] before:left-0 before:w-2 before:text-accent"
            >
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
