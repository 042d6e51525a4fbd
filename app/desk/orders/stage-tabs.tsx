import type { StageCounts } from "../../../shop/desk/order-desk.ts";
import type { OrderFilter } from "../../../shop/desk/order-filter.ts";
import { type Stage, stages, stageTable } from "../../../shop/order/stage.ts";
import { ListTabs } from "../ui/list-tabs.tsx";
import { listPath } from "./list-path.ts";

type Props = { filter: OrderFilter; counts: StageCounts };

/** A tab keeps search and filters, which its count is of, and leaves the work that has no tabs. */
function tabPath(stage: Stage | undefined, { stage: _, work: __, ...kept }: OrderFilter): string {
  return listPath({ ...(stage && { stage }), ...kept });
}

export function StageTabs({ filter, counts }: Props) {
  const { stage: open } = filter;
  const all = stages.reduce((sum, stage) => sum + counts[stage], 0);
  const isAll = !open && !filter.work;
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
