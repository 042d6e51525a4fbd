import type { ReactNode } from "react";
import { navigation } from "../../catalogue/listings.ts";
import { EmptyState } from "./empty-state.tsx";
import { LinkChips } from "./link-chips.tsx";

type Props = { title: string; text: string; status?: string; children: ReactNode };

/** Something isn't here or doesn't work: the words, the buttons given, and links to the seven categories. */
export function ErrorState({ children, ...words }: Props) {
  return (
    <EmptyState shamsa="broken" {...words}>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">{children}</div>
      <LinkChips id="categories" title="Or go straight to" links={navigation} />
    </EmptyState>
  );
}
