import type { ChoiceField } from "../../shop/pieces/choices.ts";
import { ChoiceTiles } from "../ui/choice-tiles.tsx";
import { PieceBadge } from "../ui/piece-badge.tsx";
import { Problem } from "../ui/problem.tsx";
import type { OfferedPiece } from "./offer-data.server.ts";
import { fullPicture, OfferPicture } from "./offer-picture.tsx";
import { OfferPrice } from "./offer-price.tsx";

/** Names, prices, and the choices that are left to the shopper. */
export function OfferPieces({ pieces }: { pieces: readonly OfferedPiece[] }) {
  const [first, ...others] = pieces;
  return (
    <>
      {first && <FirstPieceWords piece={first} />}
      {others.map((piece) => (
        <FurtherPiece key={piece.place} piece={piece} />
      ))}
    </>
  );
}

/** As on the piece's own page; from md in the same form as the others. */
function FirstPieceWords({ piece }: { piece: OfferedPiece }) {
  const { name, badge, words } = piece;
  return (
    <section aria-label={name} className="offer-piece">
      {badge && (
        <span className="md:hidden">
          <PieceBadge badge={badge} large />
        </span>
      )}
      <div className="md:flex md:items-baseline md:justify-between md:gap-4">
        <h2 className="mt-2.25 break-words font-display text-40 leading-[1.12] md:mt-0 md:text-22">
          <bdi>{name}</bdi>
        </h2>
        <p className="nums mt-2.5 font-medium text-22 leading-tight md:mt-0 md:text-right md:text-17">
          <OfferPrice {...piece} />
        </p>
      </div>
      <p dir="auto" className="mt-3 text-15 text-ink-2 md:mt-0.5 md:text-14">
        {words}
      </p>
      <PieceChoices piece={piece} />
    </section>
  );
}

function FurtherPiece({ piece }: { piece: OfferedPiece }) {
  const { name, words, pictures } = piece;
  const [picture] = pictures;
  return (
    <section aria-label={name} className="offer-piece">
      <div className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 large-letters:grid-cols-1 md:grid-cols-1">
        {picture && (
          <a href={fullPicture(picture)} aria-label={`${picture.alt}. Open it alone`} className="md:hidden">
            <OfferPicture picture={picture} sizes="132px" className="rounded-card" />
          </a>
        )}
        <div className={`flex flex-col md:contents ${picture ? "" : "col-span-full"}`}>
          <div className="md:flex md:items-baseline md:justify-between md:gap-4">
            <h2 className="break-words font-display text-24 leading-[1.2] md:text-22">
              <bdi>{name}</bdi>
            </h2>
            <p className="nums hidden font-medium text-17 leading-tight md:block md:text-right">
              <OfferPrice {...piece} />
            </p>
          </div>
          <p dir="auto" className="mt-1.5 text-14 text-ink-2 leading-normal md:mt-0.5">
            {words}
          </p>
          <p className="nums mt-auto pt-2 font-medium text-18 leading-tight md:hidden">
            <OfferPrice {...piece} />
          </p>
        </div>
      </div>
      <PieceChoices piece={piece} />
    </section>
  );
}

const labels: Readonly<Record<ChoiceField, string>> = {
  size: "Size",
  withDupatta: "With matching dupatta",
  scent: "Attar",
  kilos: "Mithai",
};

const yours = <span className="text-14 text-ink-2">yours to choose</span>;

function PieceChoices({ piece: { choices, problem, place } }: { piece: OfferedPiece }) {
  return (
    <div id={`piece-${place}`} className="scroll-mt-40">
      {choices.map(({ field, name, options, chosen, problem }) => (
        <div key={field} className="mt-4">
          <ChoiceTiles
            name={name}
            label={labels[field]}
            options={options}
            preset={chosen}
            unit={field === "kilos" ? " kg" : ""}
            problem={problem}
            spread={field === "size"}
            aside={yours}
          />
        </div>
      ))}
      <Problem role="alert">{problem}</Problem>
    </div>
  );
}
