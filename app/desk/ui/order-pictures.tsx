import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Picture } from "../../ui/picture.tsx";

type Props = { pictures: readonly PictureRef[] };

/** On a phone one square: two are stacked, three one over two, four two by two; from md a strip. */
export function PictureMosaic({ pictures }: Props) {
  return (
    <span className={`mosaic mosaic-${Math.min(4, Math.max(1, pictures.length))}`}>
      {pictures.map((picture) => (
        <Picture key={picture.name} of={picture} alt="" sizes="52px" className="mosaic-tile" />
      ))}
    </span>
  );
}

export function PictureStrip({ pictures }: Props) {
  return (
    <span className="flex gap-1">
      {pictures.map((picture) => (
        <Picture key={picture.name} of={picture} alt="" sizes="42px" className="strip-tile" />
      ))}
    </span>
  );
}
