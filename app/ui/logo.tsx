import file from "../assets/logo.svg?no-inline";
import drawing from "../assets/logo.svg?raw";
import stacked from "../assets/logo-stacked-light.svg?no-inline";
import { Drawn } from "./drawn.tsx";

const size = { width: 446.4, height: 164.8 } as const;

/** As icons are (drawn.tsx): a page comes with it, so that it stands there at the first paint. */
const inside = import.meta.env.SSR
  ? drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
  : `<image href="${file}" width="${size.width}" height="${size.height}"/>`;

/** The class says how high it stands ("h-11"); at least 96 px wide. */
type Props = { className: string };

const style = "w-auto forced-colors:forced-color-adjust-none";

export function Logo({ className }: Props) {
  return (
    <Drawn
      role="img"
      aria-label="Naqsh"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`${style} forced-colors:bg-paper ${className}`}
      inside={inside}
    />
  );
}

/** White letters and lilac dots, on plum at the foot of the page: asked for when it comes near. */
export function StackedLogo({ className }: Props) {
  return (
    <img
      src={stacked}
      alt="Naqsh"
      width={246}
      height={237}
      loading="lazy"
      className={`${style} forced-colors:bg-plum ${className}`}
    />
  );
}
