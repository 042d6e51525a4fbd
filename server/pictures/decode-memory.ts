import type { Metadata } from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";

type Described = Pick<Metadata, "format" | "width" | "height" | "channels" | "depth" | "isProgressive">;

/** For pictures that can't be decoded row by row; see docs/decisions/pictures.md. */
const mostBufferedBytes = 150_000_000;
const mostAv1Pixels = 12_000_000;

/** A row is always buffered whole, and no camera makes one as long as this. */
const longestSide = 20_000;

/** Whether decoding would take too much memory, judged by the file's header alone. */
export function isTooLarge(given: Uint8Array, described: Described): boolean {
  const { format, width, height } = described;
  const most = format === "heif" ? mostAv1Pixels : maxUploadPixels;
  return (
    width * height > most ||
    Math.max(width, height) > longestSide ||
    bufferedBytes(given, described) > mostBufferedBytes
  );
}

/** What a decoder buffers before the first row comes out: all of a progressive picture, nothing of others. */
export function bufferedBytes(
  given: Uint8Array,
  { format, width, height, channels, depth, isProgressive }: Described,
): number {
  if (!isProgressive) return 0;
  const pixels = width * height;
  if (format === "jpeg") return 2 * (samplesOfJpeg(given) ?? pixels * channels);
  return pixels * channels * (depth === "ushort" ? 2 : 1);
}

/**
 * The number of samples of a JPEG, from the sampling factors in its own header. The chroma subsampling that sharp
 * reports can be forged.
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

/** SOF0 to SOF15, except three markers in that range that are other segments. */
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
