import file from "../assets/icons.svg?no-inline";
import sprite from "../assets/icons.svg?raw";
import { Drawn, insidesOf } from "./drawn.tsx";
import { prefetchFile } from "./prefetch.ts";

const insideOf = insidesOf(import.meta.env.SSR ? sprite : "", file);

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
  "promise-handmade",
  "promise-cash",
  "promise-delivery",
  "promise-chat",
] as const;
export type IconName = (typeof iconNames)[number];

/** Drawn in the text's colour and never announced: words beside it, or the control's own name, say what it means. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return <Drawn aria-hidden="true" className={`shrink-0 ${className}`} inside={insideOf(name)} />;
}

/** Those that the browser makes from now on shouldn't have to wait for their file. */
export function fetchIcons(): void {
  prefetchFile(file);
}
