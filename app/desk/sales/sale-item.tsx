import { Link } from "react-router";
import { deskSalePath, deskSalesPath } from "../../../shop/desk/desk-paths.ts";
import { dayOf } from "../../../shop/pakistan-days.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import type { Brought, DeskSale } from "../../../shop/sale/sale-desk.ts";
import { broughtInWords, lengthInWords, saleInWords, saleTimeInWords } from "../../../shop/sale/sale-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PictureStrip } from "../ui/order-pictures.tsx";
import { SaleChip } from "./sale-chip.tsx";

type Props = {
  sale: DeskSale & { pictures: readonly PictureRef[]; without: readonly string[] };
  /** Undefined for whoever may not see takings. */
  brought: { of: Brought | undefined } | undefined;
  now: number;
};

export function SaleItem({ sale, brought, now }: Props) {
  const { id, state, fromAt, untilAt, pictures, without } = sale;
  const words = saleInWords(sale);
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14 text-ink-2">
        <SaleChip state={state} />
        <span>{saleTimeInWords(sale, now)}</span>
      </div>
      <h2 className="mt-1.5 font-display text-21 leading-tight">{words}</h2>
      {state === "planned" ? (
        <p className="text-14 text-ink-2">{lengthInWords(dayOf(fromAt), dayOf(untilAt))}</p>
      ) : (
        brought && <p className="nums text-14 text-ink-2">{broughtInWords(brought.of)}</p>
      )}
      {without.length > 0 && <p className="mt-1 break-words text-14 text-ink-2">Left as it is: {without.join(" ")}</p>}
      {state !== "over" && (
        <>
          <div className="mt-3">
            <PictureStrip pictures={pictures} />
          </div>
          <div className="sale-actions">
            <Link to={deskSalePath(id)} className="text-accent-deep">
              <DeskIcon name="pencil" className="size-5" />
              Change it<span className="sr-only">: {words}</span>
            </Link>
            <Link to={`${deskSalesPath}?end=${id}`} replace preventScrollReset>
              <Icon name="close" className="size-5" />
              End it now<span className="sr-only">: {words}</span>
            </Link>
          </div>
        </>
      )}
    </li>
  );
}
