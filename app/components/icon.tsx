import file from "../assets/icons.svg?no-inline";

/** The shop's pages share one file, which the next page has already; at the desk they stand in the page. */
const sprite = import.meta.env.ICONS_IN_PAGE ? "#icon-" : `${file}#`;

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
  "hand",
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
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={sprite + name} />
    </svg>
  );
}
