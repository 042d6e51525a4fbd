import { Picture } from "../ui/picture.tsx";
import type { GalleryPicture } from "./product-data.server.ts";

type Props = {
  pictures: readonly GalleryPicture[];
  index: number;
  onShow: (place: number) => void;
};

/** Without script a thumbnail links to its slide. */
export const slideId = (place: number): string => `picture-${place + 1}`;

/** Not without script: the outline couldn't move to another thumbnail. */
const chosen =
  "noscript:outline-0 outline-2 outline-accent outline-offset-2 focus-visible:outline-3 focus-visible:outline-ink focus-visible:outline-offset-3";

export function Thumbnails({ pictures, index, onShow }: Props) {
  return (
    <ul className="flex gap-2 overflow-x-auto px-4 py-2.5 md:col-start-1 md:row-start-1 md:flex-col md:overflow-visible md:p-0">
      {pictures.map(({ ref, alt }, place) => (
        <li key={ref.name} className="w-16.5 shrink-0 md:w-auto">
          <a
            href={`#${slideId(place)}`}
            aria-label={`Show picture ${place + 1}: ${alt}`}
            aria-current={place === index ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(place);
            }}
            className={`block rounded-card ${place === index ? chosen : ""}`}
          >
            <Picture of={ref} alt="" sizes="84px" className="aspect-3/4 rounded-card" />
          </a>
        </li>
      ))}
    </ul>
  );
}
