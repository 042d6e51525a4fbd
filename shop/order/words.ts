import type { OrderLine } from "./order.ts";

/** "Aina", "Aina and Gauhar", "Aina, Mehr and Gauhar". */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

/** The first word of a name, for greetings: "Ayesha". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] || "the shopper";
}

const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

/** At the beginning of a sentence: "Two"; digits from 13 on. */
export function countWord(count: number): string {
  return small[count] ?? String(count);
}

/** A section's heading: "Two pieces". */
export function piecesHeading(lines: readonly Pick<OrderLine, "quantity">[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countWord(count)} ${count === 1 ? "piece" : "pieces"}`;
}

/** More names than this are counted instead. */
const mostNames = 4;

/** "Aina and Gauhar"; "12 pieces" where there are too many names. */
export function pieceNames(lines: readonly Pick<OrderLine, "name" | "quantity">[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  if (names.length <= mostNames) return listInWords(names);
  return `${lines.reduce((sum, { quantity }) => sum + quantity, 0)} pieces`;
}

/** A piece with its choices, within a sentence: "2 Gauhar in size 17", "Aina with dupatta". */
function pieceInWords(line: OrderLine): string {
  const words = [line.quantity > 1 ? `${line.quantity} ${line.name}` : line.name];
  if (line.size !== undefined) words.push(`in size ${line.size}`);
  if (line.withDupatta !== undefined) words.push(line.withDupatta ? "with dupatta" : "without dupatta");
  if (line.scent !== undefined) words.push(`with ${line.scent} attar`);
  if (line.kilos !== undefined) words.push(`and ${line.kilos} kg mithai`);
  return words.join(" ");
}

export function piecesInWords(lines: readonly OrderLine[]): string {
  return lines.length <= mostNames ? listInWords(lines.map(pieceInWords)) : pieceNames(lines);
}
