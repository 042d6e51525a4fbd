import { type MouseEvent, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { type Piece, type ViewResult, viewPieces } from "../../shop/pieces/listing-page.ts";
import {
  changeView,
  defaultView,
  type ListingView,
  type ViewChanges,
  viewAddress,
} from "../../shop/pieces/listing-view.ts";
import { withoutPricesBeyondSlider } from "../../shop/pieces/price-slider.ts";
import { isPlainClick } from "../ui/plain-click.ts";
import type { Browsed } from "./browse-data.server.ts";
import { chosenInForms } from "./chosen-in-forms.ts";
import { scopes } from "./scope.ts";
import { useAllPieces } from "./use-all-pieces.ts";

export type Browse = Pick<Browsed, "scope" | "total" | "priceEnds"> & {
  /** The page's plain address. */
  path: string;
  /** What the shopper chose last. */
  view: ListingView;
  /** The pieces of that view; deferred, so a moment later. */
  results: ViewResult<Piece>;
  /** Chosen in a form, but the browser doesn't have the pieces for it: shown once the form is submitted. */
  needsSubmit: boolean;
  /** The props of a link to another view. */
  linkTo(changes: GetChanges, options?: ChangeOptions): ViewLink;
  /** Filters or sorts, on top of what was chosen last. */
  change(changes: GetChanges, options?: ChangeOptions): void;
};

type GetChanges = (last: ListingView) => ViewChanges;

type ChangeOptions = {
  /** Changes that share a name share a history entry: the moves of a slider, what is chosen while a sheet is open. */
  entry?: string | undefined;
  /** In place of the last history entry. */
  replace?: boolean;
  /** The change comes from a form: without all pieces don't load a page now, the form's button will. */
  inForm?: boolean;
  /** After a click on the link. */
  onOpen?: () => void;
};

type ViewLink = { href: string; onClick: (event: MouseEvent) => void };

/**
 * Filter, sort and Show more are state of the page: pure functions of the pieces that it has. The address follows by
 * `history`, so that Back undoes them and a reload keeps them. Where the browser doesn't
 * have all pieces, a filter is a normal page load.
 */
export function useBrowse(path: string, data: Browsed, search: string): Browse {
  const { scope, total, priceEnds } = data;
  const { parse, pageSize } = scopes[scope];
  const viewIn = (query: string) => withoutPricesBeyondSlider(parse(new URLSearchParams(query)), priceEnds);
  const [view, setView] = useState(() => viewIn(search));
  const pieces = useAllPieces(path, data, view.q);
  // The control re-renders in the next frame, the grid after it.
  const shownView = useDeferredValue(view);
  const results = useMemo(
    () => (pieces ? viewPieces(pieces, shownView, pageSize) : (data.results ?? noResults)),
    [pieces, shownView, pageSize, data.results],
  );

  function change(changes: GetChanges, { entry, replace = false, inForm = false }: ChangeOptions = {}): void {
    // The address is updated at once, `view` only at the next render.
    const last = viewIn(window.location.search);
    const next = changeView(last, changes(last));
    const address = viewAddress(path, next);
    if (address === viewAddress(path, last)) return;
    if (!pieces && !inForm) {
      window.location.assign(address);
      return;
    }
    setView(next);
    const isSameEntry = replace || (entry !== undefined && window.history.state?.entry === entry);
    window.history[isSameEntry ? "replaceState" : "pushState"]({ entry }, "", address);
  }

  const linkTo: Browse["linkTo"] = (changes, { onOpen, ...options } = {}) => ({
    href: viewAddress(path, changeView(view, changes(view))),
    onClick: (event) => {
      if (!pieces || !isPlainClick(event)) return;
      event.preventDefault();
      onOpen?.();
      change(changes, options);
    },
  });

  const readAddress = useEffectEvent(() => setView(viewIn(window.location.search)));
  // What was chosen before hydration is only in the DOM.
  const catchUp = useEffectEvent(() => {
    const chosen = chosenInForms(path, view, data);
    if (chosen !== view) change(() => chosen);
  });
  useEffect(() => {
    const onBack = () => readAddress();
    window.addEventListener("popstate", onBack);
    catchUp();
    return () => window.removeEventListener("popstate", onBack);
  }, []);

  const needsSubmit = !pieces && viewAddress(path, view) !== viewAddress(path, results.view);
  return { path, scope, total, priceEnds, view, results, needsSubmit, linkTo, change };
}

const noResults = viewPieces<Piece>({ found: [], also: [] }, defaultView, 0);
