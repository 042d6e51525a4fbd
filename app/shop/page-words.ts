import { pieceCount } from "../../shop/pieces/piece-count.ts";

export const shopTitle = "The whole collection";

type Counts = { total: number; also: number };

/** How the page is headed: as the whole collection, or by what was searched for and how much of it there is. */
export function pageWords(q: string | undefined, { total, also }: Counts): { title: string; intro: string } {
  if (q === undefined) return { title: shopTitle, intro: `${pieceCount(total)}, all made by hand.` };
  if (total === 0) return { title: `“${q}”`, intro: "Try a name, or a kind: rings, bangles, bridal." };
  const more = also > 0 ? `, and ${also} more with ${q}` : "";
  return { title: `“${q}”`, intro: `${pieceCount(total - also)}${more}.` };
}
