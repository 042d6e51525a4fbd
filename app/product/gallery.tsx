import { lazy, Suspense, useRef, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { Picture } from "../components/picture.tsx";
import type { GalleryPicture } from "./product-data.server.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useSlides } from "./use-slides.ts";

const Lightbox = lazy(() => import("./lightbox.tsx"));

type Props = { name: string; pictures: readonly GalleryPicture[] };

const slideSizes = "(min-width: 68.75rem) 700px, (min-width: 48rem) 50vw, 100vw";

/** Swiped on phones, edge to edge; from md thumbnails stand beside it. A click opens the picture full screen. */
export function Gallery({ name, pictures }: Props) {
  const { track, index, show } = useSlides(pictures.length);
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLButtonElement>(null);

  return (
    <section
      aria-label={`Pictures of ${name}`}
      className="-mx-4 md:mx-0 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-start md:gap-4 md:self-start"
    >
      <div className="relative md:order-2">
        <ul ref={track} className="slides">
          {pictures.map(({ ref, alt }, place) => (
            <li key={ref.name} id={slideId(place)} className="w-full shrink-0 snap-center">
              <button
                ref={place === index ? main : null}
                type="button"
                tabIndex={place === index ? 0 : -1}
                aria-label={`${alt}. Open full screen`}
                onClick={() => setOpen(true)}
                className="block w-full cursor-zoom-in"
              >
                <Picture
                  of={ref}
                  alt={alt}
                  sizes={slideSizes}
                  eager={place === 0}
                  className="aspect-3/4 md:rounded-card"
                />
              </button>
            </li>
          ))}
        </ul>
        <p className="nums pointer-events-none absolute bottom-5 left-4 rounded-full bg-white px-3 py-0.5 font-semibold text-[13px] md:hidden">
          {index + 1} / {pictures.length}
        </p>
        <span className="pointer-events-none absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-white md:right-4 md:bottom-4">
          <Icon name="zoom" className="size-5" />
        </span>
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} index={index} onShow={show} hrefOf={(place) => `#${slideId(place)}`} />
      )}
      {open && (
        <Suspense fallback={null}>
          <Lightbox
            name={name}
            pictures={pictures}
            start={index}
            onClose={(last) => {
              setOpen(false);
              show(last, "instant");
              main.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function slideId(place: number): string {
  return `picture-${place + 1}`;
}
