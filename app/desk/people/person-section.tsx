import { Link, useSearchParams } from "react-router";
import type { PeopleList } from "../../../shop/desk/desk.ts";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { initials } from "../../../shop/desk/initials.ts";
import { dayOf, formatDay } from "../../../shop/pakistan-days.ts";
import { Avatar } from "../ui/avatar.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { PostButton } from "../ui/post-button.tsx";
import { ConfirmRemove } from "./confirm-remove.tsx";
import { DeviceRow } from "./device-row.tsx";
import type { PeopleRefusal } from "./people-action.ts";

type Person = PeopleList["people"][number];
type Props = {
  person: Person;
  /** Nobody else has a key. */
  isOnly: boolean;
  asksPassword: boolean;
  refusal: PeopleRefusal | undefined;
  now: number;
};

export function PersonSection({ person, isOnly, asksPassword, refusal, now }: Props) {
  const { id, name, since, from, isMe, isAbove, devices } = person;
  const [params] = useSearchParams();
  const key = `Key since ${formatDay(dayOf(since))}`;
  return (
    <section aria-label={name} className="mt-8">
      <div className="flex items-center gap-3.5 pb-4">
        <Avatar initials={initials(name)} size="large" />
        <div className="min-w-0">
          <h2 className="font-display text-23 leading-tight">
            <PersonName name={name} />
          </h2>
          <p className="text-14 text-ink-2">{isMe ? `You. ${key}` : `${key}${from && `, from ${firstName(from)}`}`}</p>
        </div>
      </div>
      <ul className="border-line border-t">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} />
        ))}
      </ul>
      <div className="pl-12">
        {isMe && <EndOthers count={devices.length - 1} />}
        {params.get("remove") === id ? (
          <ConfirmRemove person={person} isOnly={isOnly} asksPassword={asksPassword} refusal={refusal} />
        ) : (
          !isMe &&
          !isAbove && (
            <Link
              to={`${deskPeoplePath}?remove=${id}`}
              preventScrollReset
              className="inline-flex min-h-11 items-center font-semibold text-15 text-accent-deep hover:underline"
            >
              Take {firstName(name)}’s key away
            </Link>
          )
        )}
      </div>
    </section>
  );
}

function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

const others = ["", "End the other", "End both others"];

function EndOthers({ count }: { count: number }) {
  if (count < 1) return null;
  return <PostButton fields={{ do: "end-others" }} label={others[count] ?? `End all ${count} others`} />;
}
