/** Without characters that look alike (0 1 B I L O S U Z), and without vowels, so that no number spells a word. */
export const orderNumberAlphabet = "23456789CDFGHJKMNPQRTVWXY";

const orderNumberPrefix = "NQ";

function spellOrderNumber(characters: string): string {
  return `${orderNumberPrefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * Short enough to read over the phone; random, so that nobody can count the shop's orders or guess the next one.
 * `random(max)` gives an integer from 0 up to but not including `max`. The store refuses a number that is taken.
 */
export function orderNumber(random: (max: number) => number): string {
  const character = () => orderNumberAlphabet.charAt(random(orderNumberAlphabet.length));
  const characters = Array.from({ length: 6 }, character).join("");
  if (characters.length !== 6) throw new RangeError("the source of randomness left its range");
  return spellOrderNumber(characters);
}

/** Reads a typed number: "nq 7f3k 92" is "NQ-7F3K-92". */
export function parseOrderNumber(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const characters = typed.length === 8 && typed.startsWith(orderNumberPrefix) ? typed.slice(2) : typed;
  const isKnown =
    characters.length === 6 && [...characters].every((character) => orderNumberAlphabet.includes(character));
  return isKnown ? spellOrderNumber(characters) : undefined;
}
