import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef } from "react";
import { useScrollRow } from "../carousel/use-scroll-row.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { LightboxThumbnails } from "./lightbox-thumbnails.tsx";
import type { GalleryPicture } from "./product-data.server.ts";
import { useZoom } from "./use-zoom.ts";
import type { Point } from "./zoom.ts";

const keyScroll = 80;

const Enlarge = lazy(() => import("./enlarge.tsx").catch(() => new Promise<never>(() => {})));

type Props = {
  name: string;
  pictures: readonly GalleryPicture[];
  start: number;
  openedFrom: Point;
  /** With the index of the picture that was shown last. */
  onClose: (last: number) => void;
};

/** Controls have a background of their own: they lie over pictures of any colour. */
const overPicture = "border border-on-plum-2/55 bg-night/86 text-white";

/** The pictures full screen. A click or Escape closes it; pinch, double tap and, with a mouse, `Enlarge` enlarge. */
export function Lightbox({ name, pictures, start, openedFrom, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, position, show } = useScrollRow({ items: pictures.length, start });
  const index = position.stop;
  const step = (by: number) => show((index + by + pictures.length) % pictures.length);

  // Before the row measures itself: a closed dialog has no width.
  useLayoutEffect(() => dialog.current?.showModal(), []);

  function onKeyDown(event: KeyboardEvent): void {
    const by = arrowKeyStep(event);
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // The focus is outside the slide, so the browser wouldn't scroll it by arrow keys.
    if (down) track.current?.children[index]?.scrollBy({ top: down * keyScroll });
    if (by) step(by);
    if (by || down) event.preventDefault();
  }

  const close = () => dialog.current?.close();
  useZoom({ track, index, openedFrom, onTap: close });
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      className="lightbox"
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className={`absolute top-2 right-(--corner) z-1 flex size-13 items-center justify-center rounded-full md:top-5 md:right-9.5 ${overPicture}`}
      >
        <Icon name="close" className="size-6.5" />
      </button>
      <p
        role="status"
        className={`pointer-events-none absolute top-3.5 left-[max(12px,env(safe-area-inset-left))] z-1 flex min-h-10 max-w-[calc(100%-var(--corner)-84px)] items-center rounded-full px-4 text-14 leading-normal md:top-5 md:left-6 ${overPicture}`}
      >
        <span className="min-w-0 truncate">{name}</span>
        <span className="nums shrink-0">
          , {index + 1} of {pictures.length}
        </span>
      </p>
      <ul ref={track} className="slides h-full">
        {pictures.map(({ ref, alt }, place) => (
          <li key={ref.name} inert={place !== index} className="lightbox-slide">
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${alt}. Close full screen`}
              className="flex min-h-full w-fit min-w-full items-start justify-center"
            >
              <Picture
                of={ref}
                alt={alt}
                sizes="(min-width: 48rem) max(75vh, 50vw), 100vw"
                className="lightbox-picture aspect-3/4"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <Arrow to="Previous" place="left-32" onPress={() => step(-1)} />
          <Arrow to="Next" place="right-20" onPress={() => step(1)} />
          <LightboxThumbnails pictures={pictures} index={index} onShow={show} />
        </>
      )}
      <Suspense>
        <Enlarge track={track} index={index} className={overPicture} />
      </Suspense>
    </dialog>
  );
}

type ArrowProps = { to: "Previous" | "Next"; place: string; onPress: () => void };

/** From md; phones swipe. */
function Arrow({ to, place, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={`${to} picture`}
      onClick={onPress}
      className={`absolute top-1/2 hidden size-14 -translate-y-1/2 items-center justify-center rounded-full transition-colors hover:border-white md:flex ${overPicture} ${place}`}
    >
      <Icon name={to === "Next" ? "right" : "left"} />
    </button>
  );
}

/** -1 or 1 for an arrow key; with a modifier it is the browser's own, such as Back. */
export function arrowKeyStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[key];
}
