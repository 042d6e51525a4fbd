/** Names of uploaded pictures, made from their content: a piece's photo, and the two crops of a banner's art. */
export const sentPhoto = /^photo-[0-9a-f]{12}$/;
export const sentArt = /^banner-[0-9a-f]{12}-(?<crop>mobile|desktop)$/;

/** `key` is the first twelve hexadecimal digits of the content's hash. */
export function sentNames(key: string) {
  return { photo: `photo-${key}`, mobile: `banner-${key}-mobile`, desktop: `banner-${key}-desktop` };
}

/** Every such name in a text. */
export function sentNamesIn(text: string): string[] {
  return text.match(/photo-[0-9a-f]{12}|banner-[0-9a-f]{12}-(mobile|desktop)/g) ?? [];
}
