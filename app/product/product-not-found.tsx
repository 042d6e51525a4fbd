import { shopPath } from "../../shop/paths.ts";
import { buttonStyle } from "../components/button-style.ts";
import { Link } from "../components/link.tsx";
import { Lost } from "../components/lost.tsx";

export function ProductNotFound() {
  return (
    <Lost title="Product not found" text="There is no piece with this number. It may have been renamed.">
      <Link to={shopPath} className={buttonStyle("primary")}>
        See everything
      </Link>
    </Lost>
  );
}
