/** An action below the order: an icon, a title, a line about it. */
export const rowStyle =
  "flex min-h-13 w-full items-center gap-4.5 py-2.5 text-left text-15 text-accent-deep leading-snug";
