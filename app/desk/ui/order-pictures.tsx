import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Picture } from "../../ui/picture.tsx";

type Props = { pictures: readonly PictureRef[] };

const most = 4;

/**
 * On a phone one square: two are stacked, three one over two, four two by two; from md a strip. `more` are addresses of
 * pictures that aren't in the catalogue.
 */
export function PictureMosaic({ pictures, more = [] }: Props & { more?: readonly string[] }) {
  const others = more.slice(0, Math.max(0, most - pictures.length));
  return (
    <span className={`mosaic mosaic-${Math.min(most, Math.max(1, pictures.length + others.length))}`}>
      {pictures.map((picture) => (
        <Picture key={picture.name} of={picture} alt="" sizes="52px" className="mosaic-tile" />
      ))}
      {others.map((address) => (
        <img key={address} src={address} alt="" className="mosaic-tile w-full bg-sand object-cover md:w-[39px]" />
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
