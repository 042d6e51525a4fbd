/** Texts of the seller's with blanks that are filled when the text is shown: "ready in {making time}". */

const blank = /\{([^{}]*)\}/g;

/** The names of the text's blanks, each once. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map(([, name = ""]) => name))];
}

/** A blank that nothing is known of stays as it is: the check of the catalogue has named it. */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(blank, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
}

/** What the shop itself fills in, on any page. */
export const shopBlanks = ["making time", "arrival time", "delivery", "address"] as const;
export type ShopBlank = (typeof shopBlanks)[number];
