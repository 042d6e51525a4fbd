import { useRef, useState } from "react";
import type { CartLine } from "../../shop/cart/cart.ts";
import { fewLeft, leftInWords, leftLabel, leftOf, type Stock } from "../../shop/pieces/stock.ts";
import { TakeButton } from "../saved-cart/short-lines.tsx";
import { Problem } from "../ui/problem.tsx";

type Props = {
  line: CartLine;
  name: string;
  stock: Stock | undefined;
  /** How many are left, where that is less than the line asks for. */
  short: number | undefined;
  /** As many as this line may have beside other lines of the same piece. */
  most: number | undefined;
};

/** How many are left, if few; if fewer than the line has, a button that takes those. */
export function StockLeft({ line, name, stock, short, most = 0 }: Props) {
  const words = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<number>();
  const left = leftOf(stock, line.size);
  if (left === undefined) return null;
  const isAtEnd = left <= fewLeft || line.quantity >= most;

  function onTaken(): void {
    setTaken(most);
    words.current?.focus();
  }

  return (
    <div ref={words} tabIndex={-1} role="status" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      {short === undefined ? (
        isAtEnd && (
          <span className="text-ink-2">{taken === line.quantity ? `${taken} taken` : leftLabel(stock, line.size)}</span>
        )
      ) : (
        <>
          <Problem className="font-semibold">{most > 0 ? leftInWords(short) : allTaken(short)}</Problem>
          {most > 0 && <TakeButton line={line} name={name} most={most} onTaken={onTaken} />}
        </>
      )}
    </div>
  );
}

function allTaken(left: number): string {
  return `${leftInWords(left)} ${left === 1 ? "It is" : "They are"} in your cart already, so this isn’t part of your order.`;
}
