import { homePath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { useSettings } from "../page/settings.ts";
import { Search } from "../search/search.tsx";
import { Logo } from "../ui/logo.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { CartLink, SavedLink } from "./counted-links.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";

/**
 * Menu, logo and icons on phones; two rows from md; one row where there is room for it: its columns keep the links in
 * their place also if a page is painted before the icons behind them have arrived.
 */
export function SiteHeader({ pictures }: { pictures: readonly PictureRef[] }) {
  const { name } = useSettings();
  return (
    <header className="site-header z-30 border-line border-b bg-paper">
      <div className="page grid h-[62px] grid-cols-[1fr_auto_1fr] items-center md:flex md:h-auto md:flex-wrap md:justify-between wide:grid wide:h-20">
        <MenuDrawer pictures={pictures} />
        <a
          href={homePath}
          aria-label={`${name}, home`}
          className="col-start-2 row-start-1 block wide:col-start-1 wide:justify-self-start"
        >
          <Logo className="h-11 wide:h-13.5" />
        </a>
        <CategoryLinks className="order-last hidden w-full md:block wide:order-none wide:col-start-2 wide:row-start-1 wide:w-auto" />
        {/* On phones search is at the left, saved and cart at the right; from md all three stand together. */}
        <div className="contents md:-mr-3 md:flex md:h-16 md:items-center wide:col-start-3 wide:row-start-1 wide:justify-self-end">
          <div className="col-start-1 row-start-1 ml-8.5 justify-self-start md:ml-0">
            <Search />
          </div>
          <div className="col-start-3 row-start-1 -mr-2.5 flex justify-end md:mr-0">
            <SavedLink />
            <CartLink />
          </div>
        </div>
      </div>
    </header>
  );
}
