import { deskSheetPath } from "../../../shop/desk/desk-paths.ts";
import { ListTabs } from "../ui/list-tabs.tsx";
import type { SheetTab, SheetViewData } from "./sheet-view.ts";

const tabNames: Readonly<Record<SheetTab, string>> = {
  all: "All",
  look: "Look at",
  fits: "Fits",
  booked: "Booked",
  already: "Booked already",
};

export function tabPath(id: number, tab: SheetTab): string {
  return `${deskSheetPath(id)}?tab=${tab}`;
}

export function SheetTabs({ id, sheet: { offered, tab: open, counts } }: { id: number; sheet: SheetViewData }) {
  const tabs = offered.map((tab) => ({
    name: tabNames[tab],
    to: tabPath(id, tab),
    count: counts[tab],
    isOpen: tab === open,
  }));
  return (
    <div className="mt-5">
      <ListTabs label="Lines" tabs={tabs} />
    </div>
  );
}
