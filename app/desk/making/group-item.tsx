import { Link } from "react-router";
import type { MakingPart } from "../../../shop/desk/making.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Picture } from "../../ui/picture.tsx";
import { type GroupView, groupId, makingPath } from "./making-view.ts";
import { PieceTick } from "./piece-tick.tsx";
import { TickRest } from "./tick-rest.tsx";
import type { Ticking } from "./use-ticking.ts";

type Props = { group: GroupView; part: MakingPart | undefined; ticking: Ticking };

export function GroupItem({ group, part, ticking }: Props) {
  const { key, isWhole, rows, more, isOwn } = group;
  const here = makingPath({ part, open: key });
  const query = here.slice(here.indexOf("?"));
  return (
    <li id={groupId(key)} className="making-group">
      <details open={isWhole}>
        <summary className="making-summary">
          <GroupPicture group={group} sizes="66px" className="making-picture" />
          <span className="min-w-0">
            <h2 className="break-words text-22 leading-tight">
              <bdi className="font-display text-23">{group.name}</bdi>{" "}
              <span className="whitespace-nowrap font-semibold">× {group.count.toLocaleString("en-US")}</span>
            </h2>
            <When {...group} />
            <Tags {...group} />
          </span>
          <Icon name="down" className="making-arrow mt-1 size-6" />
        </summary>
        <div className="making-rows">
          <ul>
            {rows.map((row) => (
              <PieceTick key={`${row.line} ${row.nth}`} row={row} isOwn={isOwn} query={query} ticking={ticking} />
            ))}
          </ul>
          <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 not-has-[a,button]:hidden">
            {more > 0 ? (
              <Link
                to={here}
                replace
                preventScrollReset
                className="flex min-h-11 items-center font-semibold text-15 text-accent-deep"
              >
                {more.toLocaleString("en-US")} more
              </Link>
            ) : (
              <span />
            )}
            <TickRest group={group} part={part} query={query} ticking={ticking} />
          </div>
        </div>
      </details>
    </li>
  );
}

type PictureProps = { group: GroupView; sizes: string; className: string };

export function GroupPicture({ group: { picture, ownPicture }, sizes, className }: PictureProps) {
  return (
    <span className={className}>
      {picture && <Picture of={picture} alt="" sizes={sizes} />}
      {ownPicture && <img src={offerPicturePath(ownPicture)} alt="" className="aspect-3/4 object-cover" />}
    </span>
  );
}

function When({ when: { words, isLate }, made, count }: GroupView) {
  const isMade = made === count;
  return (
    <span className={`mt-0.5 flex items-center gap-2.5 text-14 ${isLate ? "text-red" : isMade ? "text-green" : ""}`}>
      {isLate ? <Nuqta className="mx-1 text-[8px]" /> : <Icon name={isMade ? "check" : "clock"} className="size-4.5" />}
      {words}
    </span>
  );
}

function Tags({ tags, made, count }: GroupView) {
  return (
    <span className="mt-2 flex flex-wrap items-center gap-2 text-15">
      {tags.map((each) => (
        <span key={each.tag} className="flex min-h-6.5 items-center gap-1.5 bg-sand px-2.5">
          <bdi className="min-w-0 break-words">{each.tag}</bdi>
          <span className="whitespace-nowrap font-semibold">× {each.count}</span>
        </span>
      ))}
      {made > 0 && made < count && <span className="text-green">{made} made</span>}
    </span>
  );
}
