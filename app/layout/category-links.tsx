import { navigation } from "../../catalogue/listings.ts";
import { useAriaCurrent } from "../page/current-page.ts";
import { Nuqta } from "../ui/nuqta.tsx";

/** The seven links of the header, from md; on phones they are in the drawer. */
export function CategoryLinks({ className }: { className: string }) {
  const current = useAriaCurrent();
  return (
    <nav aria-label="Categories" className={className}>
      <ul className="flex justify-center gap-8">
        {navigation.map(({ slug, path, title }) => (
          <li key={slug}>
            <a
              href={path}
              aria-current={current(path)}
              className="relative flex min-h-11 min-w-11 items-center justify-center font-medium text-15 transition-colors hover:text-accent-deep aria-[current]:text-accent-deep"
            >
              {title}
              {current(path) && (
                <Nuqta className="absolute bottom-1 left-1/2 -translate-x-1/2 text-[9px] text-accent wide:bottom-0" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
