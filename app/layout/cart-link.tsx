import { useLocation } from "react-router";
import { cartPath } from "../../shop/paths.ts";
import { pieceCount } from "../../shop/piece-count.ts";
import { countToOrder } from "../../shop/saved-cart.ts";
import { navIcon } from "../components/button-style.ts";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { useCart } from "../saved-cart/cart-store.ts";

/** The count lies over the icon, so that nothing moves when the cart becomes known. */
export function CartLink() {
  const pieces = useCart((cart) => (cart.ready ? countToOrder(cart) : 0));
  const { pathname } = useLocation();
  return (
    <Link
      to={cartPath}
      prefetch="intent"
      aria-current={pathname === cartPath ? "page" : undefined}
      aria-label={pieces > 0 ? `Cart, ${pieces > 99 ? "99+ pieces" : pieceCount(pieces)}` : "Cart"}
      className={navIcon}
    >
      <Icon name="bag" className="size-5.5" />
      {pieces > 0 && (
        <span className="nums absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-semibold text-[min(.6875rem,4vw)] text-white leading-[1.64]">
          {pieces > 99 ? "99+" : pieces}
        </span>
      )}
    </Link>
  );
}
