import { useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { changeView, type ListingView, type ViewChanges, viewAddress } from "../../shop/listing-view.ts";
import type { Browsed } from "./browse-data.server.ts";
import { scopes } from "./scope.ts";

export type Browse = Browsed & {
  /** The page's plain address. */
  path: string;
  /** What the shopper asked for; while it loads, ahead of the pieces that are shown. */
  view: ListingView;
  isPending: boolean;
  /**
   * What a link to another view is made of. Each view is a step that Back undoes, but those that share a name are one
   * step together: the moves of a slider, everything that is chosen while the sheet is open.
   */
  linkTo(view: ListingView, step?: string): ViewLink;
  /** Filters or sorts, on top of what was asked for last. */
  change(changes: (last: ListingView) => ViewChanges, step?: string): void;
  /** Goes to another view. */
  show(view: ListingView): void;
};

export type ViewLink = { to: string; state: { step?: string }; replace: boolean; preventScrollReset: true };

/** Asked of the browser itself: two quick choices may come before React knows of the entry that the first one made. */
function stepOfEntry(): unknown {
  return window.history.state?.usr?.step;
}

/**
 * The view lives in the address alone; this reads it there and writes it there. The answer stays the same while another
 * page is on its way, so that thirty pieces and their filters aren't rendered once more before they go.
 */
export function useBrowse(path: string, data: Browsed): Browse {
  const { pathname, search, state } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const isPending = next?.pathname === pathname;
  const wanted = isPending ? next.search : search;
  const step: unknown = state?.step;
  // Two quick choices may come before React knows of the first.
  const ahead = useRef<{ of: ListingView; view: ListingView }>(undefined);
  return useMemo(() => {
    const view = scopes[data.scope].parse(new URLSearchParams(wanted));
    const linkTo: Browse["linkTo"] = (other, itsStep) => ({
      to: viewAddress(path, other),
      state: itsStep === undefined ? {} : { step: itsStep },
      replace: itsStep !== undefined && step === itsStep,
      preventScrollReset: true,
    });
    const change: Browse["change"] = (changes, itsStep) => {
      const last = ahead.current?.of === view ? ahead.current.view : view;
      const next = changeView(last, changes(last));
      ahead.current = { of: view, view: next };
      const { to, ...options } = linkTo(next, itsStep);
      const replace = itsStep !== undefined && stepOfEntry() === itsStep;
      navigate(to, { ...options, replace });
    };
    const show: Browse["show"] = (other) => {
      const { to, ...options } = linkTo(other);
      navigate(to, options);
    };
    return { ...data, path, view, isPending, linkTo, change, show };
  }, [path, data, wanted, step, isPending, navigate]);
}
