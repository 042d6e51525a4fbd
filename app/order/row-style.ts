/** What she can do besides: an icon, a word, a line about it. */
export const rowStyle =
  "flex min-h-13 w-full items-center gap-4.5 py-2.5 text-left text-15 text-accent-deep leading-snug";
