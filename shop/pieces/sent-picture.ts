/** The names of pictures that were sent to the desk, by their content: a piece's, and the two crops of a banner's art. */
export const sentPhoto = /^photo-[0-9a-f]{12}$/;
export const sentArt = /^banner-[0-9a-f]{12}-(?<crop>mobile|desktop)$/;

/** `key` is twelve hexadecimal digits of what it was made from. */
export function sentNames(key: string) {
  return { photo: `photo-${key}`, mobile: `banner-${key}-mobile`, desktop: `banner-${key}-desktop` };
}

/** Those that stand anywhere in a text. */
export function sentNamesIn(text: string): string[] {
  return text.match(/photo-[0-9a-f]{12}|banner-[0-9a-f]{12}-(mobile|desktop)/g) ?? [];
}
