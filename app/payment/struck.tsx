import { formatRs, type Rupees } from "../../shop/money/rupees.ts";

/** What the shop asks for what was agreed for less. */
export function Struck({ amount }: { amount: Rupees }) {
  return (
    <s className="text-13 text-ink-2">
      <span className="sr-only">instead of </span>
      {formatRs(amount)}
    </s>
  );
}
