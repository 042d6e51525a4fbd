import { Link } from "react-router";
import { homePath } from "../../shop/paths.ts";
import { buttonStyle } from "../components/button-style.ts";
import { Lost } from "../components/lost.tsx";
import { SearchInvitation } from "../search/search-button.tsx";

export function ProductNotFound() {
  return (
    <Lost title="Product not found" text="It may have been sold for good, or the link is an old one.">
      <Link to={homePath} className={buttonStyle("primary")}>
        Go to the home page
      </Link>
      <SearchInvitation />
    </Lost>
  );
}
