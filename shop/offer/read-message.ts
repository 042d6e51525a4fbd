/** Where a piece was found in a shopper's message. */
export type FoundPiece = { id: number; start: number; end: number };

type Named = { id: number; name: string };

const address = /[\w.:/-]{0,80}\/product\/(\d{1,9})(?!\d)/g;
/** What GET BEST PRICE writes, and every kind of quotation mark that a phone's keyboard makes of it. */
const quoted = /["“”„«'‘’](?<name>[^"“”„«»'‘’\n]{1,80})["“”»'’]/g;

const fold = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/**
 * Finds the pieces that a pasted message speaks of: by the address of their page, or by their name between quotation
 * marks. Each piece once, in the order in which the message names them.
 */
export function readMessage(text: string, pieces: readonly Named[]): FoundPiece[] {
  const ids = new Set(pieces.map(({ id }) => id));
  const byName = new Map(pieces.map(({ id, name }) => [fold(name), id]));
  const byAddress = [...text.matchAll(address)].map((match) => foundAt(match, Number(match[1])));
  const byQuote = [...text.matchAll(quoted)].map((match) => foundAt(match, byName.get(fold(match.groups?.name ?? ""))));
  const found = [...byAddress, ...byQuote]
    .filter(({ id }) => ids.has(id))
    .sort((one, other) => one.start - other.start);
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
}

function foundAt({ index, 0: { length } }: RegExpExecArray, id = 0): FoundPiece {
  return { id, start: index, end: index + length };
}
