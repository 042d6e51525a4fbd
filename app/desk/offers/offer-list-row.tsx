import { Link } from "react-router";
import { deskOfferPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { offerEnd } from "../../../shop/offer/desk-words.ts";
import type { OfferRow } from "../../../shop/offer/offer-desk.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { OfferChip } from "../ui/offer-chip.tsx";
import { PictureMosaic } from "../ui/order-pictures.tsx";
import { directionOf, PersonName } from "../ui/person-name.tsx";

/** Pictures and three lines on phones, a table row from md, as an order's. */
export function OfferListRow({ row, now }: { row: OfferRow; now: number }) {
  const { id, name, pieces, pictures, ownPictures, state, total, shopTotal } = row;
  return (
    <li className="order-row offer-row">
      <PictureMosaic pictures={pictures} more={ownPictures.map(offerPicturePath)} />
      <span className="min-w-0 leading-[1.35]">
        <Link
          to={deskOfferPath(id)}
          dir={directionOf(name)}
          className="order-row-link block truncate text-left font-semibold max-md:leading-6"
        >
          {name === "" ? "No name yet" : <PersonName name={name} />}
        </Link>
        <span className="block truncate text-13 text-ink-2 max-md:leading-5 md:text-14">{pieces.join(", ")}</span>
        <span className="mt-px flex md:hidden">
          <OfferChip state={state} />
        </span>
      </span>
      <span className="hidden items-center md:flex">
        <OfferChip state={state} />
      </span>
      <span className="hidden whitespace-nowrap text-ink-2 md:block">{offerEnd(row, now)}</span>
      <span className="flex flex-col items-end whitespace-nowrap text-right leading-[1.5]">
        <span className="font-semibold">{formatDesk(total)}</span>
        {shopTotal !== undefined && (
          <span className="text-13 text-ink-2">
            <span className="sr-only">instead of </span>
            <s>{formatDesk(shopTotal)}</s>
          </span>
        )}
        <span className="text-13 text-ink-2 md:hidden">{offerEnd(row, now)}</span>
      </span>
    </li>
  );
}
