import type { DoorPictures } from "../../shop/desk/desk.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";

type Source = { product(id: number): { images: readonly string[] } | undefined; picture(name: string): PictureRef };

/** A bridal set as it is worn, and a close-up of a ring; a shop without them shows no picture. */
export function doorPictures(source: Source): DoorPictures {
  const find = (id: number, view: string) => {
    const name = source.product(id)?.images.find((image) => image.endsWith(`-${view}`));
    return name === undefined ? undefined : source.picture(name);
  };
  return { signIn: find(1, "worn"), welcome: find(98, "macro") };
}
