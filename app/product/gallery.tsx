import { type KeyboardEvent, useState } from "react";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { leadPictureSizes, piecePage } from "../cards/piece-page.ts";
import { useScrollRow } from "../carousel/use-scroll-row.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { pictureAddress } from "../ui/picture-address.ts";
import { isPlainClick } from "../ui/plain-click.ts";
import { arrowKeyStep, Lightbox } from "./lightbox.tsx";
import type { GalleryPicture } from "./product-data.server.ts";
import { slideId, Thumbnails } from "./thumbnails.tsx";
import type { Point } from "./zoom.ts";

type Props = { name: string; pictures: readonly GalleryPicture[] };

/** Pictures to swipe, edge to edge on phones, with thumbnails. A click opens them full screen. */
export function Gallery({ name, pictures }: Props) {
  const { track, position, show } = useScrollRow({ items: pictures.length });
  const index = position.stop;
  const [openedFrom, setOpenedAt] = useState<Point>();

  function focusPicture(place: number): void {
    track.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = arrowKeyStep(event);
    if (!step || openedFrom || pictures.length < 2) return;
    event.preventDefault();
    const next = (index + step + pictures.length) % pictures.length;
    show(next);
    if (track.current?.contains(document.activeElement)) focusPicture(next);
  }

  return (
    <section aria-label={`Pictures of ${name}`} onKeyDown={onKeyDown} className={`gallery ${piecePage.gallery}`}>
      <div className={`gallery-sticky ${pictures.length > 1 ? piecePage.besideThumbnails : ""}`}>
        <div className="gallery-pictures md:col-start-2">
          <ul ref={track} className="slides">
            {pictures.map((picture, place) => (
              <li key={picture.ref.name} id={slideId(place)} className="w-full shrink-0 snap-center snap-always">
                <Slide picture={picture} leads={place === 0} current={place === index} onOpen={setOpenedAt} />
              </li>
            ))}
          </ul>
          {pictures.length > 1 && (
            <p className="noscript:hidden nums pointer-events-none absolute bottom-5 left-3.5 rounded-full bg-white px-2.75 font-semibold text-13 leading-[2.08] md:hidden">
              {index + 1} / {pictures.length}
            </p>
          )}
          <span className="pointer-events-none absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-white">
            <Icon name="zoom" className="size-5.5" />
          </span>
          {openedFrom && (
            <Lightbox
              name={name}
              pictures={pictures}
              start={index}
              openedFrom={openedFrom}
              onClose={(last) => {
                setOpenedAt(undefined);
                show(last, "instant");
                focusPicture(last);
              }}
            />
          )}
        </div>
        {pictures.length > 1 && <Thumbnails pictures={pictures} index={index} onShow={show} />}
      </div>
    </section>
  );
}

type SlideProps = {
  picture: GalleryPicture;
  leads: boolean;
  current: boolean;
  onOpen: (at: Point) => void;
};

/** Without script a link to the picture's file. */
function Slide({ picture: { ref, alt }, leads, current, onOpen }: SlideProps) {
  return (
    <a
      href={pictureAddress(pictureFile(ref, "full"))}
      tabIndex={current ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={`${alt}. Open full screen`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen({ x: event.clientX, y: event.clientY });
      }}
      className="slide-link"
    >
      <Picture of={ref} alt={alt} sizes={leadPictureSizes} eager={leads} className="aspect-3/4 md:rounded-card" />
    </a>
  );
}
