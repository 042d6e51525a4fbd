import { Link } from "react-router";
import { ownPieceId } from "../../../shop/cart/pricing.ts";
import type { OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { changeLine, removeLine, type TypedOffer } from "../../../shop/offer/offer-form.ts";
import type { MakingDays } from "../../../shop/pieces/making.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { OwnLine } from "./own-line.tsx";
import { PieceLine } from "./piece-line.tsx";

type Props = {
  shown: TypedOffer;
  typed: TypedOffer;
  piece: (id: number) => OfferPiece | undefined;
  now: number;
  makingDays: MakingDays;
  faultAt: (name: string) => string | undefined;
  onChange: (update: (offer: TypedOffer) => TypedOffer) => void;
  /** The address of the sheet in which a piece is chosen. */
  addPath: string;
  onAddOwn: () => void;
};

export function LinesPart(props: Props) {
  const { shown, typed, piece, now, makingDays, faultAt, onChange } = props;
  return (
    <section>
      <div className="offer-lines-head">
        <h2 className="section-title">Pieces</h2>
        {shown.lines.length > 0 && (
          <>
            <span aria-hidden="true" className="font-semibold">
              How many
            </span>
            <span aria-hidden="true" className="justify-between pr-3.5 font-semibold">
              Agreed, for one <span className="font-normal text-ink-2">in the shop</span>
            </span>
          </>
        )}
      </div>
      <ul className="border-line border-t">
        {shown.lines.map((line) => {
          const shared = {
            line,
            typed: typed.lines.find(({ key }) => key === line.key) ?? line,
            faultAt,
            onRemove: () => onChange((offer) => removeLine(offer, line.key)),
          };
          return line.id === ownPieceId ? (
            <OwnLine
              key={line.key}
              {...shared}
              onPictures={(change) =>
                onChange((offer) =>
                  changeLine(offer, line.key, (before) => ({ ...before, pictures: change(before.pictures) })),
                )
              }
            />
          ) : (
            <PieceLine key={line.key} {...shared} piece={piece(line.id)} now={now} makingDays={makingDays} />
          );
        })}
      </ul>
      <AddButtons {...props} />
    </section>
  );
}

function AddButtons({ shown, faultAt, addPath, onAddOwn }: Props) {
  return (
    <div id={deskFieldId("lines")} tabIndex={-1} className="mt-4 outline-none">
      <div className="contact-buttons bg-white md:max-w-100">
        <Link to={addPath} preventScrollReset>
          <Icon name="search" className="size-5" />
          Add a piece
        </Link>
        <button type="button" onClick={onAddOwn}>
          <Icon name="plus" className="size-5" />
          Of its own
        </button>
      </div>
      <Problem>{shown.lines.length === 0 ? faultAt("lines") : undefined}</Problem>
      <noscript>
        <p className="mt-3 text-15">Adding pieces needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </div>
  );
}
