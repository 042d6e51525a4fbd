import { leadPictureSizes } from "../cards/piece-page.ts";
import type { OfferedPiece } from "./offer-data.server.ts";
import { fullPicture, OfferPicture } from "./offer-picture.tsx";

const slideId = (place: number): string => `picture-${place + 1}`;

/**
 * The first piece as large as on its own page. From md the others are below, large as well, and a first piece without
 * a picture leaves its place to the next.
 */
export function OfferPictures({ pieces }: { pieces: readonly OfferedPiece[] }) {
  const [lead, ...further] = pieces.filter(({ pictures }) => pictures.length > 0);
  if (!lead) return null;
  return (
    <div className="offer-pictures">
      <LeadPiece piece={lead} isFirst={lead === pieces[0]} />
      {further.length > 0 && (
        <ul className="mt-5 hidden grid-cols-2 gap-6 md:grid">
          {further.map((piece) => (
            <li key={piece.place}>
              <LargePicture piece={piece} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Pictures to swipe; a thumbnail links to its slide, a slide to the picture's file. */
function LeadPiece({ piece: { name, pictures }, isFirst }: { piece: OfferedPiece; isFirst: boolean }) {
  return (
    <section aria-label={`Pictures of ${name}`} className={isFirst ? "-mx-4 md:mx-0" : "hidden md:block"}>
      <ul className="slides">
        {pictures.map((picture, place) => (
          <li key={fullPicture(picture)} id={slideId(place)} className="w-full shrink-0 snap-center snap-always">
            <a href={fullPicture(picture)} aria-label={`${picture.alt}. Open it alone`} className="slide-link">
              <OfferPicture
                picture={picture}
                sizes={leadPictureSizes}
                eager={isFirst && place === 0}
                className="md:rounded-card"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto px-4 py-2.5 md:px-0">
          {pictures.map((picture, place) => (
            <li key={fullPicture(picture)} className="w-16.5 shrink-0">
              <a href={`#${slideId(place)}`} aria-label={`Show picture ${place + 1}: ${picture.alt}`} className="block">
                <OfferPicture picture={picture} alt="" sizes="66px" className="rounded-card" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p aria-hidden="true" className="mt-2 hidden font-display text-22 md:block">
        {name}
      </p>
    </section>
  );
}

function LargePicture({ piece: { name, pictures } }: { piece: OfferedPiece }) {
  const [picture] = pictures;
  if (!picture) return null;
  return (
    <a href={fullPicture(picture)} className="block">
      <OfferPicture picture={picture} sizes="(min-width: 68.75rem) 368px, 25vw" className="rounded-card" />
      <span className="mt-2 block font-display text-22">{name}</span>
    </a>
  );
}
