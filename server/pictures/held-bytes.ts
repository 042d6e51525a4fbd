import type { Metadata } from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";

type Described = Pick<Metadata, "format" | "width" | "height" | "channels" | "depth" | "isProgressive">;

/** Of what is held whole so much, and of AV1 so many pixels; see docs/decisions/pictures.md. */
const mostHeld = 150_000_000;
const mostOfAv1 = 12_000_000;

/** A single row is held whole as well, and no camera makes one as long as this. */
const longestRow = 20_000;

/** Whether reading it would take more memory than we have for a picture, by its head alone. */
export function isTooLarge(given: Uint8Array, described: Described): boolean {
  const { format, width, height } = described;
  const most = format === "heif" ? mostOfAv1 : maxUploadPixels;
  return width * height > most || Math.max(width, height) > longestRow || heldBytes(given, described) > mostHeld;
}

/** What a decoder holds of a picture that it can't read row by row: all of it, before the first row is there. */
export function heldBytes(
  given: Uint8Array,
  { format, width, height, channels, depth, isProgressive }: Described,
): number {
  if (!isProgressive) return 0;
  const pixels = width * height;
  if (format === "jpeg") return 2 * (samplesOfJpeg(given) ?? pixels * channels);
  return pixels * channels * (depth === "ushort" ? 2 : 1);
}

/**
 * How many samples a JPEG has, by its own head: its colours may be as fine as its brightness, or half or a quarter of
 * it. What a library says of that in a word can be made to be wrong.
 */
function samplesOfJpeg(given: Uint8Array): number | undefined {
  const view = new DataView(given.buffer, given.byteOffset, given.byteLength);
  let at = 2;
  while (at + 10 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return samplesIn(view, at + 5);
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, among which three are tables of other kinds. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function samplesIn(view: DataView, at: number): number | undefined {
  const pixels = view.getUint16(at) * view.getUint16(at + 2);
  const count = view.getUint8(at + 4);
  if (at + 5 + 3 * count > view.byteLength) return undefined;
  const parts = Array.from({ length: count }, (_, index) => {
    const factors = view.getUint8(at + 6 + 3 * index);
    return { across: factors >> 4, down: factors & 15 };
  });
  const across = Math.max(...parts.map((part) => part.across));
  const down = Math.max(...parts.map((part) => part.down));
  return parts.reduce((sum, part) => sum + (pixels * part.across * part.down) / (across * down), 0);
}
