import { pictureFile } from "../../shop/pieces/picture.ts";
import { Picture } from "../ui/picture.tsx";
import { pictureAddress } from "../ui/picture-address.ts";
import type { OfferPicture as Shown } from "./offer-data.server.ts";

type Props = { picture: Shown; sizes: string; eager?: boolean; className?: string; alt?: string };

/** 3:4, whether it is the catalogue's or of a piece of its own. */
export function OfferPicture({ picture: { ref, src, alt }, sizes, eager = false, className = "", ...other }: Props) {
  const words = other.alt ?? alt;
  if (ref) return <Picture of={ref} alt={words} sizes={sizes} eager={eager} className={`aspect-3/4 ${className}`} />;
  return (
    <img
      src={src}
      alt={words}
      loading={eager ? "eager" : "lazy"}
      className={`aspect-3/4 w-full bg-sand object-cover ${className}`}
    />
  );
}

/** The picture's file, for a link that shows it alone. */
export function fullPicture({ ref, src = "" }: Shown): string {
  return ref ? pictureAddress(pictureFile(ref, "full")) : src;
}
