import type { ComponentType } from "react";
import type { SearchResult } from "../../shop/pieces/search.ts";
import type { SearchItem } from "../../shop/pieces/search-item.ts";

export type Results = {
  /** How many match by name, and how many more only mention the words. */
  found: number;
  also: number;
  rows: readonly SearchItem[];
  /** The index of the first row that only mentions the words. */
  firstAlso: number;
};

export type FoundPiecesProps = { wanted: string; results: Results; active: number };

export type ReadyIndex = {
  state: "ready";
  items: readonly SearchItem[];
  find: (text: string) => SearchResult<SearchItem>;
  FoundPieces: ComponentType<FoundPiecesProps>;
};
