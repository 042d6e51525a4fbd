import type { ToldChange } from "../../shop/follow/changed-order.ts";
import { formatRs } from "../../shop/money/rupees.ts";

/** The latest change; all of them stand in Day by day. */
export default function ChangedBox({ when, what, total, before }: ToldChange) {
  return (
    <section aria-label={when} className="order-box border-gold-2">
      <p className="nums text-14 text-ink-2">{when}</p>
      <p className="break-words leading-normal">{what}</p>
      <p className="nums mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 text-15">
        <span>New total</span>
        <span className="ml-auto text-right">
          {before !== undefined && (
            <s className="mr-2 text-14 text-ink-2">
              <span className="sr-only">instead of </span>
              {formatRs(before)}
            </s>
          )}
          <strong className="font-semibold">{formatRs(total)}</strong>
        </span>
      </p>
    </section>
  );
}
