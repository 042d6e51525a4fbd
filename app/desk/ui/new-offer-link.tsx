import { Link } from "react-router";
import { deskNewOfferPath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";

/** On very narrow phones the plus alone. */
export function NewOfferLink({ className = "" }: { className?: string }) {
  return (
    <Link
      to={deskNewOfferPath}
      aria-label="New offer"
      className={buttonStyle("outline", `new-offer shrink-0 whitespace-nowrap ${className}`)}
    >
      <Icon name="plus" className="size-5" />
      <span className="new-offer-word">New</span>
    </Link>
  );
}
