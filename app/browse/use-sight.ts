import { useEffect, useMemo, useState } from "react";
import {
  type AllPieces,
  allPiecesShape,
  type Piece,
  type Seen,
  seePieces,
  type ViewPieces,
  viewPiecesShape,
} from "../../shop/listing-page.ts";
import { defaultView, type ListingView, viewAddress } from "../../shop/listing-view.ts";
import type { Found } from "../../shop/search.ts";
import { savesData } from "../components/prefetch.ts";
import { readFromShop } from "../edition/kept-data.ts";
import type { Browsed } from "./browse-data.server.ts";
import { allPiecesPath, mostHeld, viewPath } from "./pieces-path.ts";
import { scopes } from "./scope.ts";

export type Sight = {
  seen: Seen<Piece>;
  /** The server is being asked; what is seen is from before. */
  isPending: boolean;
  /** It couldn't be asked; what is seen is from before. */
  retry: (() => void) | undefined;
};

/** What the page shows for this view: of the pieces that it has, or asked for where it hasn't all of them. */
export function useSight(path: string, data: Browsed, view: ListingView): Sight {
  const pieces = usePieces(path, data, view.q);
  const ours = useMemo(() => pieces && seePieces(pieces, view, scopes[data.scope].step), [data.scope, pieces, view]);
  const asked = useAsked(path, data, ours ? undefined : view);
  return ours ? { seen: ours, isPending: false, retry: undefined } : asked;
}

/** Those that the page came with; or, once it is alive, all of a few hundred: filters then wait for nothing. */
function usePieces(path: string, data: Browsed, q: string | undefined): Found<Piece> | undefined {
  const [fetched, setFetched] = useState<{ of: Browsed; pieces: Found<Piece> | undefined }>();
  const isWanted = !data.pieces && data.total <= mostHeld && !savesData;
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    readFromShop<AllPieces>(allPiecesPath(path, q), allPiecesShape, { signal: asking.signal }).then(
      ({ pieces }) => setFetched({ of: data, pieces }),
      () => undefined, // Each view is asked for, then.
    );
    return () => asking.abort();
  }, [path, data, q, isWanted]);
  return data.pieces ?? (fetched?.of === data ? fetched.pieces : undefined);
}

/** Nothing is asked without a view. */
function useAsked(path: string, { seen }: Browsed, view: ListingView | undefined): Sight {
  const [answer, setAnswer] = useState<Seen<Piece> | undefined>(seen);
  const [failed, setFailed] = useState<ListingView>();
  const address = view && viewAddress(path, view);
  const hasFailed = failed !== undefined && failed === view;
  const known = [seen, answer].find((each) => each && viewAddress(path, each.view) === address);

  useEffect(() => {
    if (!view || known || hasFailed) return;
    const asking = new AbortController();
    readFromShop<ViewPieces>(viewPath(path, view), viewPiecesShape, { signal: asking.signal }).then(
      (answered) => setAnswer(answered.seen),
      () => asking.signal.aborted || setFailed(view),
    );
    return () => asking.abort();
  }, [path, view, known, hasFailed]);

  return {
    seen: known ?? answer ?? seen ?? nothing,
    isPending: address !== undefined && !known && !hasFailed,
    retry: hasFailed ? () => setFailed(undefined) : undefined,
  };
}

const nothing = seePieces<Piece>({ found: [], also: [] }, defaultView, 0);
