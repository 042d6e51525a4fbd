import { homePath } from "../../shop/paths.ts";
import { SearchInvitation } from "../search/search.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { ErrorState } from "../ui/error-state.tsx";
import type { ErrorWords } from "./describe-error.ts";

/** In place of a page that isn't there or that broke; the layout around it stays. */
export function ErrorView({ words }: { words: ErrorWords }) {
  return (
    <ErrorState title="Unexpected Application Error!" {...words}>
      <a href={homePath} className={buttonStyle("primary", "grow")}>
        Go to the home page
      </a>
      <SearchInvitation />
    </ErrorState>
  );
}
