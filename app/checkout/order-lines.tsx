import { lineKey } from "../../shop/cart/cart.ts";
import type { CartProduct } from "../../shop/cart/cart-product.ts";
import { formatRs, times } from "../../shop/money/rupees.ts";
import type { OrderLine } from "../../shop/order/order.ts";
import { offerPicturePath } from "../../shop/paths.ts";
import { describeChoices } from "../../shop/pieces/choices.ts";
import { priceNow, type ShownPrice, shownPrice } from "../../shop/pieces/sale.ts";
import { Struck } from "../payment/struck.tsx";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";

type Props = { lines: readonly OrderLine[]; products: CartProducts };

/** The line total is at the right where there is room, else below. */
const row =
  "grid grid-cols-[52px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 @[17rem]:grid-cols-[52px_minmax(0,1fr)_auto]";

/** The lines of an order, at checkout and on the confirmation. */
export function OrderLines({ lines, products }: Props) {
  return (
    <ul className="@container flex flex-col gap-5">
      {lines.map((line) => {
        const product = products.get(line.id);
        const { own, shopPrice = 0 } = line;
        const picture = own?.pictures?.[0];
        return (
          // An offer may have the same piece twice, and several of their own.
          <li key={`${lineKey(line)} ${line.name} ${line.price}`} className={row}>
            <div className="row-span-2 h-17.25 bg-sand">
              {picture && (
                <img src={offerPicturePath(picture)} alt="" className="aspect-3/4 rounded-card object-cover" />
              )}
              {product && <Picture of={product.picture} alt="" sizes="52px" className="aspect-3/4 rounded-card" />}
            </div>
            <div className="text-13 text-ink-2 leading-[1.4]">
              <p className="break-words font-display text-18 text-ink leading-[1.2]">{line.name}</p>
              {own && <p>Made for you</p>}
              {describeChoices(line).map((choice) => (
                <p key={choice}>{choice}</p>
              ))}
              <p className="nums">
                {line.price === 0 ? "A gift" : <Price {...priceOf(line, product)} format={formatRs} />} ×{" "}
                {line.quantity}
              </p>
            </div>
            <p className="nums flex flex-col items-end text-15 leading-[1.4]">
              {formatRs(line.lineTotal)}
              {shopPrice > line.price && <Struck amount={times(shopPrice, line.quantity)} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The order's own price; shown as a sale only while the piece still costs that. */
function priceOf({ price, shopPrice }: OrderLine, product: CartProduct | undefined): ShownPrice {
  return shopPrice === undefined && product && priceNow(product) === price ? shownPrice(product) : { price };
}
