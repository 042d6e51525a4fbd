import { useRef, useState } from "react";
import { hasRoomFor } from "../../shop/cart.ts";
import { productChatText } from "../../shop/chat.ts";
import { defaultChoices } from "../../shop/choices.ts";
import { formatPkr, times } from "../../shop/money.ts";
import { productPath } from "../../shop/paths.ts";
import type { Choices } from "../../shop/product.ts";
import { addToCart, cartStore } from "../cart/cart-store.ts";
import { Badge } from "../components/badge.tsx";
import { buttonStyle } from "../components/button-style.ts";
import { ChatLink } from "../components/chat-link.tsx";
import { Stepper } from "../components/stepper.tsx";
import { toast } from "../components/toast.ts";
import { absoluteUrl } from "../found/page-meta.ts";
import { AddButton, type Added } from "./add-button.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import type { ProductData } from "./product-data.server.ts";
import { StickyBar } from "./sticky-bar.tsx";

type Props = { product: ProductData["product"] };

const fullCart = "Your cart is full. Place this order first, then add more.";

/** Name, price, choices, quantity, total, and the two ways on: the cart or a chat. */
export function Purchase({ product }: Props) {
  const { id, name, price, badge, inStock } = product;
  const [choices, setChoices] = useState<Choices>(() => defaultChoices(product));
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState<Added>({ count: 0 });
  const button = useRef<HTMLButtonElement>(null);

  function add(): void {
    const line = { id, quantity, ...choices };
    if (!hasRoomFor(cartStore.getState().lines, line)) {
      toast.error(fullCart);
      return;
    }
    addToCart(line);
    setAdded(({ count }) => ({ count: count + 1 }));
  }

  return (
    <div className="pt-2 md:pt-1">
      <Badge badge={badge} soldOut={!inStock} />
      <h1 tabIndex={-1} className="mt-3 break-words font-display text-[40px] leading-[1.12] md:mt-4 md:text-[60px]">
        {name}
      </h1>
      <p className="nums mt-2 font-medium text-[22px] leading-tight md:text-[26px]">{formatPkr(price)}</p>
      <div className="mt-6">
        <ChoiceFields offer={product} choices={choices} onChange={setChoices} />
      </div>
      {inStock && (
        <div className="script-only mt-5 flex items-end justify-between gap-4">
          <Stepper quantity={quantity} of={name} onChange={setQuantity} />
          <p className="text-right">
            <span className="block text-[13px] text-ink-2 leading-tight">Total</span>
            <output className="nums font-semibold text-[20px] leading-tight">
              {formatPkr(times(price, quantity))}
            </output>
          </p>
        </div>
      )}
      <AddButton ref={button} inStock={inStock} added={added} onAdd={add} />
      <ChatLink
        text={productChatText(name, absoluteUrl(productPath(id)))}
        className={buttonStyle("outline", "mt-2.5 w-full")}
      >
        GET BEST PRICE
      </ChatLink>
      <noscript>
        <p className="mt-3 text-[14px] text-ink-2">The cart needs JavaScript. Without it, order by the chat above.</p>
      </noscript>
      {inStock && <StickyBar name={name} price={price} added={added} watched={button} onAdd={add} />}
    </div>
  );
}
