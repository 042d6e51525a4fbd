import { Link, useSearchParams } from "react-router";
import type { PeopleList } from "../../../shop/desk/desk.ts";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { parseRole, roleNames } from "../../../shop/desk/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { PostButton } from "../ui/post-button.tsx";

/** After a changed role, which the address names; CSS hides it after a while. */
export function RoleToast({ people }: { people: PeopleList["people"] }) {
  const [params] = useSearchParams();
  const person = people.find(({ id }) => id === params.get("role-of"));
  const was = parseRole(params.get("was"));
  if (!person || was === person.role) return null;
  return (
    <div key={person.role} role="status" className="step-toast">
      <Nuqta count={3} className="text-[8px] text-green" />
      <span className="min-w-0 grow">
        <bdi>{person.name}</bdi>: {roleNames[person.role]}
      </span>
      <PostButton
        fields={{ do: "role", id: person.id, role: was }}
        label="Take it back"
        className="min-h-11 whitespace-nowrap font-semibold text-accent-deep"
      />
      <Link
        to={deskPeoplePath}
        replace
        preventScrollReset
        aria-label="Close"
        className="flex size-11 items-center justify-center"
      >
        <Icon name="close" className="size-5" />
      </Link>
    </div>
  );
}
