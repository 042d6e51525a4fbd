import { Picture } from "../ui/picture.tsx";
import type { GalleryPicture } from "./product-data.server.ts";

type Props = { pictures: readonly GalleryPicture[]; index: number; onShow: (place: number) => void };

/** Below the picture on phones, beside it from md, so that no height is lost. */
export function LightboxThumbnails({ pictures, index, onShow }: Props) {
  return (
    <ul className="pointer-events-none absolute inset-x-0 bottom-5.5 flex justify-center gap-1.5 px-2 md:inset-y-0 md:right-auto md:left-5 md:flex-col md:px-0 [@media(height<30rem)]:hidden">
      {pictures.map(({ ref, alt }, place) => {
        const isCurrent = place === index;
        return (
          <li
            key={ref.name}
            // A dark ground, so that it is visible over light pictures, too.
            className={`pointer-events-auto w-15.5 rounded-card border-2 bg-night p-0.5 md:w-20 ${isCurrent ? "border-white" : "border-night"}`}
          >
            <button
              type="button"
              aria-label={`Show picture ${place + 1}: ${alt}`}
              aria-current={isCurrent ? "true" : undefined}
              onClick={() => onShow(place)}
              className={`block w-full rounded-card ${isCurrent ? "" : "opacity-60 transition-opacity hover:opacity-100"}`}
            >
              <Picture of={ref} alt="" sizes="72px" className="aspect-3/4 rounded-card" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
