import { shopPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ErrorState } from "../ui/error-state.tsx";

export function ProductNotFound() {
  return (
    <ErrorState title="Product not found" text="There is no piece with this number. It may have been renamed.">
      <a href={shopPath} className={buttonStyle("primary")}>
        See everything
      </a>
    </ErrorState>
  );
}
