import type { Policy } from "../../catalogue/settings-schema.ts";

type Section = Policy["sections"][number];

export function PolicySection({ section: { heading, text, points } }: { section: Section }) {
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
