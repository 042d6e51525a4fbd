export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

/** As many bytes as are needed to tell the format. */
export const headLength = 32;

const startOfPng = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Brands of HEVC; `mif1` and `msf1` say only that it is a picture, and the compatible brands which kind. */
const heicBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** By the first bytes of the file, whatever its name says. Other formats aren't accepted. */
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
