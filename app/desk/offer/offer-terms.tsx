import type { ReactNode } from "react";
import { formatDesk, type Rupees } from "../../../shop/money/rupees.ts";
import { openChoicesInWords } from "../../../shop/offer/desk-words.ts";
import { linePrice } from "../../../shop/offer/line-price.ts";
import { openChoices, type OfferSums as Sums } from "../../../shop/offer/offer.ts";
import type { DeskOffer, OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { piecesHeading } from "../../../shop/order/words.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { describeChoices } from "../../../shop/pieces/choices.ts";
import { pieceCount } from "../../../shop/pieces/piece-count.ts";
import { Picture } from "../../ui/picture.tsx";

type Props = { offer: DeskOffer; sums: Sums; pieces: readonly OfferPiece[]; delivery: Rupees };

/** Lines, sums and note of the offer. */
export function OfferTermsView({ offer, sums, pieces, delivery }: Props) {
  const { lines, note, advance } = offer.terms;
  return (
    <>
      <section>
        <h2 className="section-title">{piecesHeading(lines)}</h2>
        <ul className="mt-3">
          {sums.lines.map((line, index) => {
            const piece = pieces.find(({ id }) => id === line.id);
            const asked = lines[index];
            return (
              <OfferedLine
                key={line.key}
                line={line}
                piece={piece}
                open={asked ? openChoicesInWords(openChoices(asked, piece)) : ""}
              />
            );
          })}
        </ul>
        <OfferSums sums={sums} shopDelivery={delivery} totalName="She pays" />
        {advance > 0 && (
          <p className="mt-2 flex justify-between gap-4">
            <span>Of that first</span>
            <span>{formatDesk(advance)}</span>
          </p>
        )}
      </section>
      {note !== "" && (
        <section className="mt-8 border-gold-2 border-l-2 pl-4">
          <h2 className="text-14 text-ink-2">A note she sees</h2>
          <p dir="auto" className="whitespace-pre-line break-words leading-[1.5]">
            {note}
          </p>
        </section>
      )}
    </>
  );
}

type LineProps = { line: Sums["lines"][number]; piece: OfferPiece | undefined; open: string };

function OfferedLine({ line, piece, open }: LineProps) {
  const [own] = line.own?.pictures ?? [];
  const isLess = line.shopPrice !== undefined && line.shopPrice > line.price;
  return (
    <li className="flex gap-4 border-line border-t py-3.5">
      <span className="w-[66px] shrink-0 md:w-[78px]">
        {piece && <Picture of={piece.picture} alt="" sizes="78px" />}
        {own && <img src={offerPicturePath(own)} alt="" className="aspect-3/4 w-full bg-sand object-cover" />}
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-baseline justify-between gap-4">
          <span dir="auto" className="min-w-0 break-words font-display text-21 leading-tight md:text-23">
            {line.name}
          </span>
          <span className="whitespace-nowrap font-medium">{linePrice(line)}</span>
        </p>
        {line.own?.words && (
          <p dir="auto" className="whitespace-pre-line break-words text-14">
            {line.own.words}
          </p>
        )}
        {describeChoices(line).map((choice) => (
          <p key={choice} className="text-14">
            {choice}
          </p>
        ))}
        {open !== "" && <p className="text-14">{open}</p>}
        <p className="flex justify-between gap-4 text-14 text-ink-2">
          {pieceCount(line.quantity)}
          {isLess && <Struck price={line.shopPrice ?? 0} each={line.quantity > 1} />}
        </p>
      </div>
    </li>
  );
}

function Struck({ price, each = false }: { price: Rupees; each?: boolean }) {
  return (
    <span className="whitespace-nowrap text-ink-2">
      <span className="sr-only">instead of </span>
      <s>{formatDesk(price)}</s>
      {each && " each"}
    </span>
  );
}

type SumsProps = { sums: Sums; shopDelivery: Rupees; totalName: ReactNode };

/** As an order's; the shop's delivery charge is struck where this one is lower. */
export function OfferSums({ sums, shopDelivery, totalName }: SumsProps) {
  const { delivery, saving } = sums;
  return (
    <div className="border-line border-t pt-3 md:[:is(.desk-order-box,.offer-box)>&]:border-t-0 md:[:is(.desk-order-box,.offer-box)>&]:pt-0">
      <p className="flex justify-between gap-4 py-0.5">
        <span>{piecesHeading(sums.lines)}</span>
        <span>{formatDesk(sums.subtotal)}</span>
      </p>
      {sums.lines.length > 0 && (
        <p className="flex justify-between gap-4 py-0.5">
          <span>Delivery</span>
          <span className="flex gap-2">
            {delivery < shopDelivery && <Struck price={shopDelivery} />}
            {delivery === 0 ? "none" : formatDesk(delivery)}
          </span>
        </p>
      )}
      <p className="mt-2 flex justify-between gap-4 border-line border-t pt-3 font-semibold text-19">
        <span>{totalName}</span>
        <span>{formatDesk(sums.total)}</span>
      </p>
      {saving > 0 && <p className="text-right text-14 text-ink-2">{formatDesk(saving)} less than in the shop</p>}
    </div>
  );
}
