/** The seller's texts may have blanks that are filled when the text is shown: "ready in {making time}". */

const blank = /\{([^{}]*)\}/g;

/** The names of a text's blanks, each once. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map(([, name = ""]) => name))];
}

/** An unknown blank stays as it is: the catalogue's check reports it. */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(blank, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
}

/** Blanks that the shop's own settings fill, on any page. */
export const shopBlanks = ["making time", "arrival time", "delivery", "address"] as const;
export type ShopBlank = (typeof shopBlanks)[number];
