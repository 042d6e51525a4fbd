import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureFacts } from "../../server/pictures/encode.ts";

type Look = { width?: number; height?: number; colour?: string };

/** A shop of its own in a temporary folder: photographs here, pictures and manifest there. */
export async function createStudio() {
  const root = await mkdtemp(join(tmpdir(), "pictures-"));
  const folder = join(root, "photos");
  const into = { pictures: join(root, "pictures"), manifest: join(root, "pictures.json") };
  await mkdir(folder);
  return {
    folder,
    into,
    photograph: async (file: string, look: Look = {}) => writeFile(join(folder, file), await jpeg(look)),
    put: (file: string, bytes: Buffer) => writeFile(join(folder, file), bytes),
    entry: async (name: string): Promise<PictureFacts | undefined> =>
      JSON.parse(await readFile(into.manifest, "utf8")).pictures[name],
    picture: (file: string) => sharp(join(into.pictures, file)),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** A plain ground with a dark square in the middle; small, so that encoding takes no time. */
export function jpeg({ width = 90, height = 120, colour = "#e2d2bd" }: Look = {}): Promise<Buffer> {
  const piece = { create: { width: 20, height: 20, channels: 3, background: "#333" } } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: piece }])
    .jpeg()
    .toBuffer();
}
