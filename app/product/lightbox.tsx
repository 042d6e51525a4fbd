import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "../components/icon.tsx";
import { Picture } from "../components/picture.tsx";
import type { GalleryPicture } from "./product-data.server.ts";
import { useSlides } from "./use-slides.ts";

type Props = {
  name: string;
  pictures: readonly GalleryPicture[];
  start: number;
  /** Told which picture was seen last. */
  onClose: (last: number) => void;
};

const arrow =
  "absolute top-1/2 hidden size-14 -translate-y-1/2 items-center justify-center rounded-full border border-on-plum-2/50 text-white hover:border-white md:flex";

/** Full screen, on night. Any click on picture or ground closes it, as does Escape. */
export default function Lightbox({ name, pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, index, show } = useSlides(pictures.length, start);

  useEffect(() => dialog.current?.showModal(), []);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === "ArrowRight") show(index + 1);
    if (key === "ArrowLeft") show(index - 1);
  }

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      className="lightbox"
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <p role="status" className="absolute top-5 left-5 z-1 text-[14px] text-on-plum">
        {name}, {index + 1} of {pictures.length}
      </p>
      <ul ref={track} className="slides h-full">
        {pictures.map(({ ref, alt }) => (
          <li
            key={ref.name}
            className="flex h-full w-full shrink-0 snap-center items-center justify-center pt-12 pb-28"
          >
            <button type="button" tabIndex={-1} aria-label="Close" onClick={close} className="lightbox-picture">
              <Picture of={ref} alt={alt} sizes="(min-width: 48rem) 75vh, 100vw" className="aspect-3/4 size-full" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="absolute top-2 right-2 flex size-13 items-center justify-center text-white"
      >
        <Icon name="close" />
      </button>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={() => show(index - 1)}
            className={`${arrow} left-16`}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => show(index + 1)}
            className={`${arrow} right-16`}
          >
            <Icon name="right" />
          </button>
          <LightboxThumbnails pictures={pictures} index={index} onShow={show} />
        </>
      )}
    </dialog>
  );
}

function LightboxThumbnails({
  pictures,
  index,
  onShow,
}: Pick<Props, "pictures"> & { index: number; onShow: (place: number) => void }) {
  return (
    <ul className="absolute inset-x-0 bottom-5 flex justify-center gap-2">
      {pictures.map(({ ref, alt }, place) => (
        <li key={ref.name}>
          <button
            type="button"
            aria-label={`Show picture ${place + 1}: ${alt}`}
            aria-current={place === index ? "true" : undefined}
            onClick={() => onShow(place)}
            className={`block w-13.5 rounded-card ${place === index ? "outline-2 outline-white outline-offset-2" : "opacity-60 hover:opacity-100"}`}
          >
            <Picture of={ref} alt="" sizes="54px" className="aspect-3/4 rounded-card" />
          </button>
        </li>
      ))}
    </ul>
  );
}
