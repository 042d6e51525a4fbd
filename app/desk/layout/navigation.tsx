import { NavLink, useMatch } from "react-router";
import {
  deskOffersPath,
  deskOrdersPath,
  deskPeoplePath,
  deskPiecesPath,
  deskShopPath,
  deskTodayPath,
} from "../../../shop/desk/desk-paths.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { DeskIcon, type DeskIconName } from "../ui/desk-icon.tsx";

type Item = { to: string; label: string; icon: DeskIconName };

const items: readonly Item[] = [
  { to: deskTodayPath, label: "Today", icon: "today" },
  { to: deskOrdersPath, label: "Orders", icon: "orders" },
  { to: deskPiecesPath, label: "Pieces", icon: "pieces" },
  { to: deskShopPath, label: "Shop", icon: "shop" },
];

type Props = { initials: string; name: string; newOrders: number };

/** A bar at the bottom on phones, a rail at the side from md. */
export function Navigation({ initials, name, newOrders }: Props) {
  // People has no item of its own: it is opened from the initials and highlights Shop. Offers highlights Orders, a
  // courier's sheet Today.
  const isAtPeople = useMatch({ path: deskPeoplePath, end: false }) !== null;
  const isAtSheets = useMatch({ path: "/sheets", end: false }) !== null;
  const isAtOffers = useMatch({ path: deskOffersPath, end: false }) !== null;
  return (
    <nav aria-label="Desk" className="bottom-bar desk-nav">
      <Wordmark className="mx-auto mb-9 hidden size-11 shrink-0 md:block" />
      {items.map((item) => (
        <NavItem
          key={item.to}
          {...item}
          count={item.to === deskOrdersPath ? newOrders : 0}
          isParent={
            (item.to === deskShopPath && isAtPeople) ||
            (item.to === deskOrdersPath && isAtOffers) ||
            (item.to === deskTodayPath && isAtSheets)
          }
        />
      ))}
      <div className="mt-auto hidden flex-col items-center gap-3 pt-4 md:flex">
        <a href="/" aria-label="Open the shop" className="flex size-11 items-center justify-center text-ink-2">
          <DeskIcon name="out" className="size-5" />
        </a>
        <NavLink
          to={deskPeoplePath}
          aria-label={`${initials}, ${name}: people and devices`}
          className="rounded-full p-1"
        >
          <Avatar initials={initials} />
        </NavLink>
      </div>
    </nav>
  );
}

function NavItem({ to, label, icon, count, isParent }: Item & { count: number; isParent: boolean }) {
  return (
    <NavLink to={to} end={to === deskTodayPath} className={`desk-nav-item ${isParent ? "text-accent-deep" : ""}`}>
      {({ isActive }) => (
        <>
          {(isActive || isParent) && <Nuqta className="desk-nav-nuqta text-[10px] text-accent" />}
          <span className="relative">
            <DeskIcon name={icon} />
            {count > 0 && <span className="desk-nav-count">{count > 99 ? "99+" : count}</span>}
          </span>
          {label}
          {count > 0 && <span className="sr-only">, {count} new</span>}
        </>
      )}
    </NavLink>
  );
}
