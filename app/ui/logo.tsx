import file from "../assets/logo.svg?no-inline";
import drawing from "../assets/logo.svg?raw";
import stacked from "../assets/logo-stacked-light.svg?no-inline";
import { InlineSvg } from "./inline-svg.tsx";

const size = { width: 446.4, height: 164.8 } as const;

/** Inline in the HTML, as icons are, so that it is there at the first paint. */
const content = import.meta.env.SSR
  ? drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
  : `<image href="${file}" width="${size.width}" height="${size.height}"/>`;

/** The class sets the height ("h-11"); it must be at least 96 px wide. */
type Props = { className: string };

const style = "w-auto forced-colors:forced-color-adjust-none";

export function Logo({ className }: Props) {
  return (
    <InlineSvg
      role="img"
      aria-label="Naqsh"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`${style} forced-colors:bg-paper ${className}`}
      content={content}
    />
  );
}

/** White letters and lilac dots, for the footer. */
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
