import type { PictureRef } from "../../shop/pieces/picture.ts";
import { navIcon } from "../ui/button-style.ts";
import { dialogButton } from "../ui/dialog-button.ts";
import { Icon } from "../ui/icon.tsx";
import { menuId, shopLinksId } from "./anchors.ts";
import { DrawerPanel } from "./drawer-panel.tsx";

const opensMenu = dialogButton(menuId, "show-modal");

/**
 * The phone's menu. Its close button submits a `method="dialog"` form, which needs no script.
 * Without script a link to the same links in the footer replaces the button.
 */
export function MenuDrawer({ pictures }: { pictures: readonly PictureRef[] }) {
  return (
    <div className="col-start-1 row-start-1 -ml-2.5 justify-self-start md:hidden">
      <button type="button" {...opensMenu} aria-label="Menu" className={`${navIcon} noscript:hidden`}>
        <Icon name="menu" className="size-5.5" />
      </button>
      <a href={`#${shopLinksId}`} aria-label="Menu" className={`${navIcon} hidden noscript:flex`}>
        <Icon name="menu" className="size-5.5" />
      </a>
      <dialog id={menuId} aria-labelledby="menu-title" closedby="any" className="sheet drawer">
        <DrawerPanel pictures={pictures} />
      </dialog>
    </div>
  );
}
