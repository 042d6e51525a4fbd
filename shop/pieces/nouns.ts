/** What pieces of a category are called, in the words of the catalogue. */
export const nounsOfCategory: Readonly<Record<string, readonly string[]>> = {
  Bridals: ["set", "haar", "choker", "necklace", "jhumkay"],
  Earrings: [
    ...["earrings", "jhumkay", "jhumka", "chandbalis", "chandbali", "tops", "studs"],
    ...["drops", "hoops", "baalian", "baali"],
  ],
  Chokkars: ["choker", "chokkar", "collar", "hasli", "necklace"],
  "Long Chains": ["chain", "haar", "mala", "necklace", "pendant", "locket"],
  Bangles: ["bangles", "bangle", "karay", "kara", "churiyan", "churi", "kangan", "bracelet"],
  Rings: ["ring", "rings", "band"],
  Accessories: [
    ...["nath", "tikka", "jhoomar", "passa", "payal", "brooch", "pin", "pins"],
    ...["anklets", "bracelet", "haath phool"],
  ],
  Clutches: ["clutch", "potli", "bag", "purse", "box"],
  Mathapatti: ["mathapatti"],
};

/** About as much of a summary as a card on a phone shows. */
export const shownOnCards = 24;

/** Whether a card that cuts the summary still says what the piece is. Unknown categories and scripts pass. */
export function namesItsKind(category: string, summary: string): boolean {
  const nouns = nounsOfCategory[category];
  if (!nouns || !/[a-z]/i.test(summary)) return true;
  return nouns.some((noun) => {
    const found = new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, "iu").exec(summary);
    return found !== null && found.index + noun.length <= shownOnCards;
  });
}
