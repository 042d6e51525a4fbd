import { type MouseEvent, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { type Piece, type ViewResult, viewPieces } from "../../shop/pieces/listing-page.ts";
import {
  changeView,
  defaultView,
  type ListingView,
  type ViewChanges,
  viewAddress,
} from "../../shop/pieces/listing-view.ts";
import { withoutIdlePrices } from "../../shop/pieces/price-slider.ts";
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
  /** The pieces of that view; they follow a moment later. */
  seen: ViewResult<Piece>;
  /** The page hasn't the pieces of this view: its forms ask the server for a page that has. */
  isUnsent: boolean;
  /** The props of a link to another view. */
  linkTo(changes: Changes, how?: How): ViewLink;
  /** Filters or sorts, on top of what was chosen last. */
  change(changes: Changes, how?: How): void;
};

type Changes = (last: ListingView) => ViewChanges;

type How = {
  /** Changes that share a name share a history entry: the moves of a slider, what is chosen while a sheet is open. */
  step?: string | undefined;
  /** In place of the last history entry. */
  replace?: boolean;
  /** A form sends the choice when its button is pressed, where the page hasn't all pieces. */
  inForm?: boolean;
  /** After a click on the link. */
  onOpen?: () => void;
};

type ViewLink = { href: string; onClick: (event: MouseEvent) => void };

/**
 * Filter, sort and Show more are state of the page: pure rules over the pieces that it has. The address follows by
 * `history`, so that Back undoes them and a reload keeps them. A page without all of its pieces asks for a document.
 */
export function useBrowse(path: string, data: Browsed, search: string): Browse {
  const { scope, total, priceEnds } = data;
  const { parse, step: pageSize } = scopes[scope];
  const viewIn = (query: string) => withoutIdlePrices(parse(new URLSearchParams(query)), priceEnds);
  const [view, setView] = useState(() => viewIn(search));
  const pieces = useAllPieces(path, data, view.q);
  // The control shows the choice in the next frame, the grid follows.
  const shownView = useDeferredValue(view);
  const seen = useMemo(
    () => (pieces ? viewPieces(pieces, shownView, pageSize) : (data.seen ?? nothing)),
    [pieces, shownView, pageSize, data.seen],
  );

  function change(changes: Changes, { step, replace = false, inForm = false }: How = {}): void {
    // Where the page has all pieces, the address has every choice, also one that React hasn't rendered yet.
    const last = pieces ? viewIn(window.location.search) : view;
    const next = changeView(last, changes(last));
    const address = viewAddress(path, next);
    if (address === viewAddress(path, last)) return;
    if (!pieces && !inForm) window.location.assign(address);
    else setView(next);
    if (!pieces) return;
    const isSameStep = replace || (step !== undefined && window.history.state?.step === step);
    window.history[isSameStep ? "replaceState" : "pushState"]({ step }, "", address);
  }

  const linkTo: Browse["linkTo"] = (changes, { onOpen, ...how } = {}) => ({
    href: viewAddress(path, changeView(view, changes(view))),
    onClick: (event) => {
      if (!pieces || !isPlainClick(event)) return;
      event.preventDefault();
      onOpen?.();
      change(changes, how);
    },
  });

  const readAddress = useEffectEvent(() => setView(viewIn(window.location.search)));
  // What was chosen before hydration stands in the forms.
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

  const isUnsent = !pieces && viewAddress(path, view) !== viewAddress(path, seen.view);
  return { path, scope, total, priceEnds, view, seen, isUnsent, linkTo, change };
}

const nothing = viewPieces<Piece>({ found: [], also: [] }, defaultView, 0);
