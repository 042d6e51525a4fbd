import { sharedPiece } from "../../catalogue/share-picture.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import type { ShareShape } from "../../shop/share-picture/share-words.ts";
import type { Editions } from "../catalogue/editions.ts";
import { createLruCache } from "../lru-cache.ts";
import { picturesPath } from "../site/pictures.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import type { PictureQueue } from "./picture-queue.ts";

export type DrawnPicture = Uint8Array<ArrayBuffer>;

/** Undefined where there is no such piece, or when it could not be drawn. */
export type SharePictures = (id: number, shape: ShareShape, withPrice: boolean) => Promise<DrawnPicture | undefined>;

type Parts = {
  editions: Pick<Editions, "current">;
  queue: PictureQueue;
  /** Gives one of the shop's pictures by its path. */
  readPicture: (path: string) => Promise<Uint8Array | undefined>;
};

/** The link previews of some 130 pieces. */
const cacheBytes = 12 * 1024 * 1024;

/** Draws pictures of pieces when they are first asked for, one at a time; the same one is drawn once. */
export function createSharePictures({ editions, queue, readPicture }: Parts): SharePictures {
  const cache = createLruCache<DrawnPicture>(cacheBytes, (bytes) => bytes.length);
  const underWay = new Map<string, Promise<DrawnPicture | undefined>>();

  return async (id, shape, withPrice) => {
    const { catalogue } = editions.current();
    const product = catalogue.product(id);
    if (!product) return undefined;
    const { tag, words, photo } = sharedPiece(catalogue, product, shape, withPrice);
    const known = cache.get(tag) ?? underWay.get(tag);
    if (known) return known;
    const draw = async () => {
      const bytes = await readPicture(`${picturesPath}/${pictureFile(photo, "full")}`);
      const drawn = bytes && (await queue("now", () => drawSharePicture({ shape, words }, bytes)));
      if (drawn) cache.set(tag, drawn);
      return drawn;
    };
    const drawing = draw().finally(() => underWay.delete(tag));
    underWay.set(tag, drawing);
    return drawing;
  };
}
