import type { CartProduct } from "../../shop/cart/cart-product.ts";
import { CardBody } from "../cards/card-body.tsx";
import { cardOf } from "../cards/card-of.ts";
import { useSettings } from "../page/settings.ts";
import { SavedAction } from "./saved-action.tsx";

type Props = { product: CartProduct; isPale?: boolean };

const sizes = "(min-width: 68.75rem) 310px, (min-width: 48rem) 32vw, 46vw";

/** A card with the waiting time and a button of its own. */
export function SavedCard({ product, isPale = false }: Props) {
  const { makingTime } = useSettings();
  return (
    <article className="group/card flex h-full flex-col">
      <CardBody card={cardOf(product)} sizes={sizes} className={`transition-opacity ${isPale ? "opacity-45" : ""}`} />
      <p className="mt-1 text-balance text-13 text-ink-2 md:text-14">{describeWait(product, makingTime)}</p>
      <SavedAction product={product} />
    </article>
  );
}

function describeWait({ inStock, badge }: CartProduct, makingTime: string): string {
  if (!inStock) return "Ask us: we may make another";
  return badge === "Made to Order" ? `Made in ${makingTime}` : "Ready to ship";
}
