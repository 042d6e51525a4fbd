import { sharedPiece } from "../../catalogue/share-picture.ts";
import { undrawnLetters } from "../../shop/share-picture/drawn-letters.ts";
import type { ShareDesk } from "../../shop/share-picture/share-desk.ts";
import type { LinkPreviews } from "../pictures/link-preview-routes.ts";

export function createShareDesk({ editions, draw }: LinkPreviews): ShareDesk {
  return {
    async find(id, withPrice) {
      const { catalogue } = editions.current();
      const product = catalogue.product(id);
      if (!product) return undefined;
      const { name, summary } = product;
      const { words, tag } = sharedPiece(catalogue, product, "post", withPrice);
      return { id, name, words, tag, undrawn: undrawnLetters(name + summary) };
    },
    draw,
  };
}
