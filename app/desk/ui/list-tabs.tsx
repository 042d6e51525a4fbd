import { Link } from "react-router";
import { formatCounted } from "../../../shop/desk/order-desk.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

type Tab = { name: string; to: string; count: number; isOpen: boolean };

/** On phones the row of tabs scrolls sideways. */
function scrollIntoView(tab: HTMLAnchorElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** The parts of a list, each with its count. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map(({ name, to, count, isOpen }) => (
        <Link
          key={name}
          to={to}
          ref={isOpen ? scrollIntoView : undefined}
          className="tab"
          {...(isOpen && { "aria-current": "page" as const })}
        >
          {name} <span className="font-normal text-ink-2">{formatCounted(count)}</span>
          {isOpen && <Nuqta className="tab-nuqta text-[10px] text-accent" />}
        </Link>
      ))}
    </nav>
  );
}
