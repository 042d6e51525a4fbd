import { Link } from "react-router";
import { deskPeoplePath, deskShopVersionsPath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { ShopRow, sectionPath } from "./section-row.tsx";
import type { Summary } from "./summaries.ts";
import { useCurrentSection } from "./use-current-section.ts";

export function ShopHead() {
  return (
    <header className="shop-head">
      <h1 className="font-display text-30 leading-[1.14] md:text-52">Shop</h1>
      <div className="flex gap-3">
        <Link to={deskShopVersionsPath} className={buttonStyle("quiet", "max-md:hidden")}>
          <Icon name="clock" className="size-5" />
          Versions
        </Link>
        <a
          href="/"
          className="flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep md:min-h-[50px] md:rounded-card md:border md:border-line-2 md:px-6.5 md:text-ink"
        >
          <DeskIcon name="out" className="size-5" />
          Open the shop
        </a>
      </div>
    </header>
  );
}

type Props = { open: string | undefined; summaries: readonly Summary[] };

/** From md; on phones each section has its row in the form. */
export function ShopIndex({ open, summaries }: Props) {
  const current = useCurrentSection(
    summaries.map(({ slug }) => slug),
    open,
  );
  return (
    <nav aria-label="The shop’s own words" className="shop-index">
      {summaries.map(({ slug, title }) => (
        <Link
          key={slug}
          to={sectionPath(slug)}
          className="shop-row"
          {...(slug === current && { "aria-current": "location" as const })}
        >
          <span className="min-w-0 grow font-semibold">{title}</span>
          {slug === current && <Nuqta className="text-[9px]" />}
        </Link>
      ))}
      <Link to={deskPeoplePath} className="shop-row">
        <span className="font-semibold">People and devices</span>
      </Link>
    </nav>
  );
}

/** On phones, below the sections. */
export function OtherRows({ people }: { people: readonly string[] }) {
  return (
    <nav aria-label="The desk" className="md:hidden">
      <p className="shop-group">The desk</p>
      <ShopRow to={deskPeoplePath} title="People and devices" value={people.join(", ")} />
      <ShopRow to={deskShopVersionsPath} title="Versions" value="Each save of these pages is kept" />
    </nav>
  );
}
