/** A picture as the shop serves it: `name` is `{id}-{view}`, `tone` its average colour while it loads. */
export type PictureRef = { name: string; hash: string; width: number; height: number; tone: string };

export type PictureVersion = 240 | 480 | "full" | "webp" | "preview";

const suffixes: Record<PictureVersion, string> = {
  240: "240.avif",
  480: "480.avif",
  full: "full.avif",
  webp: "480.webp",
  preview: "preview.jpg",
};

/** The file's name. The hash of the content is part of it, so that it may be cached for ever. */
export function pictureFile({ name, hash }: Pick<PictureRef, "name" | "hash">, version: PictureVersion): string {
  return `${name}.${hash}.${suffixes[version]}`;
}
