import { moreLinks, navigation } from "../../catalogue/listings.ts";
import { yourOrdersPath } from "../../shop/paths.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { useHasOrders } from "../device/has-orders.ts";
import { useAriaCurrent } from "../page/current-page.ts";
import { useSettings } from "../page/settings.ts";
import { Band } from "../ui/band.tsx";
import { navIcon } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";
import { Picture } from "../ui/picture.tsx";
import { Year } from "./year.tsx";

type Props = {
  /** One for each link, in their order. */
  pictures: readonly PictureRef[];
};

const contactStyle = "flex min-h-11 items-center gap-2.5 font-medium text-14 text-accent-deep";
const contactIcon = "size-4.75";

export function DrawerPanel({ pictures }: Props) {
  const current = useAriaCurrent();
  const settings = useSettings();
  const hasOrders = useHasOrders();
  return (
    <div className="flex h-full flex-col overflow-y-auto overscroll-contain bg-paper pr-5.5 pl-[max(1.375rem,env(safe-area-inset-left))]">
      {/* As high as the header with the menu button: a double tap there must not hit a link. */}
      <form method="dialog" className="flex min-h-25 shrink-0 items-center justify-between">
        <h2 id="menu-title" className="font-semibold text-13 tracking-[.18em]">
          MENU
        </h2>
        <button type="submit" aria-label="Close the menu" className={`${navIcon} -mr-2.5`}>
          <Icon name="close" className="size-5.5" />
        </button>
      </form>
      <nav aria-label="Menu">
        <ul>
          {navigation.map(({ path, title }, index) => (
            <li key={path} className="border-line border-b">
              <a href={path} aria-current={current(path)} className="flex min-h-[61px] items-center gap-4">
                {pictures[index] && (
                  <Picture of={pictures[index]} alt="" sizes="44px" className="size-11 shrink-0 rounded-full" />
                )}
                <span className="font-display text-[min(1.5rem,10vw)]">{title}</span>
                {current(path) && <Nuqta className="ml-auto text-[8px] text-accent" />}
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {moreLinks.map(({ path, title }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={current(path)}
                className="flex min-h-11 items-center gap-2 text-15 aria-[current]:text-accent-deep"
              >
                {title}
                {current(path) && <Nuqta className="text-[8px] text-accent" />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-3">
        {hasOrders && (
          <a href={yourOrdersPath} className={contactStyle}>
            <Icon name="clock" className={contactIcon} />
            <span className="text-ink">Your orders</span>
          </a>
        )}
        <ChatLink className={contactStyle} iconSize={contactIcon}>
          <span className="text-ink">Ask us on WhatsApp</span>
        </ChatLink>
        <a href={`tel:+${settings.phone}`} className={contactStyle}>
          <Icon name="phone" className={contactIcon} />
          <span className="nums text-ink">{settings.phoneDisplay}</span>
        </a>
        <Band className="mt-3 text-gold-2" />
        <p className="pt-2.5 pb-5.5 text-14 text-ink-2">
          © <Year set={settings.year} /> {settings.name}
        </p>
      </div>
    </div>
  );
}
