import { sentNamesIn } from "../../shop/pieces/sent-picture.ts";
import { type EditionFacts, pricesIn } from "./edition-log.ts";

/** A response of the shop; `tag` is its ETag. */
export type WatchedAnswer = { address: string; tag: string; text: string };

type At = (edition: number) => EditionFacts | undefined;

/**
 * What is wrong with an answer: its ETag names no edition, its data another one, or it has a price or picture that its
 * edition doesn't have, be it in text, link preview, structured data or the page's data.
 */
export function findMixedEdition({ address, tag, text }: WatchedAnswer, at: At): string | undefined {
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

/** The edition that JSON such as `/api/products` names; pages only have it in their tag. */
function editionWithin(text: string): number | undefined {
  return text.startsWith("{") ? (JSON.parse(text) as { edition?: number }).edition : undefined;
}
