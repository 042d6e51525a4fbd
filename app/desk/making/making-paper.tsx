import { Logo } from "../../ui/logo.tsx";
import { GroupPicture } from "./group-item.tsx";
import type { GroupView } from "./making-view.ts";

type Props = { groups: readonly GroupView[]; left: number; counted: string };

const boxesInRow = 11;
const boxPitch = 19;
const boxId = "box-to-tick";

/** What is printed in place of the screen: no names, no prices, nothing that is made already. */
export function MakingPaper({ groups, left, counted }: Props) {
  return (
    <section className="making-paper" aria-hidden="true">
      <header className="making-paper-head">
        <div>
          <h2 className="font-display text-36 leading-tight">To make</h2>
          <p>
            {left.toLocaleString("en-US")} {left === 1 ? "piece" : "pieces"} left, counted {counted}
          </p>
        </div>
        <Logo className="h-11" />
      </header>
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <pattern id={boxId} width={boxPitch} height={boxPitch} patternUnits="userSpaceOnUse">
          <rect x="0.5" y="0.5" width="14" height="14" fill="none" stroke="#000" />
        </pattern>
      </svg>
      <div className="making-paper-row making-paper-titles">
        <span className="col-span-2">Piece</span>
        <span>Which</span>
        <span>Many</span>
        <span>Made</span>
        <span className="text-right">First by</span>
      </div>
      {groups
        .filter(({ paper }) => paper.length > 0)
        .map((group) => (
          <PaperGroup key={group.key} group={group} />
        ))}
    </section>
  );
}

function PaperGroup({ group }: { group: GroupView }) {
  const { name, when, paper, isOwn } = group;
  return (
    <div className="making-paper-row making-paper-group">
      <GroupPicture group={group} sizes="63px" className="making-paper-picture" />
      <div className="making-paper-name">
        <bdi className="font-display text-23 leading-tight">{name}</bdi>
        <p>{group.left}</p>
        {when.isLate && <p className="font-semibold">Late</p>}
      </div>
      {paper.map(({ words, left, day }) => (
        <div key={words} className="making-paper-choice">
          <span>{isOwn ? "as pictured" : words}</span>
          <span className="font-semibold">× {left}</span>
          <Boxes count={left} />
          <span className="text-right">{day}</span>
        </div>
      ))}
    </div>
  );
}

/** One to tick for each piece. Drawn by a pattern: backgrounds aren't printed, and there may be thousands. */
function Boxes({ count }: { count: number }) {
  const rows = Math.floor(count / boxesInRow);
  const height = Math.ceil(count / boxesInRow) * boxPitch;
  return (
    <svg aria-hidden="true" width={boxesInRow * boxPitch} height={height} className="mt-0.5">
      <rect width={boxesInRow * boxPitch} height={rows * boxPitch} fill={`url(#${boxId})`} />
      <rect
        y={rows * boxPitch}
        width={(count % boxesInRow) * boxPitch}
        height={count % boxesInRow === 0 ? 0 : boxPitch}
        fill={`url(#${boxId})`}
      />
    </svg>
  );
}
