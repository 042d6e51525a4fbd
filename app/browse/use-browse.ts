import { startTransition, useEffect, useEffectEvent, useMemo, useOptimistic, useRef } from "react";
import { useLocation } from "react-router";
import { changeView, type ListingView, type ViewChanges, viewAddress } from "../../shop/listing-view.ts";
import { withoutIdlePrices } from "../../shop/price-slider.ts";
import { useGo } from "../components/go.ts";
import { nextPaint } from "../components/next-paint.ts";
import type { Browsed } from "./browse-data.server.ts";
import { chosenInForms } from "./chosen-in-forms.ts";
import { scopes } from "./scope.ts";
import { type Sight, useSeen } from "./use-seen.ts";

export type Browse = Pick<Browsed, "scope" | "total" | "also" | "priceEnds"> &
  Sight & {
    /** The page's plain address. */
    path: string;
    /** What the shopper chose last; what is seen follows a moment later. */
    view: ListingView;
    /**
     * What a link to another view is made of. Each view is a step that Back undoes, but those that share a name are one
     * step together: the moves of a slider, everything that is chosen while the sheet is open.
     */
    linkTo(view: ListingView, step?: string): ViewLink;
    /** Filters or sorts, on top of what was chosen last. A transition lasts until that is seen: useShownChoice. */
    change(changes: (last: ListingView) => ViewChanges, step?: string): Promise<void>;
  };

export type ViewLink = { to: string; state: { step?: string }; replace: boolean; preventScrollReset: true };

/** The view lives in the address alone; this reads it there and writes it there. */
export function useBrowse(path: string, data: Browsed): Browse {
  const { scope, total, also, priceEnds } = data;
  const { search } = useLocation();
  const go = useGo();
  const settled = useMemo(
    () => withoutIdlePrices(scopes[scope].parse(new URLSearchParams(search)), priceEnds),
    [scope, search, priceEnds],
  );
  const [view, showAhead] = useOptimistic(settled);
  // Two choices in one breath come before React knows of the first.
  const ahead = useRef({ of: settled, view: settled });
  if (ahead.current.of !== settled) ahead.current = { of: settled, view: settled };

  const linkTo: Browse["linkTo"] = (other, step) => ({
    to: viewAddress(path, other),
    state: step === undefined ? {} : { step },
    replace: step !== undefined && stepOfEntry() === step,
    preventScrollReset: true,
  });
  const change: Browse["change"] = async (changes, step) => {
    const last = ahead.current.view;
    const next = changeView(last, changes(last));
    ahead.current = { of: settled, view: next };
    const way = async () => {
      await nextPaint();
      startTransition(() => showAhead(next));
      return linkTo(next, step);
    };
    await go(way());
  };

  // What she chose before the script was here stands in the forms.
  const catchUp = useEffectEvent(() => {
    const chosen = chosenInForms(path, settled, data);
    if (chosen !== settled) startTransition(() => change(() => chosen));
  });
  useEffect(() => catchUp(), []);

  return { path, scope, total, also, priceEnds, view, linkTo, change, ...useSeen(path, data, settled) };
}

/** Asked of the browser itself, which knows of an entry before React does. */
function stepOfEntry(): unknown {
  return typeof window === "undefined" ? undefined : window.history.state?.usr?.step;
}
