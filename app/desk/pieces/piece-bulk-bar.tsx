import { Form, Link } from "react-router";
import { deskAddress, deskNewSalePath, deskPiecesPath, deskSalePath } from "../../../shop/desk/desk-paths.ts";
import type { PieceRow } from "../../../shop/editor/piece-desk.ts";
import { formatDesk, sum } from "../../../shop/money/rupees.ts";
import type { ListingSlug } from "../../../shop/pieces/product.ts";
import { priceNow } from "../../../shop/pieces/sale.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { tickFormId } from "./ticked-pieces.ts";

type Props = {
  /** The ticked ones. */
  rows: readonly PieceRow[];
  /** Of this list, without ticks. */
  query: string;
  listing: { slug: ListingSlug; title: string; count: number } | undefined;
  /** The sale that the pieces are chosen for; undefined for a new one. */
  sale: number | undefined;
  onUntick: () => void;
};

/** The actions for ticked pieces, shown as soon as one is ticked, with script or without. */
export function PieceBulkBar({ rows, query, listing, sale, onUntick }: Props) {
  const isCounted = useHydrated();
  const post = { formMethod: "post", formAction: `${deskAddress(deskPiecesPath)}?${query}` } as const;
  return (
    <Form
      id={tickFormId}
      action={sale === undefined ? deskNewSalePath : deskSalePath(sale)}
      preventScrollReset
      className="bottom-bar bulk-bar"
    >
      <div className="md:desk-page flex flex-col gap-1 md:flex-row md:items-center md:gap-3.5">
        {isCounted && (
          <div className="flex min-h-8 grow items-center justify-between gap-3 text-13 text-ink-2">
            <span className="nums">
              {rows.length} {rows.length === 1 ? "piece" : "pieces"}, {formatDesk(sum(rows.map(priceNow)))} in the shop
            </span>
            <button
              type="button"
              className="hidden min-h-11 px-1 font-semibold text-14 text-accent-deep md:inline"
              onClick={onUntick}
            >
              Untick
            </button>
          </div>
        )}
        <div className="flex gap-2">
          <button type="submit" className={buttonStyle("primary", "grow whitespace-nowrap px-3 md:px-6")}>
            <DeskIcon name="tag" className="size-5" />
            Put on sale
          </button>
          <button type="submit" {...post} name="do" value="hide" className={buttonStyle("quiet", "px-3.5 md:px-6")}>
            Hide
          </button>
          <details className="more-steps">
            <summary aria-label="More for these pieces" className={buttonStyle("quiet", "list-none px-3.5")}>
              <DeskIcon name="more" />
            </summary>
            <div className="absolute right-0 bottom-full z-10 mb-2 w-64 border border-line-2 bg-white py-1 shadow-over">
              <button type="submit" {...post} name="do" value="show" className={item}>
                Put back in the shop
              </button>
              {listing && sale === undefined && (
                <Link to={`${deskNewSalePath}?listing=${listing.slug}`} className={item}>
                  Put all {listing.count} of {listing.title} on sale
                </Link>
              )}
            </div>
          </details>
        </div>
      </div>
    </Form>
  );
}

const item = "flex min-h-11 w-full items-center px-4 py-2 text-left font-semibold";
