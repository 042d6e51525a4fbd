import { Link } from "react-router";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { initials } from "../../../shop/desk/initials.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Avatar } from "../ui/avatar.tsx";

/** For phones, which have no rail: the mark and the link to people and devices. */
export function TodayBar({ name }: { name: string }) {
  return (
    <div className="flex items-center justify-between pb-1 md:hidden">
      <Wordmark className="size-9" />
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
