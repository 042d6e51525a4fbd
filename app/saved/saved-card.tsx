import type { CartProduct } from "../../shop/cart/cart-product.ts";
import { productPath } from "../../shop/paths.ts";
import { shownPrice } from "../../shop/pieces/sale.ts";
import { totalLeft } from "../../shop/pieces/stock.ts";
import { Heart } from "../device/heart.tsx";
import { useSettings } from "../page/settings.ts";
import { Badge } from "../ui/badge.tsx";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import { SavedAction } from "./saved-action.tsx";

type Props = { product: CartProduct; isPale?: boolean };

const sizes = "(min-width: 68.75rem) 310px, (min-width: 48rem) 32vw, 46vw";

/** A piece with its price, its waiting time, its heart and its button. */
export function SavedCard({ product, isPale = false }: Props) {
  const { id, name, badge, inStock, picture } = product;
  const { makingTime } = useSettings();
  return (
    <article className="flex h-full flex-col">
      <div className={`relative grow transition-opacity ${isPale ? "opacity-45" : ""}`}>
        <a href={productPath(id)} className="block">
          <span className="relative block">
            <Picture of={picture} alt={product.summary} sizes={sizes} className="rounded-card" />
            <Badge
              badge={badge}
              soldOut={!inStock}
              lastOne={totalLeft(product.stock, product.sizes) === 1}
              className="absolute top-0 left-0 rounded-tl-card"
            />
          </span>
          <span className="mt-3 block flex-wrap items-baseline justify-between gap-x-3 pr-8.5 md:flex">
            <span className="block min-w-0 break-words font-display text-20 leading-[1.15] md:text-23">{name}</span>
            <span className="nums block shrink-0 text-15 text-ink-2 md:text-16">
              <Price {...shownPrice(product)} />
            </span>
          </span>
        </a>
        <Heart id={id} name={name} className="absolute right-[-11px] bottom-0 md:-bottom-2" />
      </div>
      <p className="mt-1 text-balance text-13 text-ink-2 md:text-14">{describeWait(product, makingTime)}</p>
      <SavedAction product={product} />
    </article>
  );
}

function describeWait({ inStock, badge }: CartProduct, makingTime: string): string {
  if (!inStock) return "Ask us: we may make another";
  return badge === "Made to Order" ? `Made in ${makingTime}` : "Ready to ship";
}
