import { moreLinks, navigation } from "../../catalogue/listings.ts";
import { useAriaCurrent } from "../page/current-page.ts";
import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";

const barItem =
  "relative flex min-h-11 min-w-11 items-center justify-center font-medium text-15 transition-colors hover:text-accent-deep aria-[current]:text-accent-deep";
const barNuqta = <Nuqta className="absolute bottom-1 left-1/2 -translate-x-1/2 text-[9px] text-accent wide:bottom-0" />;

/** The header's links, from md; on phones they are in the drawer. */
export function CategoryLinks({ className }: { className: string }) {
  const current = useAriaCurrent();
  return (
    <nav aria-label="Categories" className={className}>
      <ul className="flex justify-center gap-8 wide:gap-[clamp(1rem,7vw-61px,2rem)]">
        {navigation.map(({ slug, path, title }) => (
          <li key={slug}>
            <a href={path} aria-current={current(path)} className={barItem}>
              {title}
              {current(path) && barNuqta}
            </a>
          </li>
        ))}
        <MoreLinks />
      </ul>
    </nav>
  );
}

const moreId = "more-links";
// `command` works before hydration; `popoverTarget` is for browsers without it.
const opensMore = { command: "toggle-popover", commandfor: moreId, popoverTarget: moreId };

/** A popover: the browser opens and closes it, by a press, Escape or a press elsewhere. */
function MoreLinks() {
  const current = useAriaCurrent();
  const isHere = moreLinks.some(({ path }) => current(path));
  return (
    <li className="more hidden wide:block">
      <button
        type="button"
        {...opensMore}
        className={`${barItem} more-button gap-1 ${isHere ? "text-accent-deep" : ""}`}
      >
        More
        <Icon name="down" className="size-4.5" />
        {isHere && barNuqta}
      </button>
      <div id={moreId} popover="auto" className="more-panel border border-line bg-white py-2 shadow-over">
        <ul>
          {moreLinks.map(({ path, title }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={current(path)}
                className="flex min-h-12 items-center justify-between px-5 text-15 hover:bg-lilac aria-[current]:text-accent-deep"
              >
                {title}
                {current(path) && <Nuqta className="text-[9px] text-accent" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
