export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

/** What of a file tells its format. */
export const headLength = 32;

const startOfPng = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** HEVC in its several shapes; `mif1` and `msf1` say only that there is a picture, of which kind the others tell. */
const heicBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** What a file is by its first bytes, whatever it is called. SVG, GIF and the rest are none that we take. */
export function guessFormat(head: Uint8Array): PictureFormat | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (startOfPng.every((byte, place) => head[place] === byte)) return "png";
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) !== "ftyp") return undefined;
  const brands = [8, 16, 20, 24, 28].map((place) => text(place, place + 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return heicBrands.test(brands[0] ?? "") ? "heic" : undefined;
}
