import { useSettings } from "../page/settings.ts";
import { Icon } from "../ui/icon.tsx";

export function Promises() {
  const { promises } = useSettings();
  return (
    <section aria-label="What we promise" className="page py-12 md:py-21">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 large-letters:grid-cols-1 md:grid-cols-4 md:gap-0">
        {promises.map(({ icon, title, text }) => (
          <li
            key={title}
            className="flex flex-col items-center text-balance text-center md:border-line md:px-5 md:not-first:border-l"
          >
            <Icon name={icon} className="size-13 text-gold md:size-16" />
            <h2 className="mt-2.75 font-display text-19 leading-[1.1] md:mt-3.5 md:text-23">{title}</h2>
            <p className="mt-1 text-14 text-ink-2 leading-[1.4] md:mt-1.25 md:text-15">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
