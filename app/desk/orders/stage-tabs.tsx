import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import type { StageCounts } from "../../../shop/desk/order-desk.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import { type Stage, stages, stageTable } from "../../../shop/order/stage.ts";
import { ListTabs } from "../ui/list-tabs.tsx";

type Props = { filter: OrderFilter; counts: StageCounts };

/** A tab keeps the search and drops every other filter. */
function tabPath(stage: Stage | undefined, { search }: OrderFilter): string {
  const query = orderFilterQuery({ ...(stage && { stage }), ...(search && { search }) });
  return `${query}` ? `${deskOrdersPath}?${query}` : deskOrdersPath;
}

export function StageTabs({ filter, counts }: Props) {
  const { stage: open } = filter;
  const all = stages.reduce((sum, stage) => sum + counts[stage], 0);
  const isAll = !open && !filter.work && filter.from === undefined;
  const tabs = [
    { name: "All", to: tabPath(undefined, filter), count: all, isOpen: isAll },
    ...stages.map((stage) => ({
      name: stageTable[stage].name,
      to: tabPath(stage, filter),
      count: counts[stage],
      isOpen: open === stage,
    })),
  ];
  return <ListTabs label="Stages" tabs={tabs} />;
}
