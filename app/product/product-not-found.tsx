import { shopPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Lost } from "../ui/lost.tsx";

export function ProductNotFound() {
  return (
    <Lost title="Product not found" text="There is no piece with this number. It may have been renamed.">
      <a href={shopPath} className={buttonStyle("primary")}>
        See everything
      </a>
    </Lost>
  );
}
