import sharp, { type Sharp } from "sharp";

/** A plain ground that is red in its upper left corner, so that one sees which way up it is. */
export function photograph(width = 300, height = 400, background = "#1f8a70"): Sharp {
  const [w, h] = [Math.ceil(width / 3), Math.ceil(height / 3)];
  const corner = { create: { width: w, height: h, channels: 3, background: "#e01010" } } as const;
  return sharp({ create: { width, height, channels: 3, background } }).composite([{ input: corner, left: 0, top: 0 }]);
}

/** Says of itself that it is as large as it likes; there is next to nothing in it. */
export async function bomb(width = 60_000, height = 60_000): Promise<Buffer> {
  const small = await photograph(3, 3).png().toBuffer();
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  return small;
}

/** A HEIC's beginning, and nothing that any library reads on from there. */
export function heic(): Buffer {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  return Buffer.concat([head, Buffer.alloc(2_000, 7)]);
}
