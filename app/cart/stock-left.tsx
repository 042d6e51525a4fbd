import { useRef } from "react";
import { type CartLine, lineKey } from "../../shop/cart/cart.ts";
import { fewLeft, leftInWords, leftLabel, leftOf, type Stock } from "../../shop/pieces/stock.ts";
import { changeQuantity } from "../saved-cart/cart-store.ts";
import { quietLink } from "../ui/button-style.ts";
import { Problem } from "../ui/problem.tsx";

type Props = {
  line: CartLine;
  stock: Stock | undefined;
  /** How many are left, where that is less than the line asks for. */
  short: number | undefined;
  /** As many as the line may have beside the others. */
  most: number | undefined;
};

/** How many there are, where there are few; where they are too few, the way to take those. */
export function StockLeft({ line, stock, short, most = 0 }: Props) {
  const words = useRef<HTMLDivElement>(null);
  const left = leftOf(stock, line.size);
  if (left === undefined) return null;
  const isAtEnd = left <= fewLeft || line.quantity >= most;

  function take(): void {
    changeQuantity(lineKey(line), most);
    words.current?.focus();
  }

  return (
    <div ref={words} tabIndex={-1} role="status" className="mt-2 text-14">
      {short === undefined ? (
        isAtEnd && <span className="text-ink-2">{leftLabel(stock, line.size)}</span>
      ) : (
        <Problem className="font-semibold">
          {leftInWords(short)} {most > 0 ? fewerWanted : allTaken(short)}
        </Problem>
      )}
      {short !== undefined && most > 0 && (
        <button type="button" onClick={take} className={quietLink}>
          Take {most}
        </button>
      )}
    </div>
  );
}

const fewerWanted = "Until you choose fewer it isn’t part of your order.";

function allTaken(left: number): string {
  return `${left === 1 ? "It is" : "They are"} in your cart already, so this isn’t part of your order.`;
}
