import type { LineProblem } from "../../shop/cart/pricing.ts";
import { leftInWords } from "../../shop/pieces/stock.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { Nuqta } from "../ui/nuqta.tsx";

type Props = { problems: readonly LineProblem[]; products: CartProducts };

/** Lines that won't be part of the order and stay in the cart. */
export function SoldOutLines({ problems, products }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-1 text-14 text-red">
      {problems.map((problem) => (
        <li key={problem.key} className="flex items-baseline gap-1.75">
          <Nuqta className="text-[8px]" />
          {sentence(problem, products.get(problem.id)?.name ?? "A piece")}
        </li>
      ))}
    </ul>
  );
}

function sentence(problem: LineProblem, name: string): string {
  if (problem.reason !== "only-left") return `${name} has sold out and isn’t part of this order.`;
  return `${name}: ${leftInWords(problem.left).toLowerCase()} Until you choose fewer in your cart it isn’t part of this order.`;
}
