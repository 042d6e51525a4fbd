/** Layout classes of a piece's page. */
export const piecePage = {
  page: "page md:pt-5.25",
  columns:
    "print:grid print:grid-cols-[2fr_3fr] print:gap-6 md:mt-3 md:grid md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-8 wide:grid-cols-[minmax(0,50rem)_minmax(0,27.5rem)] wide:justify-between wide:gap-12",
  gallery: "-mx-4 print:mx-0 md:mx-0",
  /** Fixed widths: the picture must not move when the thumbnails load. */
  besideThumbnails:
    "md:grid md:grid-cols-[3.5rem_minmax(0,1fr)] md:items-start md:gap-4 md:[--thumbnails:4.5rem] wide:grid-cols-[5.25rem_minmax(0,1fr)] wide:[--thumbnails:6.25rem]",
  words: "pt-3 md:pt-[5px]",
} as const;

/** The `sizes` of the leading picture of a piece's page. */
export const leadPictureSizes = "(min-width: 68.75rem) 700px, (min-width: 48rem) 50vw, 100vw";
