import type { ReactNode } from "react";
import { navigation } from "../../catalogue/listings.ts";
import { EmptyState } from "./empty-state.tsx";

type Props = { title: string; text: string; status?: string; children: ReactNode };

/** Something isn't here or doesn't work: the words, the buttons given, and the seven ways on. */
export function ErrorState({ children, ...words }: Props) {
  return (
    <EmptyState shamsa="broken" {...words}>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">{children}</div>
      <p id="ways-on" className="mt-8 text-14 text-ink-2 md:text-17">
        Or go straight to
      </p>
      <ul aria-labelledby="ways-on" className="mt-3 flex max-w-[480px] flex-wrap justify-center gap-2">
        {navigation.map(({ slug, path, title }) => (
          <li key={slug}>
            <a
              href={path}
              className="flex min-h-11 items-center rounded-full border border-line-2/40 px-4 font-medium text-14 transition-colors hover:border-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
