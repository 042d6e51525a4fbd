import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useOptimistic, useRef } from "react";
import { useLocation } from "react-router";
import { changeView, type ListingView, type ViewChanges, viewAddress } from "../../shop/listing-view.ts";
import { withoutIdlePrices } from "../../shop/price-slider.ts";
import { useGo } from "../components/go.ts";
import type { Browsed } from "./browse-data.server.ts";
import { chosenInForms } from "./chosen-in-forms.ts";
import { scopes } from "./scope.ts";
import { type Sight, useSight } from "./use-sight.ts";

export type Browse = Pick<Browsed, "scope" | "total" | "priceEnds"> &
  Sight & {
    /** The page's plain address. */
    path: string;
    /** What the shopper chose last; what is seen follows a moment later. */
    view: ListingView;
    /** What a link to another view is made of: its address, and what its press does. */
    linkTo(changes: Changes, how?: How): ViewLink;
    /**
     * Filters or sorts, on top of what was chosen last, once the control has shown it. A transition lasts until that is
     * seen: useShownChoice.
     */
    change(changes: Changes, how?: How, shown?: Promise<void>): Promise<void>;
  };

type Changes = (last: ListingView) => ViewChanges;

/**
 * Each view is a step that Back undoes, unless it takes the place of the one before. Those that share a name are one
 * step together: the moves of a slider, everything that is chosen while the sheet is open.
 */
type How = { step?: string | undefined; replace?: boolean };

type ViewLink = { to: string; lead: () => void };

/** The view lives in the address alone; this reads it there and writes it there. */
export function useBrowse(path: string, data: Browsed): Browse {
  const { scope, total, priceEnds } = data;
  const { search } = useLocation();
  const go = useGo();
  const viewIn = useCallback(
    (query: string) => withoutIdlePrices(scopes[scope].parse(new URLSearchParams(query)), priceEnds),
    [scope, priceEnds],
  );
  const settled = useMemo(() => viewIn(search), [viewIn, search]);
  const [view, showAhead] = useOptimistic(settled);
  // Chosen, and not in the address yet: two choices in one breath come before the first has got there.
  const ahead = useRef<ListingView>(undefined);

  const follow = async (changes: Changes, { step, replace = false }: How, shown?: Promise<void>) => {
    // Asked of the browser itself, which knows of an entry before React does.
    const last = ahead.current ?? viewIn(window.location.search);
    const next = changeView(last, changes(last));
    const to = viewAddress(path, next);
    if (to === viewAddress(path, last)) return;
    ahead.current = next;
    const way = async () => {
      await shown;
      if (shown) startTransition(() => showAhead(next));
      const isSameStep = step !== undefined && window.history.state?.usr?.step === step;
      return { to, state: { step }, replace: replace || isSameStep, preventScrollReset: true };
    };
    await go(way());
    // It is in the address, or was overtaken by something that didn't build on it.
    if (ahead.current === next) ahead.current = undefined;
  };
  const linkTo: Browse["linkTo"] = (changes, how = {}) => ({
    to: viewAddress(path, changeView(view, changes(view))),
    lead: () => follow(changes, how),
  });
  const change: Browse["change"] = (changes, how = {}, shown = nextPaint()) => follow(changes, how, shown);

  // What she chose before the script was here stands in the forms.
  const catchUp = useEffectEvent(() => {
    const chosen = chosenInForms(path, settled, data);
    if (chosen !== settled) startTransition(() => change(() => chosen));
  });
  useEffect(() => catchUp(), []);

  return { path, scope, total, priceEnds, view, linkTo, change, ...useSight(path, data, settled) };
}

/** Once the next frame has been painted: what she pressed shows that it was felt, and then comes what takes longer. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
