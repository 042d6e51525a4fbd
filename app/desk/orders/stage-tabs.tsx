import { Link } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { mostCounted, type StageCounts } from "../../../shop/desk/order-desk.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import { type Stage, stages, stageTable } from "../../../shop/order/stage.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

type Props = { filter: OrderFilter; counts: StageCounts };

function formatCount(count: number): string {
  return count > mostCounted ? `${mostCounted.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
}

/** A tab keeps the search and drops every other filter. */
function tabPath(stage: Stage | undefined, { search }: OrderFilter): string {
  const query = orderFilterQuery({ ...(stage && { stage }), ...(search && { search }) });
  return `${query}` ? `${deskOrdersPath}?${query}` : deskOrdersPath;
}

/** On phones the row of tabs scrolls sideways. */
function scrollIntoView(tab: HTMLAnchorElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "center" });
}

export function StageTabs({ filter, counts }: Props) {
  const { stage: open } = filter;
  const all = stages.reduce((sum, stage) => sum + counts[stage], 0);
  const isAll = !open && !filter.work && filter.from === undefined;
  const tabs = [
    { stage: undefined, name: "All", count: all, isOpen: isAll },
    ...stages.map((stage) => ({ stage, name: stageTable[stage].name, count: counts[stage], isOpen: open === stage })),
  ];
  return (
    <nav aria-label="Stages" className="tabs">
      {tabs.map(({ stage, name, count, isOpen }) => (
        <Link
          key={name}
          to={tabPath(stage, filter)}
          ref={isOpen ? scrollIntoView : undefined}
          className="tab"
          {...(isOpen && { "aria-current": "page" as const })}
        >
          {name} <span className="font-normal text-ink-2">{formatCount(count)}</span>
          {isOpen && <Nuqta className="tab-nuqta text-[10px] text-accent" />}
        </Link>
      ))}
    </nav>
  );
}
