const shape =
  "button inline-flex items-center justify-center gap-2.5 rounded-card text-15 font-semibold tracking-[.02em] transition-colors";

const looks = {
  primary: "bg-accent text-white hover:bg-accent-deep",
  outline: "border border-accent bg-white/0 text-accent-deep hover:bg-tint",
  quiet: "border border-line-2 text-ink hover:border-ink",
  light: "bg-white text-ink hover:bg-on-plum",
  incomplete: "bg-incomplete text-on-incomplete",
} as const;

export type ButtonLook = keyof typeof looks;

/** One look for buttons and for links that act like them. One primary per view. */
export function buttonStyle(look: ButtonLook, more = ""): string {
  return `${shape} ${looks[look]} ${more}`.trim();
}

/** A link, or a button that is no louder than one. */
export const quietLink =
  "inline-flex min-h-11 items-center font-semibold text-15 text-accent-deep underline underline-offset-4";

/** One icon of the navigation, 22 px, with its target of 44 or 48 px. */
export const navIcon =
  "relative flex size-11 items-center justify-center text-ink transition-colors hover:text-accent-deep md:size-12";
