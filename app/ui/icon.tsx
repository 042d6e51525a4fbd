import file from "../assets/icons.svg?no-inline";
import sprite from "../assets/icons.svg?raw";
import { InlineSvg, symbolMarkup } from "./inline-svg.tsx";
import { prefetchFile } from "./prefetch.ts";

const markupOf = symbolMarkup(import.meta.env.SSR ? sprite : "", file);

export const iconNames = [
  "search",
  "bag",
  "menu",
  "close",
  "left",
  "right",
  "down",
  "chat",
  "plus",
  "minus",
  "copy",
  "check",
  "pause",
  "play",
  "zoom",
  "filter",
  "sort",
  "phone",
  "mail",
  "insta",
  "truck",
  "cash",
  "wallet",
  "clock",
  "swap",
  "heart",
  "share",
  "print",
  "out",
  "again",
  "image",
  "screenshot",
  "save",
  "promise-handmade",
  "promise-cash",
  "promise-delivery",
  "promise-chat",
] as const;
export type IconName = (typeof iconNames)[number];

/** In the text's colour and hidden from screen readers: words beside it, or the control's own name, say what it means. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return <InlineSvg aria-hidden="true" className={`shrink-0 ${className}`} content={markupOf(name)} />;
}

/** Icons that React renders from now on point at this file: they shouldn't have to wait for it. */
export function fetchIcons(): void {
  prefetchFile(file);
}
