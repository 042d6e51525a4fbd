import sharp, { type Sharp } from "sharp";

/** Plain, with a red upper left corner that shows its rotation. */
export function photograph(width = 300, height = 400, background = "#1f8a70"): Sharp {
  const [w, h] = [Math.ceil(width / 3), Math.ceil(height / 3)];
  const corner = { create: { width: w, height: h, channels: 3, background: "#e01010" } } as const;
  return sharp({ create: { width, height, channels: 3, background } }).composite([{ input: corner, left: 0, top: 0 }]);
}

/** A decompression bomb: a tiny PNG whose header declares a huge size. */
export async function bomb(width = 60_000, height = 60_000): Promise<Buffer> {
  const small = await photograph(3, 3).png().toBuffer();
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
}

/** The header of a HEIC, followed by garbage. */
export function heic(): Buffer {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  return Buffer.concat([head, Buffer.alloc(2_000, 7)]);
}
