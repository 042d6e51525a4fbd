import { Link } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { initials } from "../../../shop/desk/initials.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { NewOfferLink } from "../ui/new-offer-link.tsx";

/** For phones, which have no rail: the mark, a new offer, and the link to people and devices. */
export function TodayBar({ name }: { name: string }) {
  return (
    <div className="flex items-center justify-between pb-1 md:hidden">
      <Wordmark className="size-9" />
      <NewOfferLink className="mr-2.5 ml-auto" />
      <Link
        to={deskPeoplePath}
        aria-label={`${initials(name)}, ${name}: people and devices`}
        className="-mr-1 rounded-full p-1"
      >
        <Avatar initials={initials(name)} />
      </Link>
    </div>
  );
}
