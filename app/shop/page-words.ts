import { pieceCount } from "../../shop/pieces/piece-count.ts";
import { nothingFoundText } from "../../shop/pieces/search-item.ts";

export const shopTitle = "The whole collection";

type Counts = { total: number; also: number };

/** Title and intro: of the whole collection, or of a search and its results. */
export function pageWords(q: string | undefined, { total, also }: Counts): { title: string; intro: string } {
  if (q === undefined) return { title: shopTitle, intro: `${pieceCount(total)}, all made by hand.` };
  if (total === 0) return { title: `“${q}”`, intro: nothingFoundText(q) };
  const more = also > 0 ? `, and ${also} more with ${q}` : "";
  return { title: `“${q}”`, intro: `${pieceCount(total - also)}${more}.` };
}
