import { useState } from "react";
import { addProblem, addProblemWords } from "../../shop/cart/cart.ts";
import type { CartProduct } from "../../shop/cart/cart-product.ts";
import { productChatText } from "../../shop/chat.ts";
import { cartPath, productPath } from "../../shop/paths.ts";
import { type ChoiceField, checkChoices } from "../../shop/pieces/choices.ts";
import type { Choices } from "../../shop/pieces/product.ts";
import { addToCart, rereadCart, useCart } from "../saved-cart/cart-store.ts";
import { absoluteUrl } from "../seo/page-meta.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { focusOnMount } from "../ui/focus.ts";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";

const bar =
  "mt-2.5 flex min-h-11 w-full items-center justify-center gap-2 rounded-card px-2 text-center font-semibold text-14 transition-colors";
const tinted = `${bar} bg-tint text-accent-deep hover:bg-accent hover:text-white`;

type Props = { product: CartProduct };

/** The one button of a saved piece: ask about it, open the cart, choose, or add it. */
export function SavedAction({ product }: Props) {
  const { id, name, inStock } = product;
  const isInCart = useCart(({ lines }) => lines.some((line) => line.id === id));
  const [isAddedHere, setIsAddedHere] = useState(false);
  if (!inStock) {
    return (
      <ChatLink
        text={productChatText(name, absoluteUrl(productPath(id)))}
        className={`${bar} border border-line-2 text-accent-deep hover:bg-tint`}
        label={`Ask us about ${name}, on WhatsApp`}
      >
        Ask us about it
      </ChatLink>
    );
  }
  if (isInCart) {
    return (
      <a
        ref={isAddedHere ? focusOnMount : null}
        href={cartPath}
        aria-label={`In your cart: ${name}`}
        className={`${bar} border border-green/60 text-green`}
      >
        <Icon name="check" className="size-4.5" />
        In your cart
      </a>
    );
  }
  return <ChooseOrAdd product={product} onAdded={() => setIsAddedHere(true)} />;
}

const open: Record<ChoiceField, string> = {
  size: "Choose a size",
  withDupatta: "Choose its dupatta",
  scent: "Choose a scent",
  kilos: "Choose how much",
};

/** A piece without choices goes straight into the cart, with the dupatta, which costs nothing. */
function ChooseOrAdd({ product, onAdded }: Props & { onAdded: () => void }) {
  const chosen = checkChoices(product, product.dupatta ? { withDupatta: true } : {});
  if (chosen.ok) return <AddSaved product={product} choices={chosen.choices} onAdded={onAdded} />;
  return (
    <a href={productPath(product.id)} className={tinted}>
      {open[chosen.field]}
      <span className="sr-only"> for {product.name}</span>
    </a>
  );
}

type AddProps = { product: CartProduct; choices: Choices; onAdded: () => void };

function AddSaved({ product: { id, name }, choices, onAdded }: AddProps) {
  const [refusal, setRefusal] = useState<string>();
  function add(): void {
    const line = { id, quantity: 1, ...choices };
    const problem = addProblem(rereadCart().lines, line);
    setRefusal(problem && addProblemWords[problem]);
    if (problem) return;
    onAdded();
    addToCart(line);
  }
  return (
    <>
      <button type="button" onClick={add} aria-label={`Add to cart: ${name}`} className={tinted}>
        Add to cart
      </button>
      <Problem role="status">{refusal}</Problem>
    </>
  );
}
