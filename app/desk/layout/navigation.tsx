import { NavLink, useMatch } from "react-router";
import {
  deskMakingPath,
  deskOffersPath,
  deskOrdersPath,
  deskPackingPath,
  deskPeoplePath,
  deskPiecesPath,
  deskReviewsPath,
  deskSalesPath,
  deskShopPath,
  deskTodayPath,
} from "../../../shop/desk/desk-paths.ts";
import { may, type Right, type Role } from "../../../shop/desk/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { DeskIcon, type DeskIconName } from "../ui/desk-icon.tsx";

/** "clock" is one of the icons that the desk shares with the shop; "me" the initials. */
type Item = { to: string; label: string; icon: DeskIconName | "clock" | "me"; right: Right };

const items: readonly Item[] = [
  { to: deskTodayPath, label: "Today", icon: "today", right: "money" },
  { to: deskOrdersPath, label: "Orders", icon: "orders", right: "money" },
  { to: deskPiecesPath, label: "Pieces", icon: "pieces", right: "pieces" },
  { to: deskShopPath, label: "Shop", icon: "shop", right: "settings" },
];

const packerItems: readonly Item[] = [
  { to: deskPackingPath, label: "Orders", icon: "orders", right: "work" },
  { to: deskMakingPath, label: "To make", icon: "clock", right: "work" },
  { to: deskPeoplePath, label: "You", icon: "me", right: "work" },
];

function itemsOf(role: Role): readonly Item[] {
  return may(role, "money") ? items.filter(({ right }) => may(role, right)) : packerItems;
}

type Props = { initials: string; name: string; role: Role; newOrders: number };

/** A bar at the bottom on phones, a rail at the side from md. */
export function Navigation({ initials, name, role, newOrders }: Props) {
  // People has no item of its own but for packers: it is opened from the initials and highlights Shop. Offers highlights
  // Orders, a courier's sheet and reviews Today, Sales Pieces.
  const isAtPeople = useMatch({ path: deskPeoplePath, end: false }) !== null;
  const isAtSheets = useMatch({ path: "/sheets", end: false }) !== null;
  const isAtReviews = useMatch({ path: deskReviewsPath, end: false }) !== null;
  const isAtOffers = useMatch({ path: deskOffersPath, end: false }) !== null;
  const isAtSales = useMatch({ path: deskSalesPath, end: false }) !== null;
  const shown = itemsOf(role);
  return (
    <nav aria-label="Desk" className="bottom-bar desk-nav">
      <Wordmark className="mx-auto mb-9 hidden size-11 shrink-0 md:block" />
      {shown.map((item) => (
        <NavItem
          key={item.to}
          {...item}
          initials={initials}
          count={item.to === deskOrdersPath ? newOrders : 0}
          isParent={
            (item.to === deskShopPath && isAtPeople) ||
            (item.to === deskOrdersPath && isAtOffers) ||
            (item.to === deskPiecesPath && isAtSales) ||
            (item.to === deskTodayPath && (isAtSheets || isAtReviews))
          }
        />
      ))}
      <div className="mt-auto hidden flex-col items-center gap-3 pt-4 md:flex">
        <a href="/" aria-label="Open the shop" className="flex size-11 items-center justify-center text-ink-2">
          <DeskIcon name="out" className="size-5" />
        </a>
        {!shown.some(({ to }) => to === deskPeoplePath) && (
          <NavLink
            to={deskPeoplePath}
            aria-label={`${initials}, ${name}: people and devices`}
            className="rounded-full p-1"
          >
            <Avatar initials={initials} />
          </NavLink>
        )}
      </div>
    </nav>
  );
}

type NavItemProps = Item & { initials: string; count: number; isParent: boolean };

function NavItem({ to, label, icon, initials, count, isParent }: NavItemProps) {
  return (
    <NavLink to={to} end={to === deskTodayPath} className={`desk-nav-item ${isParent ? "text-accent-deep" : ""}`}>
      {({ isActive }) => (
        <>
          {(isActive || isParent) && <Nuqta className="desk-nav-nuqta text-[10px] text-accent" />}
          <span className="relative">
            <NavIcon icon={icon} initials={initials} />
            {count > 0 && <span className="desk-nav-count">{count > 99 ? "99+" : count}</span>}
          </span>
          {label}
          {count > 0 && <span className="sr-only">, {count} new</span>}
        </>
      )}
    </NavLink>
  );
}

function NavIcon({ icon, initials }: Pick<NavItemProps, "icon" | "initials">) {
  if (icon === "clock") return <Icon name="clock" />;
  return icon === "me" ? <Avatar initials={initials} size="tiny" /> : <DeskIcon name={icon} />;
}
