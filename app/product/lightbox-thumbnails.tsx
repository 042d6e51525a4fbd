import { Picture } from "../components/picture.tsx";
import type { GalleryPicture } from "./product-data.server.ts";

type Props = { pictures: readonly GalleryPicture[]; index: number; onShow: (place: number) => void };

export function LightboxThumbnails({ pictures, index, onShow }: Props) {
  return (
    <ul className="pointer-events-none absolute inset-x-0 bottom-6.5 flex justify-center gap-2.5 md:bottom-5.5 [@media(height<30rem)]:hidden">
      {pictures.map(({ ref, alt }, place) => (
        <li key={ref.name} className="pointer-events-auto">
          <button
            type="button"
            aria-label={`Show picture ${place + 1}: ${alt}`}
            aria-current={place === index ? "true" : undefined}
            onClick={() => onShow(place)}
            className={`block w-13.5 rounded-card ${place === index ? "outline-2 outline-white outline-offset-2" : "opacity-60 transition-opacity hover:opacity-100"}`}
          >
            <Picture of={ref} alt="" sizes="54px" className="aspect-3/4 rounded-card" />
          </button>
        </li>
      ))}
    </ul>
  );
}
