import type { LineProblem } from "../../shop/cart/pricing.ts";
import { cardOf } from "../cards/card-of.ts";
import { PieceCard } from "../cards/piece-card.tsx";
import type { CartProducts } from "./known-products.ts";
import { useListedProducts } from "./use-listed-products.ts";

/** Why a cart that isn't empty can't be ordered. */
export function whyNothing(problems: readonly LineProblem[]): string {
  const isSoldOut = problems.every(({ reason }) => reason === "sold-out");
  return isSoldOut ? "What is in your cart has sold out" : "Fewer are left than your cart asks for";
}

const most = 4;
const sizes = "(min-width: 90rem) 310px, (min-width: 48rem) calc(25vw - 40px), calc(50vw - 22px)";

type Props = { problems: readonly LineProblem[]; products: CartProducts };

/** Alternatives to sold-out pieces; nothing, if they can't be fetched. */
export function SimilarPieces({ problems, products }: Props) {
  const ids = [...new Set(problems.flatMap(({ id }) => products.get(id)?.similar ?? []))].slice(0, most);
  const known = useListedProducts(ids).products;
  const cards = ids.flatMap((id) => known.get(id) ?? []).map(cardOf);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="mt-11 md:mt-16">
      <h2 id="similar-title" className="font-display text-30 leading-[1.2] md:text-40">
        Similar pieces
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-6.5 large-letters:grid-cols-1 md:grid-cols-4 md:gap-x-6">
        {cards.map((card) => (
          <li key={card.id}>
            <PieceCard card={card} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
