import { useLocation } from "react-router";
import { savedPath } from "../../shop/paths.ts";
import { pieceCount } from "../../shop/piece-count.ts";
import { navIcon } from "../components/button-style.ts";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { useSaved } from "../device/saved-pieces.ts";

/** The count lies over the icon, so that nothing moves; an open disc, so that the cart's full one stays the louder. */
export function SavedLink() {
  const pieces = useSaved(({ items }) => items.length);
  const { pathname } = useLocation();
  return (
    <Link
      to={savedPath}
      prefetch="intent"
      aria-current={pathname === savedPath ? "page" : undefined}
      aria-label={pieces > 0 ? `Saved, ${pieceCount(pieces)}` : "Saved"}
      className={`${navIcon} noscript:hidden`}
    >
      <Icon name="heart" className="size-5.5 fill-none" />
      {pieces > 0 && (
        <span className="nums absolute top-1 right-0.5 h-4.5 min-w-4.5 rounded-full border border-accent bg-paper px-1 text-center font-semibold text-[min(.6875rem,4vw)] text-accent-deep leading-4">
          {pieces > 99 ? "99+" : pieces}
        </span>
      )}
    </Link>
  );
}
