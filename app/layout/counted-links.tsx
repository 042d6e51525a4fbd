import { countToOrder } from "../../shop/device/saved-cart.ts";
import { cartPath, savedPath } from "../../shop/paths.ts";
import { pieceCount } from "../../shop/pieces/piece-count.ts";
import { useSavedPieces } from "../device/saved-pieces.ts";
import { useAriaCurrent } from "../page/current-page.ts";
import { useCart } from "../saved-cart/cart-store.ts";
import { navIcon } from "../ui/button-style.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

export function CartLink() {
  const pieces = useCart((cart) => (cart.ready ? countToOrder(cart) : 0));
  return (
    <CountedLink to={cartPath} name="Cart" icon="bag" pieces={pieces} disc="bg-accent text-white leading-[1.64]" />
  );
}

/** Outlined, so that the cart's filled count stands out more. */
export function SavedLink() {
  const pieces = useSavedPieces(({ items }) => items.length);
  return (
    <CountedLink
      to={savedPath}
      name="Saved"
      icon="heart"
      pieces={pieces}
      disc="h-4.5 border border-accent bg-paper text-accent-deep leading-4"
      className="noscript:hidden"
    />
  );
}

type Props = { to: string; name: string; icon: IconName; pieces: number; disc: string; className?: string };

/** The count is positioned over the icon: nothing moves when it appears after hydration. */
function CountedLink({ to, name, icon, pieces, disc, className = "" }: Props) {
  const ariaCurrent = useAriaCurrent();
  return (
    <a
      href={to}
      aria-current={ariaCurrent(to)}
      aria-label={pieces > 0 ? `${name}, ${pieces > 99 ? "99+ pieces" : pieceCount(pieces)}` : name}
      className={`${navIcon} ${className}`}
    >
      <Icon name={icon} className="size-5.5 fill-none" />
      {pieces > 0 && (
        <span
          className={`nums absolute top-1 right-0.5 min-w-4.5 rounded-full px-1 text-center font-semibold text-[min(.6875rem,4vw)] ${disc}`}
        >
          {pieces > 99 ? "99+" : pieces}
        </span>
      )}
    </a>
  );
}
