import { Link, useSearchParams } from "react-router";
import type { Device, PeopleList } from "../../../shop/desk/desk.ts";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { initials } from "../../../shop/desk/initials.ts";
import { dayOf, formatDay } from "../../../shop/pakistan-days.ts";
import { Icon } from "../../ui/icon.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { PostButton } from "../ui/post-button.tsx";
import { ConfirmRemove } from "./confirm-remove.tsx";
import { DeviceRow } from "./device-row.tsx";
import { devicesInWords } from "./devices-in-words.ts";
import type { PeopleRefusal } from "./people-action.ts";
import { RoleTiles } from "./role-tiles.tsx";

type Person = PeopleList["people"][number];
type Props = {
  person: Person;
  /** An owner sees everybody, and what each may do. */
  isManaged: boolean;
  /** Nobody else has a key. */
  isOnly: boolean;
  asksPassword: boolean;
  refusal: PeopleRefusal | undefined;
  now: number;
};

export function PersonSection({ person, isManaged, isOnly, asksPassword, refusal, now }: Props) {
  const { id, name, since, from, isMe, isAbove, devices } = person;
  const [params] = useSearchParams();
  const isLeaving = params.get("remove") === id;
  const removal = refusal?.what === "remove" ? refusal : undefined;
  const role = refusal?.what === "role" && refusal.id === id ? refusal : undefined;
  return (
    <section aria-label={name} className="border-line border-t py-4">
      <details className="group" open={isLeaving || !isManaged}>
        <summary className="flex min-h-11 list-none items-center gap-3.5">
          <Avatar initials={initials(name)} size="large" />
          <span className="min-w-0 grow">
            <span className="block">
              <strong className="font-semibold">
                <PersonName name={name} />
              </strong>
              {isMe && <span className="text-ink-2"> you</span>}
            </span>
            <span className="block text-14 text-ink-2">{devicesInWords(devices, now)}</span>
          </span>
          <Icon name="down" className="size-5 text-ink-2 group-open:rotate-180" />
        </summary>
        <div className="pb-2">
          <p className="mt-3 pb-2 text-14 text-ink-2">
            Key since {formatDay(dayOf(since))}
            {!isMe && from !== "" && `, from ${firstName(from)}`}
          </p>
          <Devices devices={devices} now={now} />
          {isMe && <EndOthers count={devices.length - 1} />}
          {isLeaving ? (
            <ConfirmRemove person={person} isOnly={isOnly} asksPassword={asksPassword} refusal={removal} />
          ) : (
            isManaged && !isMe && !isAbove && <TakeAway id={id} name={name} />
          )}
        </div>
      </details>
      {isManaged && (
        <div className="mt-3">
          <RoleTiles person={person} refusal={role} />
        </div>
      )}
    </section>
  );
}

function Devices({ devices, now }: { devices: readonly Device[]; now: number }) {
  if (devices.length === 0) return null;
  return (
    <ul className="border-line border-t">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} now={now} />
      ))}
    </ul>
  );
}

function TakeAway({ id, name }: { id: string; name: string }) {
  return (
    <Link
      to={`${deskPeoplePath}?remove=${id}`}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-15 text-accent-deep hover:underline"
    >
      Take {firstName(name)}’s key away
    </Link>
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
