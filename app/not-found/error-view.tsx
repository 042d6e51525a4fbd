import { homePath } from "../../shop/paths.ts";
import { buttonStyle } from "../components/button-style.ts";
import { isUnreachable } from "../components/is-unreachable.ts";
import { Link } from "../components/link.tsx";
import { Lost } from "../components/lost.tsx";
import { SearchInvitation } from "../search/search.tsx";
import { describeError } from "./describe-error.ts";
import { Unreachable } from "./unreachable.tsx";

/** In place of a page that isn't there or that broke; the layout around it stays. */
export function ErrorView({ error }: { error: unknown }) {
  if (isUnreachable(error)) return <Unreachable />;
  return (
    <Lost title="Unexpected Application Error!" {...describeError(error)}>
      <Link to={homePath} className={buttonStyle("primary", "grow")}>
        Go to the home page
      </Link>
      <SearchInvitation />
    </Lost>
  );
}
