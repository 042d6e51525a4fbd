/** One icon of the navigation, 22 px, with its target of 44 or 48 px. */
export const navIcon =
  "relative flex size-11 items-center justify-center text-ink transition-colors hover:text-accent-deep md:size-12";
