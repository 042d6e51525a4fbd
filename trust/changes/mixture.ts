import { sentNamesIn } from "../../shop/pieces/sent-picture.ts";
import { pricesIn, type Said } from "./edition-book.ts";

/** An answer of the shop, read. */
export type Seen = { address: string; tag: string; text: string };

type At = (edition: number) => Said | undefined;

/**
 * What is wrong with an answer: it names no edition, two of them, or a price or a picture that its edition doesn't have,
 * wherever it stands: in what is read, in the link preview, in the structured data, in what the page's scripts begin with.
 */
export function mixtureIn({ address, tag, text }: Seen, at: At): string | undefined {
  const edition = Number(/^"(\d+):/.exec(tag)?.[1] ?? Number.NaN);
  const prices = at(edition);
  if (!prices) return `${address} has the tag ${tag}, which names no edition`;
  const within = editionWithin(text);
  if (within !== undefined && within !== edition)
    return `${address} of edition ${edition} says that it is of ${within}`;
  const found = pricesIn(text);
  if (found.first.size + found.second.size === 0) return `${address} shows neither piece`;
  for (const what of ["first", "second", "delivery"] as const) {
    const wrong = [...found[what]].filter((price) => price !== prices[what]);
    if (wrong.length > 0) return `${address} of edition ${edition} says ${wrong} where that says ${prices[what]}`;
  }
  const strange = sentNamesIn(text).find((name) => name !== prices.lead);
  return strange && `${address} of edition ${edition} shows ${strange} where that shows ${prices.lead}`;
}

/** Which edition the data of a page names, as its scripts read it; undefined where there is no such data. */
function editionWithin(text: string): number | undefined {
  if (text.startsWith("{")) return (JSON.parse(text) as { edition?: number }).edition;
  const [, inPage] = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(text) ?? [];
  const [line = ""] = (inPage ? String(JSON.parse(inPage)) : text).split("\n");
  if (!line.startsWith("[{")) return undefined;
  // React Router's own format: a list of values, in which records name the places of their keys and values.
  const values: unknown[] = JSON.parse(line);
  const key = `_${values.indexOf("edition")}`;
  const record = values.find((value) => typeof value === "object" && value !== null && Object.hasOwn(value, key));
  return record ? Number(values[(record as Record<string, number>)[key] ?? -1]) : undefined;
}
