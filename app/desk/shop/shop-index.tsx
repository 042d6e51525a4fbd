import { Link } from "react-router";
import { deskPeoplePath, deskShopPath, deskShopVersionsPath } from "../../../shop/desk-paths.ts";
import { Icon } from "../../components/icon.tsx";
import { Nuqta } from "../../components/nuqta.tsx";
import { DeskIcon } from "../components/desk-icon.tsx";

type Props = {
  open: string | undefined;
  summaries: readonly { slug: string; title: string; value: string }[];
  people: readonly string[];
};

/** On phones rows that say what stands there now; from md an index beside the open section. */
export function ShopIndex({ open, summaries, people }: Props) {
  const rows = [
    ...summaries.map(({ slug, title, value }) => ({
      to: `${deskShopPath}/${slug}`,
      title,
      value,
      isOpen: slug === open,
    })),
    { to: deskPeoplePath, title: "People and devices", value: people.join(", "), isOpen: false },
    { to: deskShopVersionsPath, title: "Versions", value: "Each save of these pages is kept", isOpen: false },
  ];
  return (
    <div className="shop-index">
      <header className="flex h-15.5 items-center justify-between gap-3 md:h-auto md:pb-6">
        <h1 className="font-display text-30 leading-[1.14] md:text-52">Shop</h1>
        <a href="/" className="flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep">
          <DeskIcon name="out" className="size-5" />
          Open the shop
        </a>
      </header>
      <nav aria-label="The shop’s own words" className="border-line border-t">
        {rows.map(({ to, title, value, isOpen }) => (
          <Link key={to} to={to} className="shop-row" {...(isOpen && { "aria-current": "page" as const })}>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title}</span>
              <span className="shop-row-value">{value}</span>
            </span>
            {isOpen ? <Nuqta className="text-[9px]" /> : <Icon name="right" className="size-5 md:hidden" />}
          </Link>
        ))}
      </nav>
    </div>
  );
}
