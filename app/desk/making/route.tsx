import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { deskOrdersPath, deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { type MakingPart, makingList, makingParts, soonDays } from "../../../shop/desk/making.ts";
import { makingLine } from "../../../shop/desk/making-words.ts";
import { may } from "../../../shop/desk/roles.ts";
import { dayOf, formatTime, formatWeekday } from "../../../shop/pakistan-days.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { signedInContext } from "../desk-context.ts";
import { changeTicked } from "../ticked-orders/change-ticked.ts";
import { readOutcome, writeOutcome } from "../ticked-orders/outcome.ts";
import { mostTicked, parseTicked } from "../ticked-orders/ticked.ts";
import { EmptyBox } from "../ui/empty-box.tsx";
import { ListTabs } from "../ui/list-tabs.tsx";
import { GroupItem } from "./group-item.tsx";
import { MakingPaper } from "./making-paper.tsx";
import { makingPath, parseMakingQuery, viewOf } from "./making-view.ts";
import { PackBar } from "./pack-bar.tsx";
import { PackedNotice } from "./packed-notice.tsx";
import { PrintButton } from "./print-button.tsx";
import { useTicking } from "./use-ticking.ts";

export const meta = () => [{ title: "To make · Desk" }];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { orders, making, packing, me, now } = context.get(signedInContext);
  const seesOrders = may(me.role, "money");
  const { part, open } = parseMakingQuery(url.searchParams);
  const [wanted, counts] = await Promise.all([making.wanted(), seesOrders ? orders.counts() : { new: 0 }]);
  const { groups, ready, ...list } = makingList(wanted, { now, makingDays: packing.shop.makingDays }, part);
  return {
    ...list,
    part,
    groups: groups.map((group) => viewOf(group, group.key === open)),
    ready: ready.slice(0, mostTicked),
    line: makingLine(list),
    counted: `${formatWeekday(dayOf(now)).replace(",", "")}, ${formatTime(now)}`,
    toConfirm: counts.new,
    back: seesOrders ? "Today" : "Orders",
    outcome: readOutcome(url.searchParams),
    isChanged: url.searchParams.has("changed"),
  };
}

/** Packs orders that have all their pieces; those that have changed since they were shown are named. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { packing } = context.get(signedInContext);
  const form = await request.formData();
  const outcome = await changeTicked(parseTicked(form.getAll("orders")), async ({ number, revision }) => {
    const answer = await packing.step(number, { step: "pack", revision });
    return { outcome: answer === "done" ? "done" : "unknown" };
  });
  const list = new URL(makingPath({ ...parseMakingQuery(url.searchParams), open: "" }), url.origin);
  writeOutcome(list.searchParams, { did: "pack", ...outcome });
  throw redirect(`${list.pathname}${list.search}`);
}

const tabNames: Readonly<Record<MakingPart, string>> = {
  late: "Late",
  soon: `Within ${soonDays} days`,
  later: "Later",
};

const emptyTabs: Readonly<Record<MakingPart, string>> = {
  late: "Nothing is late.",
  soon: `Nothing within ${soonDays} days.`,
  later: "Nothing later.",
};

export default function Making() {
  const { part, groups, pieces, made, counts, ...data } = useLoaderData<typeof loader>();
  const ticking = useTicking();
  const tabs = [
    { name: "All", to: makingPath({ part: undefined, open: "" }), count: pieces, isOpen: part === undefined },
    ...makingParts.map((each) => ({
      name: tabNames[each],
      to: makingPath({ part: each, open: "" }),
      count: counts[each],
      isOpen: part === each,
    })),
  ];
  return (
    <>
      <div className="making desk-page pb-32 md:pt-8">
        <header className="md:relative md:mb-3">
          <div className="back-bar max-md:mb-5 max-md:pr-1.5">
            <Link to={deskTodayPath} className="back-link grow">
              <Icon name="left" />
              {data.back}
            </Link>
            {pieces > 0 && <PrintButton />}
          </div>
          <h1 className="font-display text-34 leading-[1.14] md:text-48">To make</h1>
          {pieces > 0 && <p className="mb-3 text-16 text-ink-2">{data.line}</p>}
        </header>
        {pieces > 0 && <ListTabs label="By when" tabs={tabs} />}
        <div role="status">{data.outcome && <PackedNotice {...data.outcome} />}</div>
        <Problem role="alert">
          {(data.isChanged || ticking.isOutdated) && "Somebody else changed it meanwhile. This is how it stands now."}
        </Problem>
        {groups.length === 0 &&
          (part && pieces > 0 ? <EmptyBox title={emptyTabs[part]} /> : <NothingToMake toConfirm={data.toConfirm} />)}
        <ul>
          {groups.map((group) => (
            <GroupItem key={group.key} group={group} part={part} ticking={ticking} />
          ))}
        </ul>
        {data.ready.length > 0 && <PackBar ready={data.ready} made={made} />}
      </div>
      {pieces > 0 && (
        <MakingPaper
          groups={groups}
          left={groups.reduce((sum, group) => sum + group.count - group.made, 0)}
          counted={data.counted}
        />
      )}
    </>
  );
}

function NothingToMake({ toConfirm }: { toConfirm: number }) {
  return (
    <EmptyBox title="Nothing to make.">
      {toConfirm > 0 && (
        <Link to={`${deskOrdersPath}?work=confirm`} className="font-semibold text-accent-deep underline">
          {toConfirm === 1 ? "One is" : `${toConfirm.toLocaleString("en-US")} are`} waiting to be confirmed.
        </Link>
      )}
    </EmptyBox>
  );
}
