import { shopPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { EmptyState } from "../ui/empty-state.tsx";

/** For a list, saved or shared, none of whose pieces is sold any more. */
export function NothingSold({ text }: { text: string }) {
  return (
    <EmptyState shamsa="begun" title="This list is empty now" text={text}>
      <SeeCollection />
    </EmptyState>
  );
}

export function SeeCollection() {
  return (
    <a href={shopPath} className={buttonStyle("primary", "mt-6")}>
      See the whole collection
    </a>
  );
}
